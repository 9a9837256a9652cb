import type { SelectHTMLAttributes } from 'react';
import { describedBy, Field, type FieldProps, splitField } from './field.tsx';
import { Select } from './select.tsx';

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & FieldProps;

/** Select with its label. */
export function SelectInput({ children, ...props }: Props) {
  const { field, control } = splitField(props);
  return (
    <Field {...field}>
      <Select {...control} {...describedBy(field)}>
        {children}
      </Select>
    </Field>
  );
}
