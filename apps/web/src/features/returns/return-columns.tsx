import type { Return } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { ReturnStateMark } from './return-state-mark.tsx';

const twoLines = 'grid min-w-0 leading-tight';
const second = 'truncate text-caption text-muted';

/** Columns for a wide window, or the two that fit a narrow one. */
export function useReturnColumns(isNarrow: boolean): Column<Return>[] {
  const { t } = useTranslation('returns');
  return useMemo(() => {
    const goods: Column<Return> = {
      key: 'goods',
      title: t('column.goods'),
      isFixed: true,
      show: ({ goodsName, number, quantity }) => (
        <span className={twoLines}>
          <span className="truncate">{goodsName}</span>
          <span className={second}>{isNarrow ? number : t('cell.pieces', { quantity })}</span>
        </span>
      ),
    };
    const state: Column<Return> = {
      key: 'state',
      title: t('column.state'),
      width: isNarrow ? 132 : 128,
      show: (one) => (
        <span className={twoLines}>
          <ReturnStateMark state={one.state} />
          {isNarrow && <span className={second}>{t('cell.pieces', { quantity: one.quantity })}</span>}
        </span>
      ),
    };
    if (isNarrow) return [goods, state];
    return [
      {
        key: 'return',
        title: t('column.return'),
        width: 164,
        isFixed: true,
        show: ({ number, courierNumber }) => (
          <span className={twoLines}>
            <code className="truncate font-mono">{number}</code>
            <span className={second}>{courierNumber}</span>
          </span>
        ),
        beside: ({ number }) => <CopyNumberButton number={number} />,
      },
      goods,
      state,
      {
        key: 'order',
        title: t('column.order'),
        width: 136,
        show: ({ orderNumber, clientNumber }) => (
          <span className={twoLines}>
            <code className="truncate font-mono">{orderNumber || clientNumber}</code>
            <span className={second}>{orderNumber && clientNumber !== orderNumber ? clientNumber : ''}</span>
          </span>
        ),
      },
      {
        key: 'found',
        title: t('column.found'),
        width: 116,
        align: 'end',
        show: ({ good, quantity, gradedAt }) => (
          <span className="tabular-nums">{gradedAt ? `${good} / ${quantity}` : `– / ${quantity}`}</span>
        ),
      },
      {
        key: 'left',
        title: t('column.left'),
        width: 88,
        align: 'end',
        show: ({ left }) => <span className="tabular-nums">{left}</span>,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 150,
        // Warehouse in a second line: a separate column would leave no room for the goods.
        show: ({ createdAt, warehouseName }) => (
          <span className={twoLines}>
            <Moment at={createdAt} />
            <span className={second}>{warehouseName}</span>
          </span>
        ),
      },
    ];
  }, [t, isNarrow]);
}
