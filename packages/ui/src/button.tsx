import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-control text-center font-medium transition-colors pointer-coarse:min-w-control disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-default aria-disabled:opacity-70';
const variants = {
  primary: 'bg-primary-7 text-on-primary hover:bg-primary-8',
  secondary: 'border border-line-strong bg-page text-ink hover:bg-primary-2',
  quiet: 'text-primary-9 hover:bg-primary-2',
  danger: 'bg-danger text-page hover:opacity-90',
  quietDanger: 'text-danger hover:bg-danger-ground',
} as const;
const sizes = {
  small: 'min-h-control-small px-3 text-small',
  regular: 'min-h-control px-5 text-small',
} as const;

type Look = { readonly variant?: keyof typeof variants; readonly size?: keyof typeof sizes };

function look({ variant = 'primary', size = 'regular' }: Look, className = ''): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`;
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a spinner and ignores clicks; keeps its width, its name and the focus. */
    readonly isBusy?: boolean;
  };

const ignore = (event: MouseEvent) => event.preventDefault();

export function Button({ variant, size, className, type = 'button', isBusy, ...rest }: ButtonProps) {
  if (!isBusy) return <button type={type} className={look({ variant, size }, className)} {...rest} />;
  return (
    <button
      type={type}
      className={look({ variant, size }, className)}
      {...rest}
      aria-disabled="true"
      aria-busy="true"
      onClick={ignore}
    >
      <span className="inline-flex items-center gap-2 opacity-0">{rest.children}</span>
      <span className="absolute inset-0 flex items-center justify-center">
        <Spinner />
      </span>
    </button>
  );
}

type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label'> & {
  readonly icon: IconName;
  readonly label: string;
};

const squares = { small: 'size-control-small', regular: 'size-control' } as const;

/** Square button with an icon; the label is its accessible name. */
export const IconButton = ({
  icon,
  label,
  size = 'regular',
  className = '',
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <button
    type={type}
    aria-label={label}
    className={`flex ${squares[size]} shrink-0 items-center justify-center rounded-control text-muted transition-colors hover:bg-primary-2 hover:text-ink disabled:opacity-50 ${className}`}
    {...rest}
  >
    <Icon name={icon} className={size === 'small' ? 'size-4' : 'size-5'} />
  </button>
);

/** Link styled as a button; keeps link semantics. */
export const LinkButton = ({ variant, size, className, ...rest }: Look & LinkProps) => (
  <Link className={look({ variant, size }, className)} {...rest} />
);
