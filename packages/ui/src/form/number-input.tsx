import { type InputHTMLAttributes, useState } from 'react';
import { IconButton } from '../button.tsx';
import { describedBy, Field, type FieldProps, splitField } from './field.tsx';
import { readUnits, unitsText } from './number-text.ts';
import { controlLook } from './text-input.tsx';

type Props = FieldProps &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'name' | 'required' | 'disabled' | 'placeholder' | 'autoComplete'
  > & {
    /** Whole units of the last decimal, such as fen or grams; undefined while empty. */
    readonly value?: number | undefined;
    readonly defaultValue?: number | undefined;
    /** Undefined when the text is not such a number. */
    readonly onChange?: (units: number | undefined) => void;
    readonly decimals?: number;
    readonly min?: number;
    readonly max?: number;
    /** Sign before the number, such as that of a currency. */
    readonly sign?: string;
    /** Unit after the number. */
    readonly unit?: string;
    /** Accessible names of the buttons that count down and up; without them there are none. */
    readonly steps?: { readonly less: string; readonly more: string };
  };

/** Number as text: keeps what is typed, opens the number keys on phones and never rounds. */
export function NumberInput(props: Props) {
  const { field, control } = splitField(props);
  const {
    value,
    defaultValue,
    onChange,
    decimals = 0,
    min = 0,
    max = Infinity,
    sign,
    unit,
    steps,
    ...rest
  } = control;
  const [typed, setTyped] = useState(defaultValue === undefined ? '' : unitsText(defaultValue, decimals));
  const read = readUnits(typed, decimals);
  // The text follows the value unless it says the same in another way, such as "1.50" for 1.5.
  const isBound = 'value' in control;
  const written = value === undefined ? '' : unitsText(value, decimals);
  const text = isBound && read !== value ? written : typed;
  const put = (next: string) => {
    setTyped(next);
    onChange?.(readUnits(next, decimals));
  };
  const units = readUnits(text, decimals) ?? min;
  const step = 10 ** decimals;
  const ends = `${sign ? 'ps-8' : ''} ${unit ? 'pe-13' : ''}`;
  return (
    <Field {...field}>
      <span className="flex gap-2">
        {steps && (
          <IconButton
            icon="minus"
            label={steps.less}
            disabled={rest.disabled || units <= min}
            onClick={() => put(unitsText(Math.max(min, units - step), decimals))}
            className="border border-line-strong"
          />
        )}
        <span className="relative block min-w-0 grow">
          {sign && <Mark className="start-3">{sign}</Mark>}
          <input
            type="text"
            inputMode={decimals > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            {...rest}
            {...describedBy(field)}
            value={text}
            onChange={({ target }) => put(target.value)}
            className={`${controlLook} tabular-nums ${ends} ${steps ? 'text-center' : ''}`}
          />
          {unit && <Mark className="end-3">{unit}</Mark>}
        </span>
        {steps && (
          <IconButton
            icon="plus"
            label={steps.more}
            disabled={rest.disabled || units >= max}
            onClick={() => put(unitsText(Math.min(max, units + step), decimals))}
            className="border border-line-strong"
          />
        )}
      </span>
    </Field>
  );
}

const Mark = ({ className, children }: { readonly className: string; readonly children: string }) => (
  <span
    aria-hidden="true"
    className={`pointer-events-none absolute inset-y-0 flex items-center text-small text-muted ${className}`}
  >
    {children}
  </span>
);

/** Amount of money in the smallest unit of its currency. */
export const MoneyInput = ({ decimals = 2, ...rest }: Props & { readonly sign: string }) => (
  <NumberInput decimals={decimals} {...rest} />
);
