import { useTranslation } from '@onehaul/i18n/react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { ClaimList } from './claim-list.tsx';
import { tabs } from './claim-tabs.tsx';
import { UnownedList } from './unowned-list.tsx';

/** Parcels without an owner: found, claimed or abandoned. */
export function UnclaimedPage() {
  const { t } = useTranslation('station');
  const [address] = useSearchParams();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'unclaimed';
  return (
    <>
      <PageTitle>{t('unclaimed.title')}</PageTitle>
      {tab === 'claims' ? <ClaimList /> : <UnownedList key={tab} kind={tab} />}
    </>
  );
}
