import { claimDeskCalls } from '@onehaul/contract/console/parcels';
import { useTranslation } from '@onehaul/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { callListApi } from '../../app/call-api.ts';
import { DeskTabs, TabCount } from '../../app/desk-tabs.tsx';

export const tabs = ['unclaimed', 'claims', 'abandoned'] as const;
export type Tab = (typeof tabs)[number];

const onlyCount = { pageIndex: 1, pageRows: 1 } as const;
const countOf: Readonly<Record<Tab, (signal: AbortSignal) => Promise<{ total: number }>>> = {
  unclaimed: (signal) => callListApi(claimDeskCalls.unclaimed, onlyCount, { signal }),
  claims: (signal) => callListApi(claimDeskCalls.queue, onlyCount, { signal }),
  abandoned: (signal) =>
    callListApi(claimDeskCalls.unclaimed, { ...onlyCount, kind: 'abandoned' }, { signal }),
};

/** The three queues of this desk, with the count of each. */
export function ClaimTabs({ current }: { readonly current: Tab }) {
  const { t } = useTranslation('station');
  return (
    <DeskTabs
      label={t('unclaimed.tabs')}
      tabs={tabs}
      current={current}
      show={(tab) => (
        <>
          {t(`unclaimed.tab.${tab}`)}
          <Waiting tab={tab} />
        </>
      )}
    />
  );
}

function Waiting({ tab }: { readonly tab: Tab }) {
  const { data } = useQuery({
    queryKey: [tab === 'claims' ? 'claims' : 'unclaimed', 'count', tab],
    queryFn: ({ signal }) => countOf[tab](signal),
  });
  return <TabCount count={data?.total} />;
}
