import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

const tones = {
  information: { icon: 'note', className: 'border-information bg-information-ground text-information' },
  positive: { icon: 'check', className: 'border-positive bg-positive-ground text-positive' },
  warning: { icon: 'warning', className: 'border-warning bg-warning-ground text-warning' },
  danger: { icon: 'warning', className: 'border-danger bg-danger-ground text-danger' },
} as const;

type Props = {
  readonly tone: keyof typeof tones;
  /** Announced immediately when it appears. */
  readonly isAlert?: boolean;
  readonly title?: string;
  readonly children?: ReactNode;
  /** What the reader can do about it. */
  readonly action?: ReactNode;
};

/** Inline notice, shown as long as it applies. */
export const Notice = ({ tone, isAlert = false, title, children, action }: Props) => (
  <div
    role={isAlert ? 'alert' : undefined}
    className={`flex gap-3 rounded-control border px-4 py-3 text-small ${tones[tone].className}`}
  >
    <Icon name={tones[tone].icon} />
    <div className="min-w-0 grow">
      {title && <p className="font-semibold">{title}</p>}
      {children}
      {action && <div className="mt-2 flex flex-wrap gap-2">{action}</div>}
    </div>
  </div>
);

/** Failure of something that is not a text field, such as a file input; announced when it appears. */
export const FailureNote = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <Notice tone="danger" isAlert>
      {text}
    </Notice>
  );
