import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Spinner } from '../spinner.tsx';

type Props = {
  readonly isBusy: boolean;
  /** Accessible text while busy. */
  readonly busy: string;
  readonly children: ReactNode;
};

/** Submit button; while busy it shows a spinner and is only aria-disabled, so it keeps its focus. */
export const SubmitButton = ({ isBusy, busy, children }: Props) => (
  <Button type="submit" aria-disabled={isBusy} className="w-full aria-disabled:opacity-70">
    {isBusy && <Spinner />}
    {isBusy ? busy : children}
  </Button>
);
