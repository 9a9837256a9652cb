import { stockCalls } from '@onehaul/contract/stock';
import { useTranslation } from '@onehaul/i18n/react';
import { useCallsOnDemand } from '../../app/calls-on-demand.ts';
import { browserSession } from '../../app/session/browser-session.ts';
import { useAct } from '../../app/use-act.ts';
import { useKeyedCall } from '../../app/use-keyed-call.ts';

/** Reserves stock for orders or releases it, all or nothing. A repeated call keeps its key until it is answered. */
export function useBinding(onDone: () => unknown) {
  const { t } = useTranslation('cod');
  const startCalls = useCallsOnDemand();
  const keyedBind = useKeyedCall((ids: readonly number[], key) => {
    startCalls();
    return browserSession().send(stockCalls.bind, { ids: [...ids] }, key);
  });
  const keyedUnbind = useKeyedCall((ids: readonly number[], key) => {
    startCalls();
    return browserSession().send(stockCalls.unbind, { ids: [...ids] }, key);
  });
  const bind = useAct(keyedBind, { onDone, done: ({ bound }) => t('bind.done', { count: bound }) });
  const unbind = useAct(keyedUnbind, { onDone, done: ({ unbound }) => t('unbind.done', { count: unbound }) });
  return { bind, unbind };
}
