import { numberFormat } from '@onehaul/i18n/formats';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ordersAtPath, paths } from '../../app/paths.ts';
import { orderCountQuery } from '../../app/portal/order-queries.ts';
import { useSend } from '../../app/session-context.tsx';

/** The spec's tabs, and what still waits for its goods; what was cancelled is found in the list. */
const stages = ['unpaid', 'toShip', 'shipped', 'completed', 'awaitingArrival'] as const;

/** How many orders are at each stage, and the way to them. */
export function OrderCounts() {
  const { t, i18n } = useTranslation('member');
  const { data } = useQuery(orderCountQuery(useSend()));
  const number = numberFormat(i18n.language, {});
  return (
    <section aria-labelledby="order-counts" className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="order-counts" className="text-lead font-semibold">
          {t('orders.title')}
        </h2>
        <Link to={paths.orders} className="text-small font-medium text-primary-9 hover:underline">
          {t('orders.all')}
        </Link>
      </div>
      <Card className="overflow-hidden">
        <ul className="grid grid-cols-3 gap-px bg-line sm:grid-cols-5">
          {stages.map((stage) => (
            <li key={stage} className="bg-surface">
              <Link
                to={ordersAtPath(stage)}
                data-order-stage={stage}
                className="grid gap-1 px-4 py-4 transition-colors hover:bg-primary-2 focus-visible:-outline-offset-2"
              >
                <span
                  className={`text-title font-semibold tabular-nums ${stage === 'unpaid' && data && data.unpaid > 0 ? 'text-warning' : ''}`}
                >
                  {data ? number.format(data[stage]) : '·'}
                </span>
                <span className="text-caption text-muted">{t(`orders.${stage}`)}</span>
              </Link>
            </li>
          ))}
          <li aria-hidden="true" className="bg-surface sm:hidden" />
        </ul>
      </Card>
    </section>
  );
}
