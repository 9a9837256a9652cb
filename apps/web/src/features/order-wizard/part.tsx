import { Card } from '@onehaul/ui/card';
import { TextInput } from '@onehaul/ui/form/text-input';
import { type ReactNode, useId } from 'react';

type PartProps = {
  readonly title: string;
  readonly text?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** A titled part of a step. */
export function Part({ title, text, action, children }: PartProps) {
  const id = useId();
  return (
    <Card className="p-4 sm:p-6">
      <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div>
            <h3 id={id} className="text-body font-semibold">
              {title}
            </h3>
            {text && <p className="mt-1 text-small text-muted">{text}</p>}
          </div>
          {action}
        </div>
        {children}
      </section>
    </Card>
  );
}

type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly optional?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly inputMode?: 'decimal' | 'numeric';
  readonly maxLength?: number;
  readonly isDisabled?: boolean;
  readonly lang?: string;
  /** An action on the text. */
  readonly beside?: ReactNode;
};

/** Text field of the draft, which keeps what is typed. */
export const TypedField = ({ onChange, isDisabled = false, ...rest }: FieldProps) => (
  <TextInput
    {...rest}
    autoComplete="off"
    disabled={isDisabled}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** Radio card: the whole card is clickable. */
export const choiceLook =
  'relative flex min-h-control gap-3 rounded-control border border-line bg-surface p-3 text-small transition-colors has-[input:enabled]:hover:bg-primary-1 has-checked:border-primary-9 has-checked:bg-primary-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2';
export const choiceInput = 'mt-0.5 size-5 shrink-0 accent-primary-9 focus-visible:outline-none';
