import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon, type IconName } from './icon.tsx';

type Props = {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** Reference for support, already worded. */
  readonly reference?: string | undefined;
  readonly as?: 'h2' | 'h3' | 'p';
  /** The next step. */
  readonly children?: ReactNode;
};

/** Message in place of rows: the situation and the next step. */
export const ListMessage = ({ icon, title, text, reference, as: Title = 'h2', children }: Props) => (
  <div className="flex flex-col items-center gap-2 px-6 py-14 text-center">
    <Icon name={icon} className="size-8 text-muted" />
    <Title className="mt-1 text-body font-semibold text-ink">{title}</Title>
    <p className="max-w-120 text-small text-muted">{text}</p>
    {reference && <p className="font-mono text-caption text-muted">{reference}</p>}
    {children && <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>}
  </div>
);

type FailureProps = Pick<Props, 'title' | 'text' | 'reference' | 'as'> & {
  readonly retry: string;
  readonly onRetry: () => void;
  readonly isRetrying?: boolean;
};

/** Rows that could not be loaded: the reason, and another try. */
export const FailureMessage = ({ retry, onRetry, isRetrying = false, ...message }: FailureProps) => (
  <ListMessage icon="warning" {...message}>
    <Button variant="secondary" isBusy={isRetrying} onClick={onRetry}>
      {retry}
    </Button>
  </ListMessage>
);
