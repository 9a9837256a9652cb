import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

/** What every labelled control takes. */
export type FieldProps = {
  /** Id of the control inside. */
  readonly id: string;
  readonly label: string;
  /** Marker of optional fields. */
  readonly optional?: string;
  /** Short remark after the label, such as how sure a recognised value is. */
  readonly mark?: ReactNode;
  /** Help text, shown before any error. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Screen readers say the error at once: it appears while the focus stays where it is. */
  readonly announcesError?: boolean | undefined;
};

type Props = FieldProps & {
  readonly className?: string;
  readonly children: ReactNode;
};

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** ARIA attributes that link a control to its hint and error. */
export function describedBy({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  const ids = [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ');
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': ids || undefined } as const;
}

/** Separates what belongs to the field from what belongs to the control. */
export function splitField<Rest extends FieldProps>({
  id,
  label,
  optional,
  mark,
  hint,
  error,
  announcesError,
  ...control
}: Rest) {
  return { field: { id, label, optional, mark, hint, error, announcesError }, control };
}

export const FieldError = ({
  id,
  error,
  announcesError,
}: Pick<FieldProps, 'id' | 'error' | 'announcesError'>) =>
  error ? (
    <p
      id={errorId(id)}
      role={announcesError ? 'alert' : undefined}
      className="flex gap-2 text-small text-danger"
    >
      <Icon name="warning" className="mt-0.5 size-4" />
      {error}
    </p>
  ) : null;

export const FieldHint = ({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) =>
  hint ? (
    <p id={hintId(id)} className="text-caption text-muted">
      {hint}
    </p>
  ) : null;

/** Field layout: label above the control, hint and error below. */
export const Field = ({
  id,
  label,
  optional,
  mark,
  hint,
  error,
  announcesError,
  className = '',
  children,
}: Props) => (
  <div className={`grid content-start gap-2 ${className}`}>
    <label htmlFor={id} className="flex items-baseline justify-between gap-3 text-small font-medium">
      <span>
        {label}
        {mark}
      </span>
      {optional && <span className="text-caption font-regular text-muted">{optional}</span>}
    </label>
    {children}
    <FieldError id={id} error={error} announcesError={announcesError} />
    <FieldHint id={id} hint={hint} />
  </div>
);
