import { useCallback } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';

/** Loads the calls of API keys when one is made; the page itself is rendered without them. */
export function usePeerActs() {
  const startCalls = useCallsOnDemand();
  return useCallback(() => {
    startCalls();
    return import('./peer-acts.client.ts');
  }, [startCalls]);
}
