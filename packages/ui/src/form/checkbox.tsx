import type { ReactNode } from 'react';
import { describedBy } from './field.tsx';
import { Icon } from '../icon.tsx';

type Props = {
  readonly id: string;
  readonly name: string;
  readonly error?: string | undefined;
  readonly children: ReactNode;
  /** Beside the label but not part of it, such as a button that opens the terms. */
  readonly beside?: ReactNode;
};

/** Checkbox for explicit consent. */
export const Checkbox = ({ id, name, error, children, beside }: Props) => (
  <div className="grid gap-2">
    <div className="flex flex-wrap items-center gap-x-1 text-small">
      <label className="flex min-h-8 items-center gap-3">
        <input
          type="checkbox"
          name={name}
          {...describedBy({ id, error, hint: undefined })}
          className="size-5 accent-primary-9"
        />
        <span>{children}</span>
      </label>
      {beside}
    </div>
    {error && (
      <p id={`${id}-error`} className="flex gap-2 text-small text-danger">
        <Icon name="warning" className="mt-0.5 size-4" />
        {error}
      </p>
    )}
  </div>
);
