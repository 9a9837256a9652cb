import { Card } from '@onehaul/ui/card';
import { Input } from '@onehaul/workbench/antd';
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
};

/** Text field with its label above and error or hint below. */
export function TypedField(props: FieldProps) {
  const { id, label, optional, hint, error, value, onChange, isDisabled, ...rest } = props;
  const descriptionIds = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="flex items-baseline justify-between gap-2 text-small font-medium">
        {label}
        {optional && <span className="text-caption font-regular text-muted">{optional}</span>}
      </label>
      <Input
        {...rest}
        id={id}
        autoComplete="off"
        value={value}
        disabled={isDisabled ?? false}
        status={error ? 'error' : ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptionIds || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {error && (
        <p id={`${id}-error`} className="text-caption text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

/** Radio card: the whole card is clickable. */
export const choiceLook =
  'relative flex gap-3 rounded-control border border-line bg-surface p-3 text-small transition-colors has-[input:enabled]:hover:bg-primary-1 has-checked:border-primary-9 has-checked:bg-primary-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2';
export const choiceInput = 'mt-0.5 size-4.5 shrink-0 accent-primary-9 focus-visible:outline-none';
