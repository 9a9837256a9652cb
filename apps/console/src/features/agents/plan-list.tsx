import { agentPlanCalls, type AgentPlan } from '@onehaul/contract/console/agents';
import { pickText } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo, useState } from 'react';
import { callApi } from '../../app/call-api.ts';
import { currentTranslator } from '../../app/language.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { useHasPermission } from '../../app/me.ts';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { AgentTabs } from './agent-tabs.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { useAmounts } from './desk-words.ts';
import { PlanForm } from './plan-form.tsx';

async function load({ filters, page, rows }: ListQuery, signal: AbortSignal) {
  const { items } = await callApi(agentPlanCalls.list, {}, { signal });
  const found = items.filter(({ shopId }) => !filters.shop || String(shopId) === filters.shop);
  return { items: found.slice((page - 1) * rows, page * rows), total: found.length };
}

/** Commission plans. */
export function PlanList() {
  const { t } = useTranslation('agents');
  const mayDecide = useHasPermission('agent:decide');
  const { filters, hasSeveral } = useShopFilter();
  const [edited, setEdited] = useState<AgentPlan | 'new'>();
  const columns = useColumns(hasSeveral, mayDecide ? setEdited : undefined);
  const add = mayDecide && (
    <Button type="primary" data-add-plan onClick={() => setEdited('new')}>
      {t('planAdd')}
    </Button>
  );
  return (
    <>
      <ListPage<AgentPlan>
        name="agentPlans"
        title={t('title')}
        sentence={t('sentence.plans')}
        action={add}
        tabs={<AgentTabs current="plans" />}
        filters={filters}
        columns={columns}
        keyOf={keyInShop}
        load={load}
        empty={{ title: t('empty.plans'), text: t('emptyText.plans') }}
      />
      {edited && (
        <PlanForm plan={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function useColumns(hasSeveral: boolean, onEdit: ((plan: AgentPlan) => void) | undefined) {
  const { t } = useTranslation('agents');
  const { yuan, part, number } = useAmounts();
  return useMemo<Column<AgentPlan>[]>(() => {
    const { language } = currentTranslator();
    const terms = (plan: AgentPlan) =>
      ({
        percent: () => plan.levelBps.map(part).join(' / '),
        perKilogram: () => `${yuan(plan.kilogramMinor)} / kg`,
        margin: () => part(plan.wholesaleBps),
      })[plan.model]();
    return [
      {
        key: 'name',
        title: t('planName'),
        isFixed: true,
        show: ({ names }) => <span className="font-medium">{pickText(names, language, 'zhHans')}</span>,
      },
      ...shopColumns(hasSeveral, t('shop')),
      { key: 'model', title: t('model'), width: 170, show: ({ model }) => t(`model.${model}`) },
      {
        key: 'terms',
        title: t('terms'),
        width: 190,
        show: (plan) => <span className="tabular-nums">{terms(plan)}</span>,
      },
      {
        key: 'days',
        title: t('confirmDays'),
        width: 150,
        show: ({ confirmDays }) => t('days', { count: confirmDays }),
      },
      {
        key: 'most',
        title: t('most'),
        width: 190,
        show: ({ sourceMonthMinor }) => (sourceMonthMinor === null ? t('noMost') : yuan(sourceMonthMinor)),
      },
      {
        key: 'agents',
        title: t('planAgents'),
        width: 90,
        align: 'end',
        show: ({ agents }) => <span className="tabular-nums">{number.format(agents)}</span>,
      },
      {
        key: 'state',
        title: t('state'),
        width: 120,
        show: ({ isActive }) => (
          <StateMark tone={isActive ? 'positive' : 'neutral'}>
            {t(isActive ? 'planActive' : 'planIdle')}
          </StateMark>
        ),
      },
      ...(onEdit
        ? [
            {
              key: 'edit',
              title: '',
              width: 96,
              show: (plan: AgentPlan) => (
                <Button size="small" data-edit-plan={plan.id} onClick={() => onEdit(plan)}>
                  {t('planChange')}
                </Button>
              ),
            },
          ]
        : []),
    ];
  }, [t, yuan, part, number, hasSeveral, onEdit]);
}
