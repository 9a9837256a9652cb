import { useTranslation } from '@onehaul/i18n/react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { tabs } from './marketplace-tabs.tsx';
import { OrderList } from './order-list.tsx';
import { ShopList } from './shop-list.tsx';

/** Members' marketplace shops, their orders, and cancelled orders to stop. */
export function MarketplacesPage() {
  const { t } = useTranslation('marketplaceDesk');
  const [address] = useSearchParams();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'stop';
  return (
    <>
      <PageTitle>{t('page.title')}</PageTitle>
      {tab === 'shops' ? <ShopList /> : <OrderList key={tab} tab={tab} />}
    </>
  );
}
