import type { Return } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { useMemo } from 'react';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { Moment } from '../../app/portal/moment.tsx';
import { ReturnStateMark } from './return-state-mark.tsx';

/** Two lines in a table, one on a card. */
const twoLines =
  'grid min-w-0 leading-tight max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2';
const second = 'truncate text-caption text-muted';

export function useReturnColumns(): readonly Column<Return>[] {
  const { t } = useTranslation('returns');
  return useMemo(
    () => [
      {
        key: 'return',
        title: t('column.return'),
        width: 'w-[170px]',
        isFixed: true,
        onCard: 'head',
        show: ({ number, courierNumber }) => (
          <span className="grid min-w-0 leading-tight">
            <code className="truncate font-mono">{number}</code>
            <span className={second}>{courierNumber}</span>
          </span>
        ),
        beside: ({ number }) => <CopyNumberButton number={number} />,
      },
      {
        key: 'goods',
        title: t('column.goods'),
        isFixed: true,
        onCard: 'line',
        show: ({ goodsName, quantity }) => (
          <span className={twoLines}>
            <span className="truncate">{goodsName}</span>
            <span className={second}>{t('cell.pieces', { quantity })}</span>
          </span>
        ),
      },
      {
        key: 'state',
        title: t('column.state'),
        width: 'w-[128px]',
        onCard: 'aside',
        show: ({ state }) => <ReturnStateMark state={state} />,
      },
      {
        key: 'order',
        title: t('column.order'),
        width: 'w-[136px]',
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
        width: 'w-[124px]',
        align: 'end',
        onCard: 'line',
        // A card says it once there is a result.
        show: ({ good, quantity, gradedAt }) =>
          gradedAt ? (
            <span className="tabular-nums max-md:flex max-md:justify-between">
              <span className="text-muted md:hidden">{t('column.found')}</span>
              {`${good} / ${quantity}`}
            </span>
          ) : (
            <span className="tabular-nums max-md:hidden">{`– / ${quantity}`}</span>
          ),
      },
      {
        key: 'left',
        title: t('column.left'),
        width: 'w-[96px]',
        align: 'end',
        show: ({ left }) => <span className="tabular-nums">{left}</span>,
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        width: 'w-[150px]',
        onCard: 'line',
        // Warehouse in a second line: a separate column would leave no room for the goods.
        show: ({ createdAt, warehouseName }) => (
          <span className={`${twoLines} max-md:text-caption max-md:text-muted`}>
            <Moment at={createdAt} />
            <span className={second}>{warehouseName}</span>
          </span>
        ),
      },
    ],
    [t],
  );
}
