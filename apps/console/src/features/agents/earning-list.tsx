import { earningDeskCalls, type EarningRow } from '@onehaul/contract/console/agents';
import { earningStates, voidReasons } from '@onehaul/domain/agent/earning-state';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { useMemo } from 'react';
import { callApi } from '../../app/call-api.ts';
import { shopColumns } from '../../app/list-columns.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { EarningMark } from './agent-marks.tsx';
import { AgentTabs } from './agent-tabs.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';
import { useAmounts } from './desk-words.ts';

/** Commissions per order, with the reason where none was earned. */
export function EarningList() {
  const { t } = useTranslation('agents');
  const { filters, shopOf, hasSeveral } = useShopFilter();
  const columns = useColumns(hasSeveral);
  return (
    <ListPage<EarningRow>
      name="earnings"
      title={t('title')}
      sentence={t('sentence.earnings')}
      tabs={<AgentTabs current="earnings" />}
      searchLabel={t('search.earnings')}
      filters={[
        ...filters,
        {
          name: 'state',
          label: t('state'),
          options: earningStates.map((state) => ({ value: state, label: t(`earningState.${state}`) })),
        },
        {
          name: 'why',
          label: t('why'),
          options: voidReasons.map((reason) => ({ value: reason, label: t(`voidFor.${reason}`) })),
        },
      ]}
      columns={columns}
      keyOf={keyInShop}
      maxPageSize={100}
      load={({ page, rows, search, filters: values }, signal) => {
        const state = earningStates.find((one) => one === values.state);
        const voidFor = voidReasons.find((one) => one === values.why);
        return callApi(
          earningDeskCalls.list,
          {
            pageIndex: page,
            pageRows: rows,
            search,
            ...shopOf(values),
            ...(state && { state }),
            ...(voidFor && { voidFor }),
          },
          { signal },
        );
      }}
      empty={{ title: t('empty.earnings'), text: t('emptyText.earnings') }}
    />
  );
}

function useColumns(hasSeveral: boolean) {
  const { t } = useTranslation('agents');
  const { yuan } = useAmounts();
  return useMemo<Column<EarningRow>[]>(
    () => [
      {
        key: 'order',
        title: t('order'),
        width: 150,
        isFixed: true,
        show: ({ orderNumber }) => <span className="font-mono">{orderNumber}</span>,
      },
      {
        key: 'agent',
        title: t('agent'),
        width: 190,
        show: ({ agentCode, agentName }) => (
          <>
            <span className="font-mono">{agentCode}</span> {agentName}
          </>
        ),
      },
      {
        key: 'buyer',
        title: t('buyer'),
        width: 110,
        show: ({ buyerCode }) => <span className="font-mono">{buyerCode}</span>,
      },
      ...shopColumns(hasSeveral, t('shop')),
      {
        key: 'depth',
        title: t('depth'),
        width: 70,
        align: 'end',
        isHiddenByDefault: true,
        show: ({ depth }) => depth,
      },
      {
        key: 'model',
        title: t('model'),
        width: 150,
        isHiddenByDefault: true,
        show: ({ model }) => t(`model.${model}`),
      },
      { key: 'state', title: t('state'), width: 120, show: ({ state }) => <EarningMark state={state} /> },
      {
        key: 'why',
        title: t('why'),
        show: ({ voidFor }) => (voidFor ? t(`voidFor.${voidFor}`) : ''),
      },
      {
        key: 'base',
        title: t('base'),
        width: 130,
        align: 'end',
        show: ({ baseMinor }) => <span className="tabular-nums">{yuan(baseMinor)}</span>,
      },
      {
        key: 'minor',
        title: t('minor'),
        width: 120,
        align: 'end',
        show: ({ minor }) => <span className="font-medium tabular-nums">{yuan(minor)}</span>,
      },
      {
        key: 'owed',
        title: t('owed'),
        width: 120,
        align: 'end',
        isHiddenByDefault: true,
        show: ({ owedMinor }) => yuan(owedMinor),
      },
      {
        key: 'createdAt',
        title: t('createdAt'),
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
      {
        key: 'availableAt',
        title: t('availableAt'),
        width: 150,
        isHiddenByDefault: true,
        show: ({ availableAt }) => <Moment at={availableAt} />,
      },
    ],
    [t, yuan, hasSeveral],
  );
}
