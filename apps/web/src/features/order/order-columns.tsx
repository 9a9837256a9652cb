import type { Order } from '@onehaul/contract/order';
import { contentsOf } from '@onehaul/domain/order/order-contents';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { useMemo } from 'react';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { useApproximateText, useCnyText } from '../../app/portal/money-text.tsx';
import { OrderStateMark } from './order-state-mark.tsx';

/** Two lines in a table, one on a card. */
const twoLines =
  'grid min-w-0 leading-tight max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2';
const second = 'truncate text-caption text-muted';
const nothing = <span className="text-muted max-md:hidden">-</span>;

/** Price of the order, and the amount due now. */
function Amount({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const exact = useCnyText();
  const about = useApproximateText();
  const { total, due, ceiling, step, isCollect } = order;
  if (step === 'awaitingArrival') {
    return ceiling === null ? (
      nothing
    ) : (
      <span className={second}>{t('cell.ceiling', { amount: exact(ceiling) })}</span>
    );
  }
  const isPartlyDue = due > 0 && due < total;
  return (
    <span className={`${twoLines} md:justify-items-end`}>
      <span className="font-medium tabular-nums">{exact(total)}</span>
      {isPartlyDue ? (
        <span className="truncate text-caption text-warning">{t('cell.due', { amount: exact(due) })}</span>
      ) : (
        <span className={second}>{isCollect ? t('cell.collect') : about(total)}</span>
      )}
    </span>
  );
}

function Contents({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const contents = contentsOf(order);
  if (!contents) return nothing;
  const { unit, count, boxes } = contents;
  const below =
    unit === 'parcels' && order.step === 'awaitingArrival'
      ? t('cell.arrived', { arrived: order.arrivedCount, count })
      : boxes > 0
        ? t('cell.boxes', { count: boxes })
        : undefined;
  return (
    <span className={twoLines} data-contents={unit}>
      <span>{t(`cell.${unit}`, { count })}</span>
      {below && <span className={second}>{below}</span>}
    </span>
  );
}

export function useOrderColumns(): readonly Column<Order>[] {
  const { t } = useTranslation('order');
  return useMemo(
    () => [
      {
        key: 'number',
        title: t('column.number'),
        isFixed: true,
        width: 'w-[176px]',
        onCard: 'head',
        show: ({ number }) => <code className="font-mono">{number}</code>,
        beside: ({ number }) => <CopyNumberButton number={number} />,
      },
      {
        key: 'state',
        title: t('column.state'),
        width: 'w-[14%]',
        onCard: 'aside',
        show: (order) => (
          <span className="grid min-w-0 leading-tight">
            <OrderStateMark order={order} />
            {order.openPaymentNumber && <span className={second}>{t('cell.paying')}</span>}
          </span>
        ),
      },
      {
        key: 'receiver',
        title: t('column.receiver'),
        onCard: 'line',
        show: ({ receiverName, countryName, pickupPointName, receiverAddress }) => (
          <span className={twoLines}>
            <span className="truncate">{receiverName}</span>
            <span className={second}>{`${countryName} · ${pickupPointName ?? receiverAddress}`}</span>
          </span>
        ),
      },
      {
        key: 'line',
        title: t('column.line'),
        width: 'w-[15%]',
        show: ({ lineName, warehouseName }) => (
          <span className={twoLines}>
            <span className="truncate">{lineName}</span>
            <span className={second}>{warehouseName}</span>
          </span>
        ),
      },
      {
        key: 'parcels',
        title: t('column.parcels'),
        width: 'w-[116px]',
        onCard: 'line',
        show: (order) => <Contents order={order} />,
      },
      {
        key: 'amount',
        title: t('column.amount'),
        width: 'w-[116px]',
        align: 'end',
        onCard: 'line',
        show: (order) => <Amount order={order} />,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 'w-[138px]',
        onCard: 'line',
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
      {
        key: 'billNumber',
        title: t('column.billNumber'),
        width: 'w-[160px]',
        isHiddenByDefault: true,
        show: ({ carrierBillNumber }) =>
          carrierBillNumber ? <code className="font-mono">{carrierBillNumber}</code> : nothing,
      },
      {
        key: 'goods',
        title: t('column.goods'),
        isHiddenByDefault: true,
        show: ({ goodsName, goodsTypeName }) => goodsName || goodsTypeName || nothing,
      },
      {
        key: 'shippedAt',
        title: t('column.shippedAt'),
        width: 'w-[148px]',
        isHiddenByDefault: true,
        show: ({ shippedAt }) => <Moment at={shippedAt} />,
      },
      {
        key: 'completedAt',
        title: t('column.completedAt'),
        width: 'w-[148px]',
        isHiddenByDefault: true,
        show: ({ completedAt }) => <Moment at={completedAt} />,
      },
    ],
    [t],
  );
}
