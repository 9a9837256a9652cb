import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';

type Props = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Correlation id for support, with its label. */
  readonly reference?: string | undefined;
  readonly children?: ReactNode;
};

/** Message in place of rows: the situation and the next step. */
export const ListMessage = ({ icon, title, text, reference, children }: Props) => (
  <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
    <Icon name={icon} className="size-8 text-muted" />
    <h2 className="mt-1 text-body font-semibold text-ink">{title}</h2>
    <p className="max-w-120 text-small text-muted">{text}</p>
    {reference && <p className="font-mono text-caption text-muted">{reference}</p>}
    {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
  </div>
);
