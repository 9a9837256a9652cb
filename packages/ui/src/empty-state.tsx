import type { ReactNode } from 'react';

type Props = {
  readonly drawing?: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly as?: 'h1' | 'h2' | 'p';
  /** Call to action. */
  readonly children?: ReactNode;
};

/** Empty state: the situation and the next step. */
export const EmptyState = ({ drawing, title, text, as: Title = 'h2', children }: Props) => (
  <div className="mx-auto flex max-w-160 flex-col items-center gap-3 py-16 text-center">
    {drawing}
    <Title className="text-title font-semibold">{title}</Title>
    <p className="text-muted">{text}</p>
    {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
  </div>
);
