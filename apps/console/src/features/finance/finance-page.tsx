import { useTranslation } from '@onehaul/i18n/react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { AdjustmentList } from './adjustment-list.tsx';
import { BreakList } from './break-list.tsx';
import { DayList } from './day-list.tsx';
import { DepositList } from './deposit-list.tsx';
import { type Tab, tabs } from './finance-tabs.tsx';
import { HeldList } from './held-list.tsx';
import { PaymentList } from './payment-list.tsx';
import { RefundList } from './refund-list.tsx';
import { WithdrawalList } from './withdrawal-list.tsx';

const lists: Readonly<Record<Tab, () => React.ReactNode>> = {
  deposits: DepositList,
  withdrawals: WithdrawalList,
  held: HeldList,
  refunds: RefundList,
  adjustments: AdjustmentList,
  payments: PaymentList,
  breaks: BreakList,
  days: DayList,
};

/** Incoming, outgoing and refunded money that needs a staff decision. */
export function FinancePage() {
  const { t } = useTranslation('finance');
  const [address] = useSearchParams();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'deposits';
  const List = lists[tab];
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <List key={tab} />
    </>
  );
}
