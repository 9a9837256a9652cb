import { openLiveStream, type LiveState } from '@onehaul/client/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { browserSession } from '../session/browser-session.ts';
import { casesKey } from './case-key.ts';
import { codKey } from './cod-key.ts';
import { consigneesKey } from './consignee-key.ts';
import { LiveNote } from './live-note.tsx';
import { noticesKey } from './notice-queries.ts';
import { ordersKey } from './order-key.ts';
import { parcelsKey } from './parcel-queries.ts';
import { paymentsKey } from './payment-key.ts';
import { returnsKey } from './return-key.ts';
import { servicesKey } from './service-key.ts';
import { peerKey } from './peer-key.ts';
import { marketplaceKeys } from './marketplace-key.ts';
import { stockKeys } from './stock-key.ts';

/** Batches a burst of events into one invalidation. */
const batchDelayMs = 100;

/** Everything an event can change: for events that were missed, and those without a rule of their own. */
const liveKeys: readonly (readonly string[])[] = [
  parcelsKey,
  casesKey,
  noticesKey,
  ordersKey,
  codKey,
  paymentsKey,
  servicesKey,
  returnsKey,
  consigneesKey,
  peerKey,
  ...marketplaceKeys,
  ...stockKeys,
];

/** Invalidates the portal's queries on server events: one stream, shared by all pages. */
export function LiveUpdates() {
  const queries = useQueryClient();
  const [state, setState] = useState<LiveState>('connecting');

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const staleKeys = new Set<readonly string[]>();
    const invalidate = (...keys: readonly (readonly string[])[]) => {
      for (const key of keys) staleKeys.add(key);
      timer ??= setTimeout(() => {
        timer = undefined;
        for (const queryKey of staleKeys) void queries.invalidateQueries({ queryKey });
        staleKeys.clear();
      }, batchDelayMs);
    };
    const live = openLiveStream({
      session: browserSession(),
      baseUrl: '/api',
      onState: setState,
      onMissed: () => invalidate(...liveKeys),
      onEvent({ topic }) {
        if (topic === 'noticesRead') invalidate(noticesKey);
        else if (topic === 'agentChanged' || topic === 'walletChanged') invalidate();
        else if (topic === 'paymentChanged') invalidate(paymentsKey, ordersKey, servicesKey);
        else if (topic === 'serviceChanged') invalidate(servicesKey, parcelsKey);
        else if (topic === 'caseChanged') invalidate(casesKey);
        else if (topic === 'orderChanged')
          invalidate(consigneesKey, ordersKey, codKey, peerKey, ...marketplaceKeys);
        else if (topic === 'parcelChanged') invalidate(parcelsKey);
        else if (topic === 'statementIssued' || topic === 'statementOverdue') invalidate(noticesKey, peerKey);
        else if (topic === 'returnReceived' || topic === 'returnGraded')
          invalidate(noticesKey, returnsKey, ordersKey, ...stockKeys);
        else if (topic === 'marketplaceChanged') invalidate(...marketplaceKeys);
        else if (topic === 'marketplaceCancelled' || topic === 'marketplaceExpired')
          invalidate(noticesKey, ordersKey, parcelsKey, ...marketplaceKeys);
        else if (topic === 'stockReceived' || topic === 'stockLow') invalidate(noticesKey, ...stockKeys);
        else invalidate(...liveKeys);
      },
    });
    return () => {
      clearTimeout(timer);
      live.close();
    };
  }, [queries]);

  return <LiveNote state={state} />;
}
