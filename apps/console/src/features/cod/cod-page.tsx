import { useTranslation } from '@onehaul/i18n/react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { type Tab, tabs } from './cod-tabs.tsx';
import { MismatchList } from './mismatch-list.tsx';
import { MoneyList } from './money-list.tsx';
import { Overview } from './overview.tsx';
import { RemittanceList } from './remittance-list.tsx';
import { SellerList } from './seller-list.tsx';
import { StatementList } from './statement-list.tsx';

const lists: Readonly<Record<Tab, () => React.ReactNode>> = {
  overview: Overview,
  orders: MoneyList,
  statements: StatementList,
  mismatches: MismatchList,
  sellers: SellerList,
  remittances: RemittanceList,
};

/** Cash on delivery: where the money is, carrier statements and remittances to sellers. */
export function CodPage() {
  const { t } = useTranslation('codDesk');
  const [address] = useSearchParams();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'overview';
  const List = lists[tab];
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <List key={tab} />
    </>
  );
}
