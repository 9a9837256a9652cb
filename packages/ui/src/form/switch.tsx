import type { InputHTMLAttributes, ReactNode } from 'react';
import { describedBy, FieldHint } from './field.tsx';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> & {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

/** A checkbox tells its state itself: aria-checked would only repeat it. */
const native = { type: 'checkbox', role: 'switch' } as const;

/** Setting that takes effect at once; a value that is saved with a form is a checkbox. */
export const Switch = ({ id, hint, children, ...rest }: Props) => (
  <div className="grid gap-1">
    <label className="flex min-h-control-small items-center justify-between gap-4 text-small">
      <span>{children}</span>
      <input
        {...native}
        {...rest}
        {...describedBy({ id, hint, error: undefined })}
        className="relative h-6 w-11 shrink-0 appearance-none rounded-full border border-line-strong bg-sunken transition-colors before:absolute before:start-0.5 before:top-1/2 before:size-4.5 before:-translate-y-1/2 before:rounded-full before:bg-line-strong before:transition-[inset-inline-start,background-color] checked:border-primary-7 checked:bg-primary-7 checked:before:start-[calc(100%-var(--spacing)*5)] checked:before:bg-on-primary disabled:opacity-50"
      />
    </label>
    <FieldHint id={id} hint={hint} />
  </div>
);
