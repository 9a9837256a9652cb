import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../icon.tsx';
import { controlLook } from './text-input.tsx';

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  /** Compact height for table rows. */
  readonly isSmall?: boolean;
};

/** Native select without a label; `SelectInput` adds one. */
export const Select = ({ className = '', isSmall = false, ...rest }: Props) => (
  <span className={`relative block ${className}`}>
    <select
      {...rest}
      className={`${controlLook} ${isSmall ? 'h-control-small!' : ''} appearance-none truncate bg-page! pe-9 disabled:bg-sunken! aria-invalid:bg-danger-ground!`}
    />
    <Icon name="down" className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-muted" />
  </span>
);
