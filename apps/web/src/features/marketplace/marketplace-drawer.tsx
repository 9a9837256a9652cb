import type { MarketplaceOrder, MarketplaceOrderDetails } from '@onehaul/contract/marketplace';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { DetailList } from '@onehaul/ui/detail-list';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { ConfirmDialog } from '@onehaul/ui/overlay/confirm-dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../app/paths.ts';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { DrawerPart } from '../../app/portal/drawer-part.tsx';
import { DrawerSkeleton } from '../../app/portal/drawer-skeleton.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useAct } from '../../app/use-act.ts';
import { useKeyedCall } from '../../app/use-keyed-call.ts';
import { LinkForm } from './link-form.tsx';
import type { MarketplaceOrders } from './load-orders.server.ts';
import { unlink as unlinkOnce } from './marketplace-acts.client.ts';
import { goodsOf } from './marketplace-columns.tsx';
import { deadlineOf, OrderMark, ShipBy, shownStateOf, useSoldFor } from './marketplace-marks.tsx';
import { marketplaceOrderQuery } from './marketplace-queries.ts';
import { useLabels } from './use-marketplace-acts.ts';

type Props = Pick<MarketplaceOrders, 'lines' | 'now'> & {
  readonly id: number;
  readonly row: MarketplaceOrder | undefined;
};

/** One marketplace order: items sold, state of its goods, and next actions. */
export function MarketplaceDrawer({ id, row, lines, now }: Props) {
  const query = marketplaceOrderQuery(useSendWithMessage(), id);
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery(query);
  if (!data && error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  const known = data ?? row;
  return (
    <div data-marketplace-order={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {known && <Head order={known} />}
      {data ? (
        <>
          {data.state === 'synced' && (
            <LinkForm
              order={data}
              lines={lines}
              onLinked={(linked) => queries.setQueryData(query.queryKey, linked)}
            />
          )}
          <Acts order={data} onUnlinked={() => queries.invalidateQueries({ queryKey: query.queryKey })} />
          <Parcels order={data} />
          <Facts order={data} now={now} />
        </>
      ) : (
        <DrawerSkeleton parts={['head', 'actions', 'rows']} />
      )}
    </div>
  );
}

function Head({ order }: { readonly order: MarketplaceOrder }) {
  const { t } = useTranslation('marketplace');
  return (
    <header className="grid gap-1">
      <h3 className="text-lead font-semibold">{goodsOf(order)}</h3>
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

type OrderProps = { readonly order: MarketplaceOrderDetails };

function Parcels({ order }: OrderProps) {
  const { t } = useTranslation('marketplace');
  if (order.parcels.length === 0) return null;
  return (
    <DrawerPart title={t('drawer.parcels')}>
      <ul className="grid gap-1 text-small">
        {order.parcels.map(({ courierNumber, piece, isHere }) => (
          <li
            key={`${courierNumber} ${piece}`}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
          >
            <NumberWithCopy number={courierNumber} />
            <StateMark tone={isHere ? 'positive' : 'neutral'}>
              {t(isHere ? 'drawer.here' : 'drawer.coming')}
            </StateMark>
          </li>
        ))}
      </ul>
    </DrawerPart>
  );
}

type ActsProps = OrderProps & { readonly onUnlinked: () => Promise<void> };

/** Actions: paying, printing the label, and unlinking parcels before the warehouse picks them. */
function Acts({ order, onUnlinked }: ActsProps) {
  const { t } = useTranslation('marketplace');
  const labels = useLabels();
  const exact = useCnyText();
  const [isAsking, setAsking] = useState(false);
  const hasLabel = order.hasLabel && order.state !== 'cancelling' && order.state !== 'cancelled';
  if (order.due === 0 && !hasLabel && !order.isUnlinkable) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {order.due > 0 && (
        <LinkButton to={`${paths.orders}?open=${order.orderId}`} data-act="pay">
          {t('drawer.pay', { amount: exact(order.due) })}
        </LinkButton>
      )}
      {hasLabel && (
        <Button
          variant={order.due > 0 ? 'secondary' : 'primary'}
          data-act="label"
          isBusy={labels.isPending}
          onClick={() => labels.start([order.id])}
        >
          {t('drawer.label')}
        </Button>
      )}
      {order.isUnlinkable && (
        <Button variant="secondary" data-act="unlink" onClick={() => setAsking(true)}>
          {t('drawer.unlink')}
        </Button>
      )}
      {isAsking && <UnlinkQuestion order={order} onUnlinked={onUnlinked} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Unlinking cancels our order: what was paid for it is returned. */
function UnlinkQuestion({ order, onUnlinked, onClose }: ActsProps & { readonly onClose: () => void }) {
  const { t } = useTranslation('marketplace');
  const unlink = useAct(useKeyedCall(unlinkOnce), {
    async onDone() {
      await onUnlinked();
      onClose();
    },
    done: () => t('drawer.unlinked'),
  });
  return (
    <ConfirmDialog
      title={t('drawer.unlinkTitle', { number: order.number })}
      confirm={t('drawer.unlink')}
      cancel={t('drawer.unlinkKeep')}
      isDangerous
      isBusy={unlink.isPending}
      onConfirm={() => unlink.start(order.id)}
      onClose={onClose}
    >
      {t('drawer.unlinkText', { number: order.orderNumber ?? '' })}
    </ConfirmDialog>
  );
}

function Facts({ order, now }: OrderProps & Pick<Props, 'now'>) {
  const { t } = useTranslation('marketplace');
  const soldFor = useSoldFor();
  const { orderId, orderNumber } = order;
  const rows = [
    { key: 'shop', label: t('column.shop'), value: order.shopName },
    { key: 'platform', label: t('drawer.platformState'), value: order.platformState },
    { key: 'buyer', label: t('drawer.buyer'), value: order.buyerName },
    { key: 'soldFor', label: t('drawer.soldFor'), value: soldFor(order) },
    ...(deadlineOf(order)
      ? [{ key: 'shipBy', label: t('column.shipBy'), value: <ShipBy order={order} now={now} /> }]
      : []),
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
    <DrawerPart title={t('drawer.facts')}>
      <DetailList rows={rows} />
    </DrawerPart>
  );
}
