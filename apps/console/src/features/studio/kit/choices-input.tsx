import type { FieldType } from '@onehaul/contract/console/studio/field';
import { useTranslation } from '@onehaul/i18n/react';
import { Checkbox } from '@onehaul/workbench/antd';
import type { ControlProps } from './field-input.tsx';
import { MoveButtons, moved } from './move-buttons.tsx';

type Props = {
  readonly type: Extract<FieldType, { is: 'choices' }>;
  /** Options that cannot be chosen, and are not shown unless they are. */
  readonly excluded: readonly string[];
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (chosen: string[]) => void;
  readonly choiceOf: (option: string) => string;
  readonly control: ControlProps;
};

/** Several of a list. Where the order has a meaning, the chosen ones come first and can be moved. Required ones stay. */
export function ChoicesInput({ type, excluded, label, value, onChange, choiceOf, control }: Props) {
  const { t } = useTranslation('studio');
  const chosen = value as string[];
  const offered = type.options.filter((option) => chosen.includes(option) || !excluded.includes(option));
  const others = offered.filter((option) => !chosen.includes(option));
  const options = type.isOrdered ? [...chosen, ...others] : offered;
  const toggle = (option: string, isOn: boolean) =>
    onChange(
      type.isOrdered
        ? [...chosen.filter((one) => one !== option), ...(isOn ? [option] : [])]
        : type.options.filter((one) => (one === option ? isOn : chosen.includes(one))),
    );
  return (
    <fieldset
      className="min-w-0"
      id={control.id}
      tabIndex={-1}
      aria-label={label}
      aria-describedby={control['aria-describedby']}
    >
      <ul className={type.isOrdered ? 'rounded-control border border-line' : 'grid gap-x-4 sm:grid-cols-2'}>
        {options.map((option) => {
          const place = chosen.indexOf(option);
          // One that older content lacks can still be chosen.
          const isFixed = type.required.includes(option) && place >= 0;
          return (
            <li
              key={option}
              data-choice={option}
              className={`flex min-h-10 items-center justify-between gap-2 ${
                type.isOrdered ? 'border-line px-3 not-first:border-t' : ''
              }`}
            >
              <Checkbox
                disabled={control.disabled || isFixed}
                checked={place >= 0}
                onChange={({ target }) => toggle(option, target.checked)}
              >
                {choiceOf(option)}
                {isFixed && <span className="ms-2 text-caption text-muted">{t('choices.required')}</span>}
              </Checkbox>
              {type.isOrdered && place >= 0 && !control.disabled && (
                <MoveButtons
                  name={choiceOf(option)}
                  place={place}
                  count={chosen.length}
                  onMove={(by) => onChange(moved(chosen, place, by))}
                />
              )}
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
