import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { describedBy, Field, type FieldProps, splitField } from './field.tsx';

/** Single-line control; same height as adjacent buttons. */
export const controlLook =
  'h-control w-full rounded-control border border-line-strong bg-page px-3 text-control text-ink transition-colors placeholder:text-muted aria-invalid:border-danger aria-invalid:bg-danger-ground read-only:bg-sunken disabled:bg-sunken disabled:text-muted';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> &
  FieldProps & {
    readonly ref?: Ref<HTMLInputElement>;
    /** Content in front of the frame, and at the end inside it. */
    readonly before?: ReactNode;
    readonly after?: ReactNode;
    /** Content after the frame: an action on the text. */
    readonly beside?: ReactNode;
  };

/** Labelled single-line input. Usually uncontrolled: forms read the value on submit. */
export function TextInput(props: Props) {
  const { field, control } = splitField(props);
  const { before, after, beside, className = '', ...rest } = control;
  return (
    <Field {...field}>
      <div className="flex gap-2">
        {before}
        <div className="relative min-w-0 grow">
          <input
            type="text"
            {...rest}
            {...describedBy(field)}
            className={`${controlLook} ${after ? 'pe-13' : ''} ${className}`}
          />
          {after && <span className="absolute inset-y-0 end-1 flex items-center">{after}</span>}
        </div>
        {beside}
      </div>
    </Field>
  );
}
