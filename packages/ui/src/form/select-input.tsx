import type { ReactNode, SelectHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import { describedBy, Field } from './field.tsx';
import { controlLook } from './text-input.tsx';

type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & {
  readonly id: string;
  readonly label: string;
  readonly optional?: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
};

/** One of many, in the browser's own list. */
export function SelectInput({ id, label, optional, hint, error, children, ...rest }: Props) {
  return (
    <Field id={id} label={label} hint={hint} error={error} {...(optional && { optional })}>
      <div className="relative">
        <select
          {...rest}
          {...describedBy({ id, hint, error })}
          className={`${controlLook} appearance-none truncate bg-page! pe-10 aria-invalid:bg-danger-ground!`}
        >
          {children}
        </select>
        <Icon
          name="down"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted"
        />
      </div>
    </Field>
  );
}
