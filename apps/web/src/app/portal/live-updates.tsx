import { openLive, type LiveState } from '@onehaul/client/live';
import { useTranslation } from '@onehaul/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserSession } from '../session/browser-session.ts';
import { claimsKey } from './claim-key.ts';
import { noticesKey } from './notice-queries.ts';
import { ordersKey } from './order-key.ts';
import { parcelsKey } from './parcel-queries.ts';
import { paymentsKey } from './payment-key.ts';

/** What comes in one burst is read again once. */
const gatherMs = 100;
/** A connection that comes back within this was never worth a word. */
const patienceMs = 15_000;

/** Keeps the portal's pages true while they are open: one stream, whatever page is shown. */
export function LiveUpdates() {
  const { t } = useTranslation('member');
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const old = new Set<readonly string[]>();
    const makeOld = (...keys: readonly (readonly string[])[]) => {
      for (const key of keys) old.add(key);
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const queryKey of old) void queries.invalidateQueries({ queryKey });
        old.clear();
      }, gatherMs);
    };
    const live = openLive({
      session: browserSession(),
      baseUrl: '/api',
      onState: setState,
      onMissed: () => makeOld(parcelsKey, claimsKey, noticesKey, ordersKey, paymentsKey),
      onEvent({ topic }) {
        if (topic === 'noticesRead') makeOld(noticesKey);
        else if (topic === 'paymentChanged') makeOld(paymentsKey, ordersKey);
        else if (topic === 'orderChanged') makeOld(ordersKey);
        else if (topic === 'parcelChanged') makeOld(parcelsKey, claimsKey);
        else makeOld(parcelsKey, claimsKey, noticesKey, ordersKey, paymentsKey);
      },
    });
    return () => {
      clearTimeout(timer);
      live.close();
    };
  }, [queries]);

  const isLost = state === 'waiting' || state === 'offline';
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => setLong(true), patienceMs);
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
