import { useTranslation } from '@onehaul/i18n/react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../app/page-title.tsx';
import { AgentList } from './agent-list.tsx';
import { type Tab, tabs } from './agent-tabs.tsx';
import { EarningList } from './earning-list.tsx';
import { PlanList } from './plan-list.tsx';
import { SettlementList } from './settlement-list.tsx';

const lists: Readonly<Record<Tab, () => React.ReactNode>> = {
  agents: AgentList,
  earnings: EarningList,
  settlement: SettlementList,
  plans: PlanList,
};

/** Agents who refer members: permissions, commission plans and settlement. */
export function AgentsPage() {
  const { t } = useTranslation('agents');
  const [address] = useSearchParams();
  const tab = tabs.find((one) => one === address.get('tab')) ?? 'agents';
  const List = lists[tab];
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <List key={tab} />
    </>
  );
}
