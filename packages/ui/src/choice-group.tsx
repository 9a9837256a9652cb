import type { ReactNode } from 'react';

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  /** Second line: what the choice means. */
  readonly detail?: ReactNode;
  /** Language of the label, if it differs from the page's. */
  readonly lang?: string;
  readonly isDisabled?: boolean;
};

type Props<Value extends string> = {
  readonly legend: string;
  /** Styles the legend like a field's label, for a form. */
  readonly isField?: boolean;
  readonly name: string;
  readonly choices: readonly Choice<Value>[];
  /** Undefined while nothing is chosen. */
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** Id of the first choice, which takes the focus when the choice is missing. */
  readonly id?: string;
  /** Ids of the hint and error. */
  readonly describedBy?: string | undefined;
};

/** Radio group with all choices visible; arrow keys move between them. */
export function ChoiceGroup<Value extends string>(props: Props<Value>) {
  const { legend, isField = false, name, choices, value, onChange, id = name, describedBy } = props;
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className={`mb-2 font-medium ${isField ? 'text-small' : 'text-caption text-muted'}`}>
        {legend}
      </legend>
      <div
        className={`grid gap-2 ${choices.some(({ detail }) => Boolean(detail)) ? 'sm:grid-cols-2' : 'grid-cols-2'}`}
      >
        {choices.map((choice, index) => (
          <label
            key={choice.value}
            lang={choice.lang}
            className="flex min-h-control items-center gap-2 rounded-control border border-line px-3 py-1 text-small transition-colors hover:bg-primary-2 has-checked:border-primary-9 has-checked:bg-primary-2 has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.isDisabled}
              onChange={() => onChange(choice.value)}
              {...(index === 0 && { id })}
              className="shrink-0 accent-primary-9 focus-visible:outline-none"
            />
            <span className="min-w-0">
              {choice.label}
              {choice.detail && <span className="block text-caption text-muted">{choice.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
