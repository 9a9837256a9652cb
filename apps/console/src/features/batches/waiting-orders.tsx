import { type Batch, batchCalls } from '@onehaul/contract/console/batches';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { paths } from '../../app/paths.ts';

/** Ready orders of the same line and warehouse that are in no batch yet. */
export function WaitingOrders({ batch: { shopId, id } }: { readonly batch: Batch }) {
  const { t, i18n } = useTranslation('dispatch');
  const { weight } = measuresIn(i18n.language);
  const { data } = useQuery({
    queryKey: ['batches', 'waiting', shopId, id],
    queryFn: ({ signal }) => callApi(batchCalls.waiting, { shopId, id }, { signal }),
    refetchInterval: 10_000,
  });
  if (!data) return null;
  const { total, items } = data;
  return (
    <section aria-labelledby="waiting-orders" data-waiting={total} className="flex flex-col gap-2">
      <h2 id="waiting-orders" className="text-lead font-semibold">
        {t('load.waiting')}
      </h2>
      <p className="text-small text-muted">
        {total === 0 ? t('load.waitingNone') : t('load.waitingCount', { count: total })}
        {total > items.length && ` ${t('load.waitingMore', { count: items.length })}`}
      </p>
      {items.length > 0 && (
        <ul className="grid max-h-100 gap-x-4 overflow-y-auto rounded-card border border-line bg-surface px-4 py-1 md:grid-cols-2 xl:grid-cols-3">
          {items.map((order) => (
            <li
              key={order.id}
              data-order-waiting={order.number}
              className="flex min-w-0 items-baseline gap-3 border-b border-line py-2 text-small"
            >
              <Link
                to={`${paths.orders}?open=${keyInShop({ shopId, id: order.id })}`}
                className="font-mono text-primary-9 underline"
              >
                {order.number}
              </Link>
              <span className="font-mono text-muted">{order.memberCode}</span>
              <span className="ms-auto whitespace-nowrap tabular-nums">
                {t('load.unitBoxes', { count: order.boxes })} · {weight(order.weightGrams)}
              </span>
              {order.exception && <StateMark tone="danger">{t(`exception.${order.exception}`)}</StateMark>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
