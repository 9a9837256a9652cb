import type { ReactNode, SelectHTMLAttributes } from 'react';
import { describedBy, Field } from './field.tsx';
import { Select } from './select.tsx';

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
  readonly id: string;
  readonly label: string;
  readonly optional?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** Select with its label. */
export function SelectInput({ id, label, optional, hint, error, children, ...rest }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(optional && { optional })}>
      <Select {...rest} {...describedBy({ id, hint, error })}>
        {children}
      </Select>
    </Field>
  );
}
