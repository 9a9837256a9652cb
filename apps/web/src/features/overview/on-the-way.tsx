import type { Overview } from '@onehaul/contract/overview';
import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Icon } from '@onehaul/ui/icon';
import { Link } from 'react-router';
import { orderPath, ordersByStagePath } from '../../app/paths.ts';
import { Section } from './section.tsx';
import { useDates } from '../../app/use-dates.ts';

type Order = Overview['onTheWay'][number];

/** Shipped orders with their last and next tracking event. */
export function OnTheWay({ orders, count }: { readonly orders: readonly Order[]; readonly count: number }) {
  const { t } = useTranslation('overview');
  if (orders.length === 0) return null;
  return (
    <Section
      id="on-the-way"
      title={t('way.title')}
      more={{ to: ordersByStagePath('shipped'), text: t('way.all', { count }) }}
    >
      <Card className="overflow-hidden">
        <ul className="divide-y divide-line">
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

function OrderRow({ order }: { readonly order: Order }) {
  const { t } = useTranslation('overview');
  const { t: stops } = useTranslation('way');
  const { shortDay } = useDates();
  const { id, number, lineName, countryName, receiverName, last, lastAt, next, nextBy, isLate } = order;
  return (
    <li>
      <Link
        to={orderPath(id)}
        data-on-the-way={number}
        className="grid gap-x-4 gap-y-1 px-5 py-3.5 text-small transition-colors hover:bg-primary-2 focus-visible:-outline-offset-2 sm:grid-cols-2"
      >
        <span className="min-w-0">
          <span className="block font-mono font-medium">{number}</span>
          <span className="block truncate text-caption text-muted">
            {[countryName, receiverName, lineName].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className="min-w-0 sm:text-end">
          <span className="block">
            {stops(`milestone.${last}`)} <span className="text-muted">{shortDay(lastAt)}</span>
          </span>
          {next && nextBy && (
            <span className={`block text-caption ${isLate ? 'text-warning' : 'text-muted'}`}>
              {isLate && <Icon name="warning" className="me-1 inline size-3.5" />}
              {t(isLate ? 'way.late' : 'way.next', {
                milestone: stops(`milestone.${next}`),
                day: shortDay(nextBy),
              })}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
