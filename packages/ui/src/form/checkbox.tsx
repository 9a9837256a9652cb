import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react';
import { describedBy, FieldError, FieldHint } from './field.tsx';

type BoxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  /** Some of what it stands for is on. */
  readonly isIndeterminate?: boolean;
};

function Box({ isIndeterminate = false, ...rest }: BoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);
  return (
    <input
      ref={box}
      type="checkbox"
      {...rest}
      className="size-5 shrink-0 accent-primary-9 disabled:opacity-50"
    />
  );
}

/** Checkbox of a table cell; its name is read aloud only, and the space around it reacts too. */
export function CellCheckbox({ label, ...rest }: Omit<BoxProps, 'id'> & { readonly label: string }) {
  const id = useId();
  return (
    <label htmlFor={id} className="inline-flex size-control-small items-center justify-center">
      <Box id={id} {...rest} />
      <span className="sr-only">{label}</span>
    </label>
  );
}

type Props = Omit<BoxProps, 'id' | 'name'> & {
  readonly id: string;
  readonly name: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
  /** Beside the label but not part of it, such as a button that opens the terms. */
  readonly beside?: ReactNode;
};

/** Checkbox with its label. */
export const Checkbox = ({ id, hint, error, children, beside, ...rest }: Props) => (
  <div className="grid gap-1">
    <div className="flex flex-wrap items-center gap-x-1 text-small">
      <label className="flex min-h-control-small items-center gap-3">
        <Box {...rest} {...describedBy({ id, error, hint })} />
        <span>{children}</span>
      </label>
      {beside}
    </div>
    <FieldError id={id} error={error} />
    <FieldHint id={id} hint={hint} />
  </div>
);
