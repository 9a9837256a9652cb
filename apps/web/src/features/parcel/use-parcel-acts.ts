import { useCallback } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';

/** Loads the calls of the parcel list when one is made; the page itself is rendered without them. */
export function useParcelActs() {
  const startCalls = useCallsOnDemand();
  return useCallback(() => {
    startCalls();
    return import('./parcel-acts.client.ts');
  }, [startCalls]);
}
