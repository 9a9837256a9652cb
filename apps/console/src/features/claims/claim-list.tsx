import { type Claim, claimDeskCalls } from '@onehaul/contract/console/parcels';
import { claimStates } from '@onehaul/domain/parcel/claim';
import { useTranslation } from '@onehaul/i18n/react';
import type { Column } from '@onehaul/workbench/data-table';
import { ListPage } from '@onehaul/workbench/list-page';
import { Moment } from '@onehaul/workbench/moment';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useMemo } from 'react';
import { callListApi } from '../../app/call-api.ts';
import { memberColumn } from '../../app/list-columns.tsx';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { ClaimDrawer } from './claim-drawer.tsx';
import { ClaimTabs } from './claim-tabs.tsx';
import { useShopFilter } from '../../app/use-shop-filter.ts';

const tones = { open: 'warning', approved: 'positive', rejected: 'danger', withdrawn: 'neutral' } as const;

/** Open claims, longest waiting first. */
export function ClaimList() {
  const { t } = useTranslation('station');
  const { filters, shopOf } = useShopFilter();
  const columns = useMemo<Column<Claim>[]>(
    () => [
      {
        key: 'number',
        title: t('desk.number'),
        width: 210,
        isFixed: true,
        show: ({ courierNumber }) => <span className="font-mono">{courierNumber}</span>,
      },
      memberColumn(t('parcel.member')),
      {
        key: 'state',
        title: t('parcel.state'),
        width: 140,
        show: ({ state }) => <StateMark tone={tones[state]}>{t(`claimState.${state}`)}</StateMark>,
      },
      {
        key: 'forecast',
        title: t('claim.forecast'),
        width: 150,
        show: ({ isForecast }) => t(isForecast ? 'claim.wasForecast' : 'claim.notForecast'),
      },
      {
        key: 'proof',
        title: t('claim.proof'),
        width: 100,
        align: 'end',
        show: ({ proofUrls }) => proofUrls.length,
      },
      { key: 'note', title: t('claim.note'), show: ({ note }) => note },
      {
        key: 'created',
        title: t('claim.created'),
        width: 150,
        show: ({ createdAt }) => <Moment at={createdAt} />,
      },
      {
        key: 'decided',
        title: t('claim.decidedBy'),
        isHiddenByDefault: true,
        show: ({ decidedBy }) => decidedBy,
      },
    ],
    [t],
  );
  return (
    <ListPage
      name="claims"
      title={t('unclaimed.title')}
      sentence={t('unclaimed.sentence.claims')}
      tabs={<ClaimTabs current="claims" />}
      filters={[
        ...filters,
        {
          name: 'state',
          label: t('parcel.state'),
          options: claimStates.map((state) => ({ value: state, label: t(`claimState.${state}`) })),
        },
      ]}
      columns={columns}
      keyOf={keyInShop}
      load={({ page, rows, filters: values }, signal) => {
        const state = claimStates.find((one) => one === values.state);
        const input = { pageIndex: page, pageRows: rows, ...(state && { state }), ...shopOf(values) };
        return callListApi(claimDeskCalls.queue, input, { signal });
      }}
      empty={{ title: t('unclaimed.empty.claims'), text: t('unclaimed.emptyText.claims') }}
      drawer={{
        title: t('claim.one'),
        show: (key, claim) => <ClaimDrawer key={key} claimKey={key} claim={claim} />,
      }}
    />
  );
}
