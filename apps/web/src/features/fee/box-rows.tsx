import { useTranslation } from '@onehaul/i18n/react';
import { measuresIn } from '@onehaul/i18n/measures';
import { Button } from '@onehaul/ui/button';
import { controlLook } from '@onehaul/ui/form/text-input';
import { Icon } from '@onehaul/ui/icon';
import { useId, useState } from 'react';
import {
  type BoxField,
  boxFields,
  boxProblem,
  countOf,
  emptyBox,
  maxBoxes,
  maxRows,
  ruleOf,
  type TypedBox,
  type Units,
} from './typed-box.ts';

type Props = {
  readonly rows: readonly TypedBox[];
  readonly units: Units;
  readonly onChange: (rows: readonly TypedBox[]) => void;
};

/** Box rows. Errors show beside a field after it was edited, not before. */
export function BoxRows({ rows, units, onChange }: Props) {
  const { t, i18n } = useTranslation('fee');
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const listId = useId();
  const count = countOf(rows);

  function add(): void {
    const key = Math.max(...rows.map((row) => row.key)) + 1;
    onChange([...rows, emptyBox(key)]);
    // Waits for the new row to render, then focuses its first field.
    requestAnimationFrame(() => document.getElementById(fieldId(listId, key, 'weight'))?.focus());
  }

  function remove(row: TypedBox): void {
    const at = rows.indexOf(row);
    const rest = rows.filter((each) => each !== row);
    onChange(rest);
    const next = rest[Math.min(at, rest.length - 1)]!;
    requestAnimationFrame(() => document.getElementById(fieldId(listId, next.key, 'weight'))?.focus());
  }

  return (
    <div className="grid gap-3">
      {rows.map((row, index) => (
        <BoxRow
          key={row.key}
          row={row}
          first={countOf(rows.slice(0, index)) + 1}
          last={countOf(rows.slice(0, index + 1))}
          units={units}
          idOf={(field) => fieldId(listId, row.key, field)}
          isTouched={(field) => touched.has(`${row.key}.${field}`)}
          onType={(field, typed) => {
            setTouched((before) => new Set(before).add(`${row.key}.${field}`));
            onChange(rows.map((each) => (each === row ? { ...row, [field]: typed } : each)));
          }}
          {...(rows.length > 1 && { onRemove: () => remove(row) })}
        />
      ))}
      {count > maxBoxes && (
        <p role="alert" className="flex gap-2 text-small text-danger">
          <Icon name="warning" className="mt-0.5 size-4" />
          {t('boxes.tooMany', { most: measuresIn(i18n.language).number(maxBoxes) })}
        </p>
      )}
      {rows.length < maxRows && (
        <Button variant="secondary" size="small" onClick={add} className="justify-self-start">
          <Icon name="plus" className="size-4" />
          {t('boxes.add')}
        </Button>
      )}
    </div>
  );
}

const fieldId = (listId: string, key: number, field: BoxField) => `${listId}-${key}-${field}`;

type RowProps = {
  readonly row: TypedBox;
  /** First and last number of its boxes, as bills name them. */
  readonly first: number;
  readonly last: number;
  readonly units: Units;
  readonly idOf: (field: BoxField) => string;
  readonly isTouched: (field: BoxField) => boolean;
  readonly onType: (field: BoxField, typed: string) => void;
  readonly onRemove?: () => void;
};

const spans: Record<BoxField, string> = {
  weight: 'col-span-3 sm:col-span-1',
  length: 'col-span-3 sm:col-span-1',
  width: 'col-span-2 sm:col-span-1',
  height: 'col-span-2 sm:col-span-1',
  count: 'col-span-2 sm:col-span-1',
};

function BoxRow({ row, first, last, units, idOf, isTouched, onType, onRemove }: RowProps) {
  const { t, i18n } = useTranslation('fee');
  const measures = measuresIn(i18n.language);
  const unitOf = (field: BoxField) =>
    field === 'count' ? undefined : field === 'weight' ? units.weight : units.size;
  const problems = boxFields.flatMap((field) => {
    const problem = isTouched(field) ? boxProblem(row, field, units) : undefined;
    if (!problem) return [];
    const { most, decimals } = ruleOf(field, units);
    const limit = [measures.number(most), unitOf(field)].filter(Boolean).join(' ');
    const text = t(`problem.${problem}`, { most: limit, decimals: measures.number(decimals) });
    return [{ field, text: t('problem.field', { field: t(`boxes.${field}`), text }) }];
  });
  const errorId = `${idOf('weight')}-errors`;
  const name = first === last ? t('boxes.box', { number: first }) : t('boxes.range', { first, last });
  return (
    <fieldset className="rounded-control border border-line bg-surface p-3">
      <legend className="sr-only">{name}</legend>
      <div className="mb-1 flex min-h-8 items-center justify-between gap-3">
        <span className="text-small font-semibold" aria-hidden="true">
          {name}
        </span>
        {onRemove && (
          <button
            type="button"
            onClick={onRemove}
            aria-label={t('boxes.remove', { name })}
            className="flex size-8 items-center justify-center rounded-control text-muted hover:bg-primary-2 hover:text-ink"
          >
            <Icon name="close" className="size-4" />
          </button>
        )}
      </div>
      <div className="grid grid-cols-6 gap-2 sm:grid-cols-[5fr_4fr_4fr_4fr_3fr]">
        {boxFields.map((field) => (
          <div key={field} className={spans[field]}>
            <label htmlFor={idOf(field)} className="block text-caption whitespace-nowrap text-muted">
              {t(`boxes.${field}`)}
              {unitOf(field) && ` ${unitOf(field)}`}
            </label>
            <input
              id={idOf(field)}
              type="text"
              inputMode={field === 'count' ? 'numeric' : 'decimal'}
              autoComplete="off"
              maxLength={9}
              value={row[field]}
              onChange={({ target }) => onType(field, target.value)}
              aria-invalid={problems.some((problem) => problem.field === field) || undefined}
              aria-describedby={problems.length > 0 ? errorId : undefined}
              className={`${controlLook} mt-1 px-2! text-end`}
            />
          </div>
        ))}
      </div>
      {problems.length > 0 && (
        <ul id={errorId} className="mt-2 grid gap-1 text-small text-danger">
          {problems.map(({ field, text }) => (
            <li key={field} className="flex gap-2">
              <Icon name="warning" className="mt-0.5 size-4" />
              {text}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
