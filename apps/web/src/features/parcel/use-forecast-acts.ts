import { useCallback } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';

/** Loads the calls of the forecast page when one is made; the page itself is rendered without them. */
export function useForecastActs() {
  const startCalls = useCallsOnDemand();
  return useCallback(() => {
    startCalls();
    return import('./forecast-acts.client.ts');
  }, [startCalls]);
}
