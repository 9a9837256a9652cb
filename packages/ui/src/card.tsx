import type { HTMLAttributes } from 'react';

type Props = HTMLAttributes<HTMLElement> & {
  readonly as?: 'div' | 'li' | 'article';
};

/** Card with a single hairline border. */
export const Card = ({ as: Tag = 'div', className = '', ...rest }: Props) => (
  <Tag {...rest} className={`rounded-card border border-line bg-surface ${className}`} />
);
