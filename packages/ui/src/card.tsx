import type { ReactNode } from 'react';

type Props = {
  readonly as?: 'div' | 'li' | 'article';
  readonly className?: string;
  readonly children: ReactNode;
};

/** Card with a single hairline border. */
export const Card = ({ as: Tag = 'div', className = '', children }: Props) => (
  <Tag className={`rounded-card border border-line bg-surface ${className}`}>{children}</Tag>
);
