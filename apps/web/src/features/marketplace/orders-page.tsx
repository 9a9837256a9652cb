import { useTranslation } from '@onehaul/i18n/react';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import type { MarketplaceOrders } from './load-orders.server.ts';
import { marketplaceListNames } from './marketplace-input.ts';
import { MarketplaceList } from './marketplace-list.tsx';

type Props = {
  /** `orders` are those of all stages, at /shopee/order; `shipped` those at /shopee/ShippedOrder. */
  readonly page: 'orders' | 'shipped';
  readonly orders: MarketplaceOrders;
};

/** Marketplace orders to follow. */
export function MarketplaceOrdersPage({ page, orders }: Props) {
  const { t } = useTranslation('marketplace');
  const title = t(page === 'orders' ? 'orders.title' : 'shipped.title');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={title} />
      <SellerTabs tool="marketplace" />
      <MarketplaceList
        name={marketplaceListNames[page]}
        title={title}
        sentence={t(`${page}.sentence`)}
        orders={orders}
      />
    </div>
  );
}
