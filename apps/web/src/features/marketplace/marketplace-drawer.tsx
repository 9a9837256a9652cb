import {
  marketplaceCalls,
  type MarketplaceOrder,
  type MarketplaceOrderDetails,
} from '@onehaul/contract/marketplace';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { Button } from '@onehaul/workbench/antd';
import { DetailList } from '@onehaul/workbench/detail-list';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMoney } from '../../app/fee/use-money.ts';
import { paths } from '../../app/paths.ts';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { LinkForm } from './link-form.tsx';
import { goodsOf } from './marketplace-columns.tsx';
import { OrderMark, ShipBy, shownStateOf, useSoldFor } from './marketplace-marks.tsx';
import { marketplaceOrderQuery, useReloadMarketplace } from './marketplace-queries.ts';
import { useLabels } from './use-labels.ts';

type Props = { readonly id: number; readonly row: MarketplaceOrder | undefined };

/** One marketplace order: items sold, state of its goods, and next actions. */
export function MarketplaceDrawer({ id, row }: Props) {
  const { data, error, refetch } = useQuery(marketplaceOrderQuery(useSendWithMessage(), id));
  if (!data && error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  const known = data ?? row;
  return (
    <div data-marketplace-order={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {known && <Head order={known} />}
      {data ? <Detail order={data} /> : <ListSkeleton />}
    </div>
  );
}

function Head({ order }: { readonly order: MarketplaceOrder }) {
  const { t } = useTranslation('marketplace');
  return (
    <header className="grid gap-1">
      <h2 className="text-lead font-semibold">{goodsOf(order)}</h2>
      <p className="text-small text-muted">
        <NumberWithCopy number={order.number} />
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-muted">
        <span className="font-medium text-ink">
          <OrderMark order={order} />
        </span>
        <span>{t(`text.${shownStateOf(order)}`)}</span>
      </p>
    </header>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h3 className="text-small font-semibold">{title}</h3>
    {children}
  </section>
);

function Detail({ order }: { readonly order: MarketplaceOrderDetails }) {
  const { t } = useTranslation('marketplace');
  return (
    <>
      {order.state === 'synced' && <LinkForm order={order} />}
      <Acts order={order} />
      {order.parcels.length > 0 && (
        <Part title={t('drawer.parcels')}>
          <ul className="grid gap-1 text-small">
            {order.parcels.map(({ courierNumber, piece, isHere }) => (
              <li
                key={`${courierNumber} ${piece}`}
                className="flex flex-wrap items-center justify-between gap-3"
              >
                <NumberWithCopy number={courierNumber} />
                <StateMark tone={isHere ? 'positive' : 'neutral'}>
                  {t(isHere ? 'drawer.here' : 'drawer.coming')}
                </StateMark>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Facts order={order} />
    </>
  );
}

/** Actions: paying, printing the label, and unlinking parcels before the warehouse picks them. */
function Acts({ order }: { readonly order: MarketplaceOrderDetails }) {
  const { t } = useTranslation('marketplace');
  const send = useSendWithMessage();
  const reload = useReloadMarketplace();
  const labels = useLabels();
  const { exact } = useMoney();
  const unlink = useChange(() => send(marketplaceCalls.unlink, { id: order.id }), {
    onDone: reload,
    done: () => t('drawer.unlinked'),
  });
  const hasLabel = order.hasLabel && order.state !== 'cancelling' && order.state !== 'cancelled';
  if (order.due === 0 && !hasLabel && !order.isUnlinkable) return null;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {order.due > 0 && (
          <LinkButton to={`${paths.orders}?open=${order.orderId}`} size="small" data-act="pay">
            {t('drawer.pay', { amount: exact(order.due) })}
          </LinkButton>
        )}
        {hasLabel && (
          <Button
            type={order.due > 0 ? 'default' : 'primary'}
            data-act="label"
            loading={labels.isPending}
            onClick={() => labels.start([order.id])}
          >
            {t('drawer.label')}
          </Button>
        )}
        {order.isUnlinkable && (
          <Button data-act="unlink" loading={unlink.isPending} onClick={() => unlink.start(undefined)}>
            {t('drawer.unlink')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Facts({ order }: { readonly order: MarketplaceOrderDetails }) {
  const { t } = useTranslation('marketplace');
  const soldFor = useSoldFor();
  const { orderId, orderNumber } = order;
  const rows = [
    { key: 'shop', label: t('column.shop'), value: order.shopName },
    { key: 'platform', label: t('drawer.platformState'), value: order.platformState },
    { key: 'buyer', label: t('drawer.buyer'), value: order.buyerName },
    { key: 'soldFor', label: t('drawer.soldFor'), value: soldFor(order) },
    { key: 'shipBy', label: t('column.shipBy'), value: <ShipBy order={order} /> },
    ...(order.lineName ? [{ key: 'line', label: t('drawer.line'), value: order.lineName }] : []),
    ...(order.trackingNumber
      ? [
          {
            key: 'tracking',
            label: t('column.tracking'),
            value: <NumberWithCopy number={order.trackingNumber} />,
          },
        ]
      : []),
    ...(order.firstMileNumber
      ? [
          {
            key: 'firstMile',
            label: t('drawer.firstMile'),
            value: <NumberWithCopy number={order.firstMileNumber} />,
          },
        ]
      : []),
    ...(orderId !== null && orderNumber !== null
      ? [
          {
            key: 'ours',
            label: t('column.ours'),
            value: (
              <Link
                to={`${paths.orders}?open=${orderId}`}
                className="font-mono text-ink! underline underline-offset-4"
              >
                {orderNumber}
              </Link>
            ),
          },
        ]
      : []),
    { key: 'since', label: t('drawer.since'), value: <Moment at={order.createdAt} /> },
  ];
  return (
    <Part title={t('drawer.facts')}>
      <DetailList rows={rows} />
    </Part>
  );
}
