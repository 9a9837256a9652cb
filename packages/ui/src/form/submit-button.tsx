import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Spinner } from '../spinner.tsx';

type Props = {
  readonly isBusy: boolean;
  /** Spoken instead of the words while it works. */
  readonly busy: string;
  readonly children: ReactNode;
};

/** Sends a form. While that takes its time the button says so; it stays where it is and keeps the focus. */
export const SubmitButton = ({ isBusy, busy, children }: Props) => (
  <Button type="submit" aria-disabled={isBusy} className="w-full aria-disabled:opacity-70">
    {isBusy && <Spinner />}
    {isBusy ? busy : children}
  </Button>
);
