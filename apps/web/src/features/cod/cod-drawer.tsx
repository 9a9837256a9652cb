import type { CodOrder } from '@onehaul/contract/cod';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { DetailList } from '@onehaul/ui/detail-list';
import { Notice } from '@onehaul/ui/form/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { orderPath, paths } from '../../app/paths.ts';
import { sellerPaths } from '../../app/seller-paths.ts';
import { CallFailure } from '../../app/portal/call-failure.tsx';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { DrawerPart } from '../../app/portal/drawer-part.tsx';
import { DrawerSkeleton } from '../../app/portal/drawer-skeleton.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { MoneyMark, StageMark, useLocalMoney } from './cod-marks.tsx';
import { codOrderQuery } from './cod-queries.ts';
import { missingFor } from './missing-stock.ts';
import { useBinding } from './use-binding.ts';

type Props = { readonly id: number; readonly row: CodOrder | undefined };

/** One cash-on-delivery order: goods, money, and a link to the full order. */
export function CodDrawer({ id, row }: Props) {
  const { data, error, refetch } = useQuery(codOrderQuery(useSendWithMessage(), id));
  if (!data && error) return <CallFailure error={error} onRetry={() => void refetch()} />;
  const order = data ?? row;
  if (!order) return <DrawerSkeleton parts={['head', 'actions', 'rows', 'events']} />;
  return (
    <div data-cod={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Head order={order} />
      <StatusNotice order={order} />
      <Acts order={order} />
      <Items order={order} />
      <Facts order={order} />
    </div>
  );
}

type Of = { readonly order: CodOrder };

const Head = ({ order }: Of) => (
  <header className="grid gap-1">
    <h3 className="text-lead font-semibold break-words">{order.clientNumber}</h3>
    <p className="text-small text-muted">
      <NumberWithCopy number={order.number} />
    </p>
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
      <StageMark order={order} />
      <MoneyMark state={order.moneyState} />
    </p>
  </header>
);

/** Most important state of the order for its seller. */
function StatusNotice({ order }: Of) {
  const { t } = useTranslation('cod');
  const missing = order.stage === 'awaitingArrival' ? missingFor([order]) : [];
  if (order.refusedAt)
    return <Notice tone="warning">{t('drawer.refused', { reason: order.refusalReason || '-' })}</Notice>;
  if (missing.length > 0) {
    const goods = missing.map(({ code, count }) => `${code} × ${count}`).join(', ');
    return (
      <Notice tone="warning">
        {t('drawer.missing', { goods, warehouse: order.warehouseName })}{' '}
        <Link to={sellerPaths.codInventory} className="font-medium text-ink! underline underline-offset-4">
          {t('drawer.toStock')}
        </Link>
      </Notice>
    );
  }
  if (order.exception) return <Notice tone="warning">{t(`exception.${order.exception}`)}</Notice>;
  return null;
}

function Acts({ order }: Of) {
  const { t } = useTranslation('cod');
  const queries = useQueryClient();
  const { bind, unbind } = useBinding(() => queries.invalidateQueries());
  return (
    <section aria-label={t('drawer.acts')} className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {order.step === 'awaitingArrival' && (
          <Button
            size="small"
            data-act="bind"
            disabled={missingFor([order]).length > 0}
            isBusy={bind.isPending}
            onClick={() => bind.start([order.id])}
          >
            {t('bind.one')}
          </Button>
        )}
        {order.step === 'toPick' && (
          <Button
            size="small"
            variant="secondary"
            data-act="unbind"
            isBusy={unbind.isPending}
            onClick={() => unbind.start([order.id])}
          >
            {t('unbind.one')}
          </Button>
        )}
        <LinkButton to={orderPath(order.id)} variant="secondary" size="small">
          {t('drawer.toOrder')}
        </LinkButton>
        {order.shippedAt && (
          <LinkButton to={`${paths.logisticsQuery}?numbers=${order.number}`} variant="secondary" size="small">
            {t('drawer.toTrack')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

function Items({ order }: Of) {
  const { t } = useTranslation('cod');
  return (
    <DrawerPart title={t('column.goods')}>
      <ul className="grid text-small">
        {order.items.map(({ skuId, code, name, quantity, bound, free }) => (
          <li
            key={skuId}
            data-item={code}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line py-2 first:border-0"
          >
            <span className="grid min-w-0 leading-tight">
              <span className="break-words">{name}</span>
              <code className="font-mono text-caption text-muted">{code}</code>
            </span>
            <span className="grid text-end leading-tight">
              <span className="font-medium tabular-nums">× {quantity}</span>
              <span className="text-caption text-muted">
                {bound > 0 ? t('item.bound', { count: bound }) : t('item.free', { count: free })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </DrawerPart>
  );
}

function Facts({ order }: Of) {
  const { t } = useTranslation('cod');
  const local = useLocalMoney();
  const exact = useCnyText();
  const when = (at: Date | null) => (at ? <Moment at={at} /> : '');
  const rows = [
    { key: 'expected', label: t('drawer.expected'), value: local(order.expected, order.currencyCode) },
    {
      key: 'collected',
      label: t('drawer.collected'),
      value: order.collected === null ? '' : local(order.collected, order.currencyCode),
    },
    { key: 'freight', label: t('drawer.freight'), value: exact(order.freight) },
    {
      key: 'receiver',
      label: t('column.receiver'),
      value: `${order.receiverName} ${order.receiverPhone} ${order.receiverAddress}`,
    },
    { key: 'line', label: t('column.line'), value: `${order.warehouseName} · ${order.lineName}` },
    {
      key: 'bill',
      label: t('column.bill'),
      value: order.carrierBillNumber ? (
        <>
          {order.carrierName} <NumberWithCopy number={order.carrierBillNumber} />
        </>
      ) : (
        ''
      ),
    },
    { key: 'createdAt', label: t('column.createdAt'), value: when(order.createdAt) },
    { key: 'shippedAt', label: t('column.shippedAt'), value: when(order.shippedAt) },
    { key: 'deliveredAt', label: t('drawer.deliveredAt'), value: when(order.deliveredAt) },
  ];
  return (
    <DrawerPart title={t('drawer.facts')}>
      <DetailList rows={rows} />
    </DrawerPart>
  );
}
