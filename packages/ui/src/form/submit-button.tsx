import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

type Props = {
  readonly isBusy: boolean;
  /** Spoken instead of the words while it works. */
  readonly busy: string;
  readonly children: ReactNode;
};

/** Sends a form. While that takes its time the button says so; it stays where it is and keeps the focus. */
export const SubmitButton = ({ isBusy, busy, children }: Props) => (
  <Button type="submit" size="large" aria-disabled={isBusy} className="w-full aria-disabled:opacity-70">
    {isBusy && (
      <svg viewBox="0 0 24 24" fill="none" className="size-5 animate-spin" aria-hidden="true">
        <path d="M12 3a9 9 0 1 1-9 9" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    )}
    {isBusy ? busy : children}
  </Button>
);
