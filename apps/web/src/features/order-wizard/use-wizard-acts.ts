import { useCallback } from 'react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';

/** Loads the calls of the wizard when one is made; its pages are rendered without them. */
export function useWizardActs() {
  const startCalls = useCallsOnDemand();
  return useCallback(() => {
    startCalls();
    return import('./wizard-acts.client.ts');
  }, [startCalls]);
}
