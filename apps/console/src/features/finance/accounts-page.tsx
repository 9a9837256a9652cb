import { useTranslation } from '@onehaul/i18n/react';
import { SegmentedLinks } from '@onehaul/ui/form/segmented-links';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { BankList } from './bank-list.tsx';
import { GatewayList } from './gateway-list.tsx';
import { PackageList } from './package-list.tsx';

/** Payment setup of a shop: gateways, bank accounts and recharge bonuses. */
export function AccountsPage() {
  const { t } = useTranslation('finance');
  const [address] = useSearchParams();
  const tab = address.get('tab');
  const isBank = tab === 'bank';
  const isPackages = tab === 'packages';
  const tabs = (
    <div className="max-w-150">
      <SegmentedLinks
        label={t('accounts.tabs')}
        choices={[
          { to: '?', title: t('accounts.gateways'), isCurrent: !isBank && !isPackages },
          { to: '?tab=bank', title: t('accounts.bank'), isCurrent: isBank },
          { to: '?tab=packages', title: t('accounts.packages'), isCurrent: isPackages },
        ]}
      />
    </div>
  );
  return (
    <>
      <PageTitle>{t('accounts.title')}</PageTitle>
      {isBank ? (
        <BankList key="bank" tabs={tabs} />
      ) : isPackages ? (
        <PackageList key="packages" tabs={tabs} />
      ) : (
        <GatewayList key="gateways" tabs={tabs} />
      )}
    </>
  );
}
