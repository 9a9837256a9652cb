import type { LiveState } from '@onehaul/client/live';
import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useState } from 'react';

/** Reconnecting within this time shows no message. */
const reconnectGraceMs = 15_000;

/** Says that live updates have been interrupted for a while. */
export function LiveNote({ state }: { readonly state: LiveState }) {
  const { t } = useTranslation('member');
  const [isLong, setLong] = useState(false);
  const isLost = state === 'waiting' || state === 'offline';
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => setLong(true), reconnectGraceMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLost]);

  if (!isLost || !isLong) return null;
  return (
    <output className="flex items-center gap-2 text-caption text-muted" data-live={state}>
      <span aria-hidden="true" className="size-2 rounded-full bg-warning" />
      {t(state === 'offline' ? 'live.offline' : 'live.waiting')}
    </output>
  );
}
