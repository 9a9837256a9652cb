import { useHelpKey } from '@onehaul/ui/list/use-help-key';
import { Suspense, useCallback, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';

const PortalKeyHelp = lazyPart(async () => ({
  default: (await import('./portal-key-help.tsx')).PortalKeyHelp,
}));

/** `?` opens the keyboard shortcuts, which are loaded lazily. */
export function PortalKeys() {
  const [isOpen, setOpen] = useState(false);
  useHelpKey(useCallback(() => setOpen(true), []));
  if (!isOpen) return null;
  return (
    <Suspense>
      <PortalKeyHelp onClose={() => setOpen(false)} />
    </Suspense>
  );
}
