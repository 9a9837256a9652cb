import type { Ref, TextareaHTMLAttributes } from 'react';
import { describedBy, Field, type FieldProps, splitField } from './field.tsx';

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'> &
  FieldProps & { readonly ref?: Ref<HTMLTextAreaElement> };

/** Labelled text of several lines; it grows with its text. */
export function TextArea({ rows = 3, className = '', ...props }: Props) {
  const { field, control } = splitField(props);
  return (
    <Field {...field}>
      <textarea
        rows={rows}
        {...control}
        {...describedBy(field)}
        className={`field-sizing-content max-h-100 min-h-[calc(3lh+18px)] w-full rounded-control border border-line-strong bg-page px-3 py-2 text-control text-ink transition-colors placeholder:text-muted read-only:bg-sunken disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:bg-danger-ground ${className}`}
      />
    </Field>
  );
}
