import { useCallback } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';

/** Loads the calls of agents when one is made; the page itself is rendered without them. */
export function useAgentActs() {
  const startCalls = useCallsOnDemand();
  return useCallback(() => {
    startCalls();
    return import('./agent-acts.client.ts');
  }, [startCalls]);
}
