import { useCallback } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';

/** Loads the calls of a payment when one is made; its page is rendered without them. */
export function usePaymentActs() {
  const startCalls = useCallsOnDemand();
  return useCallback(() => {
    startCalls();
    return import('./payment-acts.client.ts');
  }, [startCalls]);
}
