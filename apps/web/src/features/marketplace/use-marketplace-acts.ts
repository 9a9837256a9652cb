import { useCallback } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';
import { useAct } from '../../app/use-act.ts';

/** Loads the calls of marketplaces when one is made; the pages are rendered without them. */
export function useMarketplaceActs() {
  const startCalls = useCallsOnDemand();
  return useCallback(() => {
    startCalls();
    return import('./marketplace-acts.client.ts');
  }, [startCalls]);
}

/** Leaves for the marketplace, where the seller authorizes access. */
export function useConnect() {
  const loadActs = useMarketplaceActs();
  return useAct(async () => (await loadActs()).connect(), { keepsPage: true });
}

/** Opens the marketplace's labels for printing. */
export function useLabels() {
  const loadActs = useMarketplaceActs();
  return useAct(async (ids: readonly number[]) => (await loadActs()).openLabels(ids), {
    kind: 'download',
    keepsPage: true,
  });
}
