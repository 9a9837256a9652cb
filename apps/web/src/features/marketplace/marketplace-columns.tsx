import type { MarketplaceOrder } from '@onehaul/contract/marketplace';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/ui/list/row-list';
import { useMemo } from 'react';
import { CopyNumberButton } from '../../app/portal/copy-number.tsx';
import { OrderMark, ShipBy, useSoldFor } from './marketplace-marks.tsx';

const twoLines = 'grid min-w-0 leading-tight';
const second = 'truncate text-caption text-muted';

export const goodsOf = ({ items }: Pick<MarketplaceOrder, 'items'>) =>
  items.map(({ name, quantity }) => `${name} × ${quantity}`).join(', ');

/** @param now Time of the query: remaining hours are the same on the server and in the browser. */
export function useMarketplaceColumns(now: Date): readonly Column<MarketplaceOrder>[] {
  const { t } = useTranslation('marketplace');
  const soldFor = useSoldFor();
  return useMemo(
    () => [
      {
        key: 'order',
        title: t('column.order'),
        width: 'w-[190px]',
        isFixed: true,
        onCard: 'head',
        show: (one) => (
          <span className={twoLines}>
            <code className="truncate font-mono">{one.number}</code>
            <span className={second}>{one.shopName}</span>
          </span>
        ),
        // A card has no room for it beside a whole number.
        beside: ({ number }) => (
          <span className="inline-flex max-md:hidden">
            <CopyNumberButton number={number} />
          </span>
        ),
      },
      {
        key: 'goods',
        title: t('column.goods'),
        onCard: 'line',
        show: (one) => (
          <span className={twoLines}>
            <span className="truncate">{goodsOf(one)}</span>
            <span className={second}>
              {[one.buyerName, soldFor(one)].filter((word) => word !== '').join(' · ')}
            </span>
          </span>
        ),
      },
      {
        key: 'state',
        title: t('column.state'),
        width: 'w-[150px]',
        onCard: 'aside',
        show: (one) => <OrderMark order={one} />,
      },
      {
        key: 'shipBy',
        title: t('column.shipBy'),
        width: 'w-[124px]',
        onCard: 'field',
        show: (one) => <ShipBy order={one} now={now} />,
      },
      {
        key: 'tracking',
        title: t('column.tracking'),
        width: 'w-[168px]',
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
        width: 'w-[136px]',
        isHiddenByDefault: true,
        show: ({ orderNumber }) => <code className="truncate font-mono">{orderNumber ?? '–'}</code>,
      },
    ],
    [t, soldFor, now],
  );
}
