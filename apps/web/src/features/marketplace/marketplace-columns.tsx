import type { MarketplaceOrder } from '@onehaul/contract/marketplace';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { useMemo } from 'react';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { OrderMark, ShipBy, useSoldFor } from './marketplace-marks.tsx';

const twoLines = 'grid min-w-0 leading-tight';
const second = 'truncate text-caption text-muted';

export const goodsOf = ({ items }: Pick<MarketplaceOrder, 'items'>) =>
  items.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ');

/** Columns for a wide window, or the two that fit a narrow one. */
export function useMarketplaceColumns(isNarrow: boolean): Column<MarketplaceOrder>[] {
  const { t } = useTranslation('marketplace');
  const soldFor = useSoldFor();
  return useMemo(() => {
    const order: Column<MarketplaceOrder> = {
      key: 'order',
      title: t('column.order'),
      ...(!isNarrow && { width: 190 }),
      isFixed: true,
      show: (one) => (
        <span className={twoLines}>
          <code className="truncate font-mono">{one.number}</code>
          <span className={second}>{isNarrow ? goodsOf(one) : one.shopName}</span>
        </span>
      ),
      ...(!isNarrow && { beside: ({ number }: MarketplaceOrder) => <CopyNumberButton number={number} /> }),
    };
    const state: Column<MarketplaceOrder> = {
      key: 'state',
      title: t('column.state'),
      width: isNarrow ? 136 : 150,
      show: (one) => (
        <span className={twoLines}>
          <OrderMark order={one} />
          {isNarrow && (
            <span className={second}>
              <ShipBy order={one} />
            </span>
          )}
        </span>
      ),
    };
    if (isNarrow) return [order, state];
    return [
      order,
      {
        key: 'goods',
        title: t('column.goods'),
        show: (one) => (
          <span className={twoLines}>
            <span className="truncate">{goodsOf(one)}</span>
            <span className={second}>
              {one.buyerName} · {soldFor(one)}
            </span>
          </span>
        ),
      },
      state,
      {
        key: 'shipBy',
        title: t('column.shipBy'),
        width: 124,
        show: (one) => <ShipBy order={one} />,
      },
      {
        key: 'tracking',
        title: t('column.tracking'),
        width: 168,
        show: ({ trackingNumber, firstMileNumber }) => (
          <span className={twoLines}>
            <code className="truncate font-mono">{trackingNumber ?? '–'}</code>
            <span className={second}>{firstMileNumber}</span>
          </span>
        ),
      },
      {
        key: 'ours',
        title: t('column.ours'),
        width: 136,
        isHiddenByDefault: true,
        show: ({ orderNumber }) => <code className="truncate font-mono">{orderNumber ?? '–'}</code>,
      },
    ];
  }, [t, soldFor, isNarrow]);
}
