import type { StockBalance, StockInbound } from '@onehaul/contract/stock';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';
import { InboundStateMark } from './inbound-state-mark.tsx';
import { SkuPicture } from './sku-picture.tsx';

const second = 'truncate text-caption text-muted';
const twoLines = 'grid min-w-0 leading-tight';

export function useBalanceColumns(isNarrow: boolean): Column<StockBalance>[] {
  const { t, i18n } = useTranslation('stock');
  return useMemo(() => {
    const { number } = measuresIn(i18n.language);
    const pieces = (key: 'onHand' | 'reserved' | 'onTheWay'): Column<StockBalance> => ({
      key,
      title: t(`column.${key}`),
      width: 104,
      align: 'end',
      show: (row) => <span className="tabular-nums">{number(row[key])}</span>,
    });
    const goods: Column<StockBalance> = {
      key: 'goods',
      title: t('column.goods'),
      isFixed: true,
      show: ({ name, code, pictureUrl, warehouseName }) => (
        <span className="flex min-w-0 items-center gap-3">
          {!isNarrow && <SkuPicture url={pictureUrl} />}
          <span className={twoLines}>
            <span className="truncate">{name}</span>
            <span className={second}>{isNarrow ? `${code} · ${warehouseName}` : code}</span>
          </span>
        </span>
      ),
    };
    const free: Column<StockBalance> = {
      key: 'free',
      title: t('column.free'),
      width: isNarrow ? 104 : 124,
      align: 'end',
      show: (row) => (
        <span className="inline-grid justify-items-end leading-tight" data-free={row.free}>
          <span className="font-medium tabular-nums">{number(row.free)}</span>
          {row.isLow && (
            <span className="text-caption" data-low>
              <StateMark tone="warning">{t('low')}</StateMark>
            </span>
          )}
        </span>
      ),
    };
    if (isNarrow) return [goods, free];
    return [
      goods,
      {
        key: 'warehouse',
        title: t('column.warehouse'),
        width: 196,
        show: ({ warehouseName }) => <span className="truncate">{warehouseName}</span>,
      },
      pieces('onHand'),
      pieces('reserved'),
      free,
      pieces('onTheWay'),
    ];
  }, [t, i18n.language, isNarrow]);
}

const sum = (items: StockInbound['items'], count: (item: StockInbound['items'][number]) => number) =>
  items.reduce((total, item) => total + count(item), 0);

export function useInboundColumns(isNarrow: boolean): Column<StockInbound>[] {
  const { t, i18n } = useTranslation('stock');
  return useMemo(() => {
    const { number } = measuresIn(i18n.language);
    const delivery: Column<StockInbound> = {
      key: 'number',
      title: t('column.number'),
      isFixed: true,
      show: (inbound) => (
        <span className={twoLines}>
          <code className="truncate font-mono">{inbound.number}</code>
          <span className={second}>{isNarrow ? inbound.warehouseName : inbound.courierNumber}</span>
        </span>
      ),
    };
    const state: Column<StockInbound> = {
      key: 'state',
      title: t('column.state'),
      width: isNarrow ? 124 : 132,
      show: (inbound) => <InboundStateMark state={inbound.state} />,
    };
    if (isNarrow) return [delivery, state];
    return [
      delivery,
      state,
      {
        key: 'warehouse',
        title: t('column.warehouse'),
        width: '20%',
        show: ({ warehouseName }) => <span className="truncate">{warehouseName}</span>,
      },
      {
        key: 'pieces',
        title: t('column.pieces'),
        width: 150,
        align: 'end',
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
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
    ];
  }, [t, i18n.language, isNarrow]);
}
