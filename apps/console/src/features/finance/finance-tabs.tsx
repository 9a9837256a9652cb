import {
  depositCalls,
  paymentDeskCalls,
  reconciliationCalls,
  refundCalls,
} from '@onehaul/contract/console/finance';
import { walletDeskCalls } from '@onehaul/contract/console/wallets';
import { withdrawalDeskCalls } from '@onehaul/contract/console/withdrawals';
import { useTranslation } from '@onehaul/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { callListApi } from '../../app/call-api.ts';
import { DeskTabs, TabCount } from '../../app/desk-tabs.tsx';

export const tabs = [
  'deposits',
  'withdrawals',
  'held',
  'refunds',
  'adjustments',
  'payments',
  'breaks',
  'days',
] as const;
export type Tab = (typeof tabs)[number];

const onlyCount = { pageIndex: 1, pageRows: 1 } as const;
/** Count query of each list's default view; lists without pending work have none. */
const countOf: Partial<Record<Tab, (signal: AbortSignal) => Promise<{ total: number }>>> = {
  deposits: (signal) => callListApi(depositCalls.list, onlyCount, { signal }),
  withdrawals: (signal) => callListApi(withdrawalDeskCalls.list, onlyCount, { signal }),
  held: (signal) => callListApi(paymentDeskCalls.held, onlyCount, { signal }),
  refunds: (signal) => callListApi(refundCalls.list, onlyCount, { signal }),
  adjustments: (signal) =>
    callListApi(walletDeskCalls.adjustments, { ...onlyCount, isPending: true }, { signal }),
  breaks: (signal) => callListApi(reconciliationCalls.breaks, onlyCount, { signal }),
};

/** The queues of this desk, with the count of each. */
export function FinanceTabs({ current }: { readonly current: Tab }) {
  const { t } = useTranslation('finance');
  return (
    <DeskTabs
      label={t('tabs')}
      tabs={tabs}
      current={current}
      show={(tab) => (
        <>
          {t(`tab.${tab}`)}
          <Waiting tab={tab} />
        </>
      )}
    />
  );
}

function Waiting({ tab }: { readonly tab: Tab }) {
  const count = countOf[tab];
  const { data } = useQuery({
    queryKey: ['financeCount', tab],
    queryFn: ({ signal }) => count!(signal),
    enabled: count !== undefined,
    // Polls because members upload receipts while this page is open.
    refetchInterval: 60_000,
  });
  return <TabCount count={data?.total} />;
}
