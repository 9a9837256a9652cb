import type { ReactNode } from 'react';

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  /** Language of the label, if it differs from the page's. */
  readonly lang?: string;
};

type Props<Value extends string> = {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

/** Radio group with all choices visible; arrow keys move between them. */
export function ChoiceGroup<Value extends string>({ legend, name, choices, value, onChange }: Props<Value>) {
  return (
    <fieldset>
      <legend className="mb-2 text-caption font-medium text-muted">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            lang={choice.lang}
            className="flex min-h-control items-center gap-2 rounded-control border border-line px-3 py-1 text-small transition-colors hover:bg-primary-2 has-checked:border-primary-9 has-checked:bg-primary-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="accent-primary-9 focus-visible:outline-none"
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
