import type { CodOrder } from '@onehaul/contract/cod';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { MoneyMark, StageMark, useLocalMoney } from './cod-marks.tsx';
import { missingFor } from './missing-stock.ts';

const twoLines = 'grid min-w-0 leading-tight';
const second = 'truncate text-caption text-muted';
const nothing = <span className="text-muted">-</span>;

/** Items of an order, and below them the items out of stock. */
function Goods({ order }: { readonly order: CodOrder }) {
  const { t } = useTranslation('cod');
  const missing = order.stage === 'awaitingArrival' ? missingFor([order]) : [];
  return (
    <span className={twoLines}>
      <span className="truncate">
        {order.items.map(({ code, quantity }) => `${code} × ${quantity}`).join(', ')}
      </span>
      {missing.length > 0 ? (
        <span className="truncate text-caption text-warning" data-missing={missing.length}>
          {t('cell.missing', { goods: missing.map(({ code, count }) => `${code} × ${count}`).join(', ') })}
        </span>
      ) : (
        <span className={second}>{order.goodsName}</span>
      )}
    </span>
  );
}

function Amount({ order }: { readonly order: CodOrder }) {
  const local = useLocalMoney();
  return (
    <span className={twoLines}>
      <span className="font-medium tabular-nums">
        {local(order.collected ?? order.expected, order.currencyCode)}
      </span>
      <span className="text-caption">
        <MoneyMark state={order.moneyState} />
      </span>
    </span>
  );
}

/** Columns of all cash-on-delivery lists; a page names those to omit and its own one after the number. */
export function useCodColumns<Row extends CodOrder>(
  isNarrow: boolean,
  {
    state,
    without = [],
    isSelected = false,
  }: {
    readonly state?: Column<Row>;
    readonly without?: readonly string[];
    /** Selection checkboxes take the space of one column on a phone. */
    readonly isSelected?: boolean;
  } = {},
): Column<Row>[] {
  const { t } = useTranslation('cod');
  const { t: order } = useTranslation('order');
  return useMemo(() => {
    const number: Column<Row> = {
      key: 'number',
      title: t('column.number'),
      isFixed: true,
      width: isNarrow ? undefined : 142,
      show: (row) => (
        <span className={twoLines}>
          <span className="truncate font-medium">{row.clientNumber}</span>
          {isNarrow && isSelected ? (
            <span className="text-caption">
              <StageMark order={row} />
            </span>
          ) : (
            <code className={`${second} font-mono`}>{isNarrow ? row.receiverName : row.number}</code>
          )}
        </span>
      ),
    };
    const stage: Column<Row> = state ?? {
      key: 'stage',
      title: t('column.stage'),
      width: isNarrow ? 118 : 132,
      show: (row) => (
        <span className={twoLines}>
          <StageMark order={row} />
          {row.stage === 'toShip' && <span className={second}>{order(`step.${row.step}`)}</span>}
        </span>
      ),
    };
    const amount: Column<Row> = {
      key: 'amount',
      title: t('column.amount'),
      width: isNarrow ? 128 : 140,
      show: (row) => <Amount order={row} />,
    };
    if (isNarrow) return isSelected ? [number, amount] : [number, stage, amount];
    const columns: Column<Row>[] = [
      number,
      stage,
      { key: 'goods', title: t('column.goods'), show: (row) => <Goods order={row} /> },
      {
        key: 'receiver',
        title: t('column.receiver'),
        width: 124,
        show: ({ receiverName, receiverPhone }) => (
          <span className={twoLines}>
            <span className="truncate">{receiverName}</span>
            <span className={`${second} tabular-nums`}>{receiverPhone}</span>
          </span>
        ),
      },
      amount,
      {
        key: 'line',
        title: t('column.line'),
        isHiddenByDefault: true,
        width: 168,
        show: ({ lineName, warehouseName }) => (
          <span className={twoLines}>
            <span className="truncate">{lineName}</span>
            <span className={second}>{warehouseName}</span>
          </span>
        ),
      },
      {
        key: 'bill',
        title: t('column.bill'),
        width: 150,
        show: ({ carrierBillNumber, carrierName }) =>
          carrierBillNumber ? (
            <span className={twoLines}>
              <code className="truncate font-mono">{carrierBillNumber}</code>
              <span className={second}>{carrierName}</span>
            </span>
          ) : (
            nothing
          ),
        beside: ({ carrierBillNumber }) =>
          carrierBillNumber && <CopyNumberButton number={carrierBillNumber} />,
      },
      {
        key: 'shippedAt',
        title: t('column.shippedAt'),
        width: 142,
        show: ({ shippedAt }) => (shippedAt ? <Moment at={shippedAt} /> : nothing),
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 142,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ];
    return columns.filter(({ key }) => !without.includes(key));
  }, [t, order, isNarrow, isSelected, state, without]);
}
