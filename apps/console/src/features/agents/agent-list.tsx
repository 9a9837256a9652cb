import { agentDeskCalls, type AgentRow } from '@onehaul/contract/console/agents';
import { agentStates } from '@onehaul/domain/agent/earning-state';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { MemberName } from '../../app/member-name.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { AgentDrawer } from './agent-drawer.tsx';
import { AgentMark } from './agent-marks.tsx';
import { AgentTabs } from './agent-tabs.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { useAmounts } from './desk-words.ts';

const stateOf = (asked: string | null | undefined) => agentStates.find((one) => one === asked) ?? 'applied';

/** Applications first, longest waiting on top; then agents by state. */
export function AgentList() {
  const { t } = useTranslation('agents');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const columns = useAgentColumns(hasSeveral);
  const [address] = useSearchParams();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>();
  const state = stateOf(address.get('state'));
  return (
    <ListPage<AgentRow>
      name="agents"
      title={t('title')}
      sentence={t('sentence.agents')}
      tabs={<AgentTabs current="agents" />}
      searchLabel={t('search.agents')}
      countTabs={{
        name: 'state',
        label: t('state'),
        choices: agentStates.map((one) => ({
          // The page opens with applications, so they need no URL parameter.
          value: one === 'applied' ? '' : one,
          label: t(`agentState.${one}`),
          count: counts && (counts.get(one) ?? 0),
        })),
      }}
      filters={filters}
      columns={columns}
      keyOf={keyInShop}
      maxPageSize={100}
      load={async ({ page, rows, search, filters: values }, signal) => {
        const input = {
          pageIndex: page,
          pageRows: rows,
          search,
          state: stateOf(values.state),
          ...shopOf(values),
        };
        const answer = await callApi(agentDeskCalls.list, input, { signal });
        setCounts(new Map(answer.counts.map((one) => [one.state, one.count])));
        return answer;
      }}
      empty={{ title: t('empty.agents'), text: t(`emptyText.${state}`) }}
      drawer={{ title: t('one'), show: (key, agent) => <AgentDrawer key={key} agent={agent} /> }}
    />
  );
}

function useAgentColumns(hasSeveral: boolean) {
  const { t } = useTranslation('agents');
  const { yuan, number } = useAmounts();
  return useMemo<Column<AgentRow>[]>(() => {
    const amount = (
      key: 'waitingMinor' | 'availableMinor' | 'movedMinor',
      title: string,
    ): Column<AgentRow> => ({
      key,
      title,
      width: 128,
      align: 'end',
      show: (agent) => <span className="tabular-nums">{yuan(agent[key])}</span>,
    });
    return [
      {
        key: 'agent',
        title: t('agent'),
        isFixed: true,
        width: 220,
        show: ({ memberCode, memberName }) => <MemberName memberCode={memberCode} memberName={memberName} />,
      },
      { key: 'state', title: t('state'), width: 130, show: ({ state }) => <AgentMark state={state} /> },
      ...shopColumns(hasSeveral, t('shop')),
      { key: 'words', title: t('words'), show: ({ words }) => words },
      { key: 'plan', title: t('plan'), width: 130, show: ({ planName }) => planName || '-' },
      {
        key: 'members',
        title: t('members'),
        width: 96,
        align: 'end',
        show: ({ memberCount }) => <span className="tabular-nums">{number.format(memberCount)}</span>,
      },
      amount('waitingMinor', t('waiting')),
      amount('availableMinor', t('available')),
      { ...amount('movedMinor', t('moved')), isHiddenByDefault: true },
      {
        key: 'appliedAt',
        title: t('appliedAt'),
        width: 150,
        show: ({ appliedAt }) => <Moment at={appliedAt} />,
      },
    ];
  }, [t, yuan, number, hasSeveral]);
}
