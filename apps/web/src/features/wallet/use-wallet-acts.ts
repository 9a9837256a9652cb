import { useCallback } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';

/** Loads the calls of the wallet when one is made; the page itself is rendered without them. */
export function useWalletActs() {
  const startCalls = useCallsOnDemand();
  return useCallback(() => {
    startCalls();
    return import('./wallet-acts.client.ts');
  }, [startCalls]);
}
