import { useHelpKey } from '@onehaul/workbench/use-help-key';
import { lazy, Suspense, useCallback, useState } from 'react';

const KeyHelp = lazy(async () => ({ default: (await import('@onehaul/workbench/key-help')).KeyHelp }));

/** `?` opens the keyboard shortcuts, which are loaded lazily. */
export function PortalKeys() {
  const [isOpen, setOpen] = useState(false);
  useHelpKey(useCallback(() => setOpen(true), []));
  if (!isOpen) return null;
  return (
    <Suspense>
      <KeyHelp onClose={() => setOpen(false)} />
    </Suspense>
  );
}
