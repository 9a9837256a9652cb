import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router';

const base =
  'inline-flex items-center justify-center gap-2 rounded-control text-center font-medium transition-colors';
const variants = {
  primary: 'bg-primary-7 text-on-primary hover:bg-primary-8',
  secondary: 'border border-line-strong bg-page text-ink hover:bg-primary-2',
  quiet: 'text-primary-9 hover:bg-primary-2',
  danger: 'border border-danger bg-page text-danger hover:bg-danger-ground',
} as const;
const sizes = {
  small: 'min-h-control-small px-3 text-small',
  regular: 'min-h-control px-5 text-small',
} as const;

type Look = { readonly variant?: keyof typeof variants; readonly size?: keyof typeof sizes };

function look({ variant = 'primary', size = 'regular' }: Look, className = ''): string {
  return `${base} ${variants[variant]} ${sizes[size]} ${className}`;
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

export const Button = ({ variant, size, className, type = 'button', ...rest }: ButtonProps) => (
  <button type={type} className={look({ variant, size }, className)} {...rest} />
);

/** Link styled as a button; keeps link semantics. */
export const LinkButton = ({ variant, size, className, ...rest }: Look & LinkProps) => (
  <Link className={look({ variant, size }, className)} {...rest} />
);
