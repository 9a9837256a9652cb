import type { ReactNode } from 'react';

const tones = {
  neutral: 'border-line-strong bg-sunken text-ink',
  information: 'border-information bg-information-ground text-information',
  positive: 'border-positive bg-positive-ground text-positive',
  warning: 'border-warning bg-warning-ground text-warning',
  danger: 'border-danger bg-danger-ground text-danger',
} as const;

type Props = {
  readonly tone?: keyof typeof tones;
  /** Starts with an icon where the tone carries meaning: colour alone is not enough. */
  readonly children: ReactNode;
};

/** Short word on a thing: a kind or a property. A state is a `StateMark`. */
export const Tag = ({ tone = 'neutral', children }: Props) => (
  <span
    className={`inline-flex max-w-full items-center gap-1 rounded-small border px-2 py-px text-caption font-medium ${tones[tone]}`}
  >
    {children}
  </span>
);
