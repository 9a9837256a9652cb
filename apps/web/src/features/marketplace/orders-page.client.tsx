import { useTranslation } from '@onehaul/i18n/react';
import { marketplaceLists } from '../../app/portal/marketplace-key.ts';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { MarketplaceList } from './marketplace-list.tsx';

/** /shopee/order: all marketplace orders. */
export function MarketplaceOrdersPage() {
  const { t } = useTranslation('marketplace');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('orders.title')} />
      <SellerTabs tool="marketplace" />
      <MarketplaceList
        name={marketplaceLists.all}
        title={t('orders.title')}
        sentence={t('orders.sentence')}
      />
    </div>
  );
}

/** /shopee/ShippedOrder: shipped marketplace orders. */
export function MarketplaceShippedPage() {
  const { t } = useTranslation('marketplace');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('shipped.title')} />
      <SellerTabs tool="marketplace" />
      <MarketplaceList
        name={marketplaceLists.shipped}
        title={t('shipped.title')}
        sentence={t('shipped.sentence')}
        stage="shipped"
      />
    </div>
  );
}
