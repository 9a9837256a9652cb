import { Button } from '@onehaul/ui/button';
import type { ReactNode } from 'react';
import { useInBrowser } from './use-in-browser.ts';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly url: string;
  readonly children: ReactNode;
};

/** Opens the share sheet of the device; nothing where there is none, because every text beside it can be copied. */
export function ShareButton({ children, ...content }: Props) {
  const canShare = useInBrowser() && typeof navigator.share === 'function';
  if (!canShare) return null;
  return (
    <Button
      variant="secondary"
      data-share
      // Dismissing the share sheet rejects, but is not a failure.
      onClick={() => void navigator.share(content).catch(() => undefined)}
    >
      {children}
    </Button>
  );
}
