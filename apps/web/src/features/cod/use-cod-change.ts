import { stockCalls } from '@onehaul/contract/stock';
import { useTranslation } from '@onehaul/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { codKey } from '../../app/portal/cod-key.ts';
import { ordersKey } from '../../app/portal/order-key.ts';
import { stockKey } from '../../app/portal/stock-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';

/** Each list stores its column settings under its own name. */
export const codLists = {
  all: 'codOrders',
  toShip: 'codToShip',
  shipped: 'codShipped',
  problems: 'codProblems',
} as const;
const old = [codKey, ordersKey, stockKey, ...Object.values(codLists).map((name) => [name])];

/** Invalidates the queries that a change of a cash-on-delivery order affects. */
function useReloadCod(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => Promise.all(old.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Reserves stock for orders or releases it, all or nothing. */
export function useBinding(onDone: () => void = () => undefined) {
  const { t } = useTranslation('cod');
  const send = useSendWithMessage();
  const reload = useReloadCod();
  const done = async () => {
    await reload();
    onDone();
  };
  const bind = useChange((ids: number[]) => send(stockCalls.bind, { ids }), {
    onDone: done,
    done: ({ bound }) => t('bind.done', { count: bound }),
  });
  const unbind = useChange((ids: number[]) => send(stockCalls.unbind, { ids }), {
    onDone: done,
    done: ({ unbound }) => t('unbind.done', { count: unbound }),
  });
  return { bind, unbind };
}
