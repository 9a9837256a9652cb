import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type Props = {
  /** Id of the control inside. */
  readonly id: string;
  readonly label: string;
  /** Marker of optional fields. */
  readonly optional?: string;
  /** Help text, shown before any error. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
};

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** ARIA attributes that link a control to its hint and error. */
export function describedBy({ id, hint, error }: Pick<Props, 'id' | 'hint' | 'error'>) {
  const ids = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined } as const;
}

/** Field layout: label above the control, hint and error below. */
export const Field = ({ id, label, optional, hint, error, children }: Props) => (
  <div className="grid gap-2">
    <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-small font-medium">
      {label}
      {optional && <span className="text-caption font-regular text-muted">{optional}</span>}
    </label>
    {children}
    {error && (
      <p id={errorId(id)} className="flex gap-2 text-small text-danger">
        <Icon name="warning" className="mt-0.5 size-4" />
        {error}
      </p>
    )}
    {hint && (
      <p id={hintId(id)} className="text-caption text-muted">
        {hint}
      </p>
    )}
  </div>
);
