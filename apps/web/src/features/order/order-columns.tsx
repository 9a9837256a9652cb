import type { Order } from '@onehaul/contract/order';
import { contentsOf } from '@onehaul/domain/order/order-contents';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { useMoney } from '../../app/fee/use-money.ts';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { OrderStateMark } from './order-state-mark.tsx';

const twoLines = 'grid min-w-0 leading-tight';
const second = 'truncate text-caption text-muted';
const nothing = <span className="text-muted">-</span>;

/** Price of the order, and below it the amount due now. */
function Amount({ order, isNarrow }: { readonly order: Order; readonly isNarrow: boolean }) {
  const { t } = useTranslation('order');
  const { exact, about } = useMoney();
  const { total, due, ceiling, step, isCollect } = order;
  if (step === 'awaitingArrival') {
    return (
      <span className={second}>{ceiling === null ? '-' : t('cell.ceiling', { amount: exact(ceiling) })}</span>
    );
  }
  const below =
    due > 0 && due < total
      ? t('cell.due', { amount: exact(due) })
      : isCollect
        ? t('cell.collect')
        : isNarrow
          ? undefined
          : about(total);
  return (
    <span className={twoLines}>
      <span className="font-medium tabular-nums">{exact(total)}</span>
      {below && (
        <span className={due > 0 && due < total ? 'truncate text-caption text-warning' : second}>
          {below}
        </span>
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

/** Columns for a wide window, or the three that fit a narrow one. */
export function useOrderColumns(isNarrow: boolean): Column<Order>[] {
  const { t } = useTranslation('order');
  return useMemo(() => {
    const number: Column<Order> = {
      key: 'number',
      title: t('column.number'),
      isFixed: true,
      width: isNarrow ? undefined : 148,
      show: (order) => (
        <>
          <code className="font-mono">{order.number}</code>
          {isNarrow && (
            <span className="block truncate text-caption text-muted">
              {`${order.receiverName} · ${order.countryName}`}
            </span>
          )}
        </>
      ),
      beside: (order) => !isNarrow && <CopyNumberButton number={order.number} />,
    };
    const state: Column<Order> = {
      key: 'state',
      title: t('column.state'),
      width: isNarrow ? 164 : '14%',
      show: (order) => (
        <span className={twoLines}>
          <OrderStateMark order={order} />
          {isNarrow ? (
            <Amount order={order} isNarrow />
          ) : (
            order.openPaymentNumber && <span className={second}>{t('cell.paying')}</span>
          )}
        </span>
      ),
    };
    if (isNarrow) return [number, state];
    return [
      number,
      state,
      {
        key: 'receiver',
        title: t('column.receiver'),
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
        width: '15%',
        show: ({ lineName, warehouseName }) => (
          <span className={twoLines}>
            <span className="truncate">{lineName}</span>
            <span className={second}>{warehouseName}</span>
          </span>
        ),
      },
      { key: 'parcels', title: t('column.parcels'), width: 116, show: (order) => <Contents order={order} /> },
      {
        key: 'amount',
        title: t('column.amount'),
        width: 116,
        align: 'end',
        show: (order) => <Amount order={order} isNarrow={false} />,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 138,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
      {
        key: 'billNumber',
        title: t('column.billNumber'),
        width: 160,
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
        width: 148,
        isHiddenByDefault: true,
        show: ({ shippedAt }) => <Moment at={shippedAt} />,
      },
      {
        key: 'completedAt',
        title: t('column.completedAt'),
        width: 148,
        isHiddenByDefault: true,
        show: ({ completedAt }) => <Moment at={completedAt} />,
      },
    ];
  }, [t, isNarrow]);
}
