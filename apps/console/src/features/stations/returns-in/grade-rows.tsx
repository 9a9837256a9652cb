import type { ReturnForStaff } from '@onehaul/contract/console/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { grades, type TypedGrades } from './grade-values.ts';
import { StationInput } from './station-input.tsx';

type Props = {
  readonly items: ReturnForStaff['items'];
  readonly typed: TypedGrades;
  readonly isOff: boolean;
  readonly onChange: (typed: TypedGrades) => void;
  readonly onEnter: () => void;
};

const nothing = { good: '', damaged: '', missing: '' };

/** Three fields per item: good, damaged, missing. */
export function GradeRows({ items, typed, isOff, onChange, onEnter }: Props) {
  const { t } = useTranslation('returnDesk');
  return (
    <ul className="grid gap-3">
      {items.map((item) => (
        <li
          key={item.position}
          data-item={item.position}
          className="grid items-end gap-3 rounded-card border border-line-strong p-4 lg:grid-cols-[minmax(0,1fr)_repeat(3,120px)]"
        >
          <div className="min-w-0 self-center">
            <strong className="block truncate text-lead">
              {item.goodsName} × {item.quantity}
            </strong>
            <span className="block truncate font-mono text-small text-muted">
              {[item.skuCode, item.barcode].filter(Boolean).join(' · ')}
            </span>
          </div>
          {grades.map((grade) => (
            <StationInput
              key={grade}
              name={grade}
              label={t(`item.${grade}`)}
              isNumber
              isOff={isOff}
              value={(typed[item.position] ?? nothing)[grade]}
              onChange={(words) =>
                onChange({
                  ...typed,
                  [item.position]: { ...nothing, ...typed[item.position], [grade]: words },
                })
              }
              onEnter={onEnter}
            />
          ))}
        </li>
      ))}
    </ul>
  );
}
