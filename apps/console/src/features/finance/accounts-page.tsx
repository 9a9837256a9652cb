import { useTranslation } from '@onehaul/i18n/react';
import { SegmentedLinks } from '@onehaul/ui/form/segmented-links';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { BankList } from './bank-list.tsx';
import { GatewayList } from './gateway-list.tsx';

/** Payment setup of a shop: gateways and bank accounts. */
export function AccountsPage() {
  const { t } = useTranslation('finance');
  const [address] = useSearchParams();
  const isBank = address.get('tab') === 'bank';
  const shop = address.get('shop');
  const ofShop = shop ? `shop=${shop}` : '';
  const tabs = (
    <div className="max-w-150">
      <SegmentedLinks
        label={t('accounts.tabs')}
        choices={[
          { to: `?${ofShop}`, title: t('accounts.gateways'), isCurrent: !isBank },
          { to: `?tab=bank${ofShop && `&${ofShop}`}`, title: t('accounts.bank'), isCurrent: isBank },
        ]}
      />
    </div>
  );
  return (
    <>
      <PageTitle>{t('accounts.title')}</PageTitle>
      {isBank ? <BankList key="bank" tabs={tabs} /> : <GatewayList key="gateways" tabs={tabs} />}
    </>
  );
}
