import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { describedBy, Field } from './field.tsx';

/** Single-line control; same height as adjacent buttons. */
export const controlLook =
  'h-control w-full rounded-control border border-line-strong bg-page px-3 text-control text-ink transition-colors placeholder:text-muted aria-invalid:border-danger aria-invalid:bg-danger-ground read-only:bg-sunken';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  readonly id: string;
  readonly label: string;
  readonly optional?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  /** Content in front of the frame, and at the end inside it. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Content after the frame: an action on the text. */
  readonly beside?: ReactNode;
};

/** Labelled single-line input. Uncontrolled: forms read the value on submit. */
export function TextInput({
  id,
  label,
  optional,
  hint,
  error,
  before,
  after,
  beside,
  className = '',
  ...rest
}: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(optional && { optional })}>
      <div className="flex gap-2">
        {before}
        <div className="relative min-w-0 grow">
          <input
            type="text"
            {...rest}
            {...describedBy({ id, hint, error })}
            className={`${controlLook} ${after ? 'pe-13' : ''} ${className}`}
          />
          {after && <span className="absolute inset-y-0 end-1 flex items-center">{after}</span>}
        </div>
        {beside}
      </div>
    </Field>
  );
}
