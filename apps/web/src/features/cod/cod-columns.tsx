import type { CodOrder, CodProblemRow } from '@onehaul/contract/cod';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { MoneyMark, ProblemMark, StageMark, useLocalMoney } from './cod-marks.tsx';
import { missingFor } from './missing-stock.ts';

/** Two lines in a table, one on a card. */
const twoLines =
  'grid min-w-0 leading-tight max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2';
const second = 'truncate text-caption text-muted';
const nothing = <span className="text-muted max-md:hidden">-</span>;

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

function Stage({ order }: { readonly order: CodOrder }) {
  const { t } = useTranslation('way');
  return (
    <span className="grid min-w-0 leading-tight">
      <StageMark order={order} />
      {order.stage === 'toShip' && <span className={second}>{t(`step.${order.step}`)}</span>}
    </span>
  );
}

/** Columns of all cash-on-delivery lists but those a list leaves out; `state` replaces the stage. */
export function useCodColumns<Row extends CodOrder>(
  without: readonly string[],
  state?: Column<Row>,
): readonly Column<Row>[] {
  const { t } = useTranslation('cod');
  const columns: readonly Column<Row>[] = [
    {
      key: 'number',
      title: t('column.number'),
      isFixed: true,
      width: 'w-[160px]',
      onCard: 'head',
      show: ({ clientNumber, number }) => (
        <span className="grid min-w-0 leading-tight">
          <span className="truncate">{clientNumber}</span>
          <code className={`${second} font-mono font-normal`}>{number}</code>
        </span>
      ),
    },
    state ?? {
      key: 'stage',
      title: t('column.stage'),
      width: 'w-[136px]',
      onCard: 'aside',
      show: (order) => <Stage order={order} />,
    },
    { key: 'goods', title: t('column.goods'), onCard: 'line', show: (order) => <Goods order={order} /> },
    {
      key: 'receiver',
      title: t('column.receiver'),
      width: 'w-[124px]',
      onCard: 'line',
      show: ({ receiverName, receiverPhone }) => (
        <span className={twoLines}>
          <span className="truncate">{receiverName}</span>
          <span className={`${second} tabular-nums`}>{receiverPhone}</span>
        </span>
      ),
    },
    {
      key: 'amount',
      title: t('column.amount'),
      width: 'w-[144px]',
      onCard: 'line',
      show: (order) => <Amount order={order} />,
    },
    {
      key: 'line',
      title: t('column.line'),
      isHiddenByDefault: true,
      width: 'w-[168px]',
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
      width: 'w-[172px]',
      show: ({ carrierBillNumber, carrierName }) =>
        carrierBillNumber ? (
          <span className="flex min-w-0 items-center gap-1">
            <span className={twoLines}>
              <code className="truncate font-mono">{carrierBillNumber}</code>
              <span className={second}>{carrierName}</span>
            </span>
            <CopyNumberButton number={carrierBillNumber} />
          </span>
        ) : (
          nothing
        ),
    },
    {
      key: 'shippedAt',
      title: t('column.shippedAt'),
      width: 'w-[142px]',
      show: ({ shippedAt }) => <Moment at={shippedAt} />,
    },
    {
      key: 'createdAt',
      title: t('column.createdAt'),
      width: 'w-[142px]',
      show: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
  return columns.filter(({ key }) => !without.includes(key));
}

const withoutForProblems = ['createdAt', 'shippedAt', 'receiver'];

export function useProblemColumns(): readonly Column<CodProblemRow>[] {
  const { t } = useTranslation('cod');
  return useCodColumns<CodProblemRow>(withoutForProblems, {
    key: 'problem',
    title: t('column.problem'),
    width: 'w-[188px]',
    onCard: 'aside',
    show: ({ problem, refusalReason, exception }) => (
      <span className="grid min-w-0 leading-tight">
        <ProblemMark problem={problem} />
        {problem === 'refused' && <span className={second}>{refusalReason}</span>}
        {problem === 'exception' && exception && (
          <span className={second}>{t(`exception.${exception}`)}</span>
        )}
      </span>
    ),
  });
}
