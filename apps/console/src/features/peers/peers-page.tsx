import { useTranslation } from '@onehaul/i18n/react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { PeerList } from './peer-list.tsx';
import { type Tab, tabs } from './peer-tabs.tsx';
import { StatementList } from './statement-list.tsx';

const lists: Readonly<Record<Tab, () => React.ReactNode>> = { peers: PeerList, statements: StatementList };

/** Forwarders who order on account. */
export function PeersPage() {
  const { t } = useTranslation('peerDesk');
  const [address] = useSearchParams();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'peers';
  const List = lists[tab];
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <List key={tab} />
    </>
  );
}
