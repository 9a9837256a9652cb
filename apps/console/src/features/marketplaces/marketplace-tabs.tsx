import { marketplaceDeskCalls } from '@onehaul/contract/console/marketplaces';
import { useTranslation } from '@onehaul/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../app/call-api.ts';
import { DeskTabs, TabCount } from '../../app/desk-tabs.tsx';

export const tabs = ['stop', 'orders', 'shops'] as const;
export type Tab = (typeof tabs)[number];

/** Tabs of this desk; orders to stop come first, with their count. */
export function MarketplaceTabs({ current }: { readonly current: Tab }) {
  const { t } = useTranslation('marketplaceDesk');
  const { data } = useQuery({
    queryKey: ['marketplaceOrders', 'cancelling'],
    queryFn: async () =>
      (await callApi(marketplaceDeskCalls.orders, { pageIndex: 1, pageRows: 1, search: '' })).cancelling,
  });
  return (
    <DeskTabs
      label={t('page.views')}
      tabs={tabs}
      current={current}
      show={(tab) => (
        <>
          {t(`tab.${tab}`)}
          {tab === 'stop' && <TabCount count={data} />}
        </>
      )}
    />
  );
}
