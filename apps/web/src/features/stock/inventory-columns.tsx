import type { StockBalance, StockInbound } from '@onehaul/contract/stock';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { useMemo } from 'react';
import { Moment } from '../../app/portal/moment.tsx';
import { GoodsName } from './goods-name.tsx';
import { InboundStateMark } from './inbound-state-mark.tsx';

export function useBalanceColumns(): readonly Column<StockBalance>[] {
  const { t, i18n } = useTranslation('stock');
  return useMemo(() => {
    const { number } = measuresIn(i18n.language);
    const pieces = (key: 'onHand' | 'reserved' | 'onTheWay') =>
      ({
        key,
        title: t(`column.${key}`),
        width: 'w-[104px]',
        align: 'end',
        show: (row) => <span className="tabular-nums">{number(row[key])}</span>,
      }) satisfies Column<StockBalance>;
    return [
      {
        key: 'goods',
        title: t('column.goods'),
        isFixed: true,
        onCard: 'head',
        show: (row) => <GoodsName {...row} />,
      },
      {
        key: 'warehouse',
        title: t('column.warehouse'),
        width: 'w-[196px]',
        onCard: 'line',
        show: ({ warehouseName }) => (
          <span className="block truncate max-md:text-muted">{warehouseName}</span>
        ),
      },
      { ...pieces('onHand'), onCard: 'field' },
      pieces('reserved'),
      {
        key: 'free',
        title: t('column.free'),
        width: 'w-[124px]',
        align: 'end',
        onCard: 'field',
        show: ({ free, isLow }) => (
          <span
            className="inline-grid justify-items-end leading-tight max-md:flex max-md:flex-row-reverse max-md:gap-3"
            data-free={free}
          >
            <span className="font-medium tabular-nums">{number(free)}</span>
            {isLow && (
              <span className="text-caption" data-low>
                <StateMark tone="warning">{t('low')}</StateMark>
              </span>
            )}
          </span>
        ),
      },
      pieces('onTheWay'),
    ];
  }, [t, i18n.language]);
}

const sum = (items: StockInbound['items'], count: (item: StockInbound['items'][number]) => number) =>
  items.reduce((total, item) => total + count(item), 0);

export function useInboundColumns(): readonly Column<StockInbound>[] {
  const { t, i18n } = useTranslation('stock');
  return useMemo(() => {
    const { number } = measuresIn(i18n.language);
    return [
      {
        key: 'number',
        title: t('column.number'),
        isFixed: true,
        onCard: 'head',
        show: (inbound) => (
          <span className="grid min-w-0 leading-tight">
            <code className="truncate font-mono">{inbound.number}</code>
            <span className="truncate text-caption font-regular text-muted">{inbound.courierNumber}</span>
          </span>
        ),
      },
      {
        key: 'state',
        title: t('column.state'),
        width: 'w-[140px]',
        onCard: 'aside',
        show: (inbound) => <InboundStateMark state={inbound.state} />,
      },
      {
        key: 'warehouse',
        title: t('column.warehouse'),
        width: 'w-[20%]',
        onCard: 'line',
        show: ({ warehouseName }) => (
          <span className="block truncate max-md:text-muted">{warehouseName}</span>
        ),
      },
      {
        key: 'pieces',
        title: t('column.pieces'),
        width: 'w-[150px]',
        align: 'end',
        onCard: 'field',
        show: ({ items, state: now }) => (
          <span className="tabular-nums">
            {now === 'received'
              ? t('inbound.countedOf', {
                  counted: number(sum(items, ({ counted }) => counted ?? 0)),
                  expected: number(sum(items, ({ expected }) => expected)),
                })
              : number(sum(items, ({ expected }) => expected))}
          </span>
        ),
      },
      {
        key: 'createdAt',
        title: t('column.announcedAt'),
        width: 'w-[150px]',
        onCard: 'field',
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ];
  }, [t, i18n.language]);
}
