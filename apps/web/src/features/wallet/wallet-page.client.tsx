import type { FlowRow, Withdrawal } from '@onehaul/contract/wallet';
import { flowKinds, flowUnits } from '@onehaul/domain/wallet/flow';
import { withdrawalStates } from '@onehaul/domain/wallet/withdrawal-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { walletKey, withdrawalsKey } from '../../app/portal/wallet-key.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useSession } from '../../app/session-context.tsx';
import { BalanceCard } from './balance-card.tsx';
import { useFlowColumns } from './flow-columns.tsx';
import { FlowDrawer } from './flow-drawer.tsx';
import { FlowTools } from './flow-tools.tsx';
import { type PayPart, RechargeDialog } from './recharge-dialog.tsx';
import { useMonthName } from './use-months.ts';
import {
  toFlowInput,
  flowCountQuery,
  loadFlow,
  loadWithdrawals,
  statisticsQuery,
  withdrawalCountQuery,
} from './wallet-queries.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { useWithdrawalColumns } from './withdrawal-columns.tsx';
import { WithdrawalDrawer } from './withdrawal-drawer.tsx';

/** /member/flow: balance, movements and withdrawals. */
export function WalletPage({ Pay }: { readonly Pay: PayPart }) {
  const { t } = useTranslation('wallet');
  const [address, setAddress] = useSearchParams();
  const { profile } = useSession();
  // A sub-account pays from this balance but has no access to withdrawals (A16).
  const isMain = profile?.isMainAccount ?? false;
  const doing = address.get('do');
  const act = (what: 'recharge' | 'withdraw' | undefined) => {
    const next = new URLSearchParams(location.search);
    if (what) next.set('do', what);
    else next.delete('do');
    setAddress(next, { preventScrollReset: true });
  };
  const parts: Parts = {
    isMain,
    top: <BalanceCard isMain={isMain} />,
    action: (
      <div className="flex flex-wrap gap-2">
        {isMain && (
          <Button data-act="withdraw" onClick={() => act('withdraw')}>
            {t('withdraw')}
          </Button>
        )}
        <Button type="primary" data-act="recharge" onClick={() => act('recharge')}>
          {t('recharge')}
        </Button>
      </div>
    ),
  };
  return (
    <>
      <PrivateHead title={t('title')} />
      {isMain && address.get('tab') === 'withdrawals' ? <Withdrawals {...parts} /> : <Movements {...parts} />}
      {doing === 'recharge' && <RechargeDialog Pay={Pay} onClose={() => act(undefined)} />}
      {doing === 'withdraw' && isMain && <WithdrawDialog onClose={() => act(undefined)} />}
    </>
  );
}

type Parts = { readonly isMain: boolean; readonly top: ReactNode; readonly action: ReactNode };

function useTabs(isMain: boolean) {
  const { t } = useTranslation('wallet');
  const send = useSendWithMessage();
  const { data: movements } = useQuery(flowCountQuery(send));
  const { data: withdrawals } = useQuery({ ...withdrawalCountQuery(send), enabled: isMain });
  return {
    name: 'tab',
    label: t('title'),
    choices: [
      { value: '', label: t('tab.movements'), count: movements },
      ...(isMain ? [{ value: 'withdrawals', label: t('tab.withdrawals'), count: withdrawals }] : []),
    ],
  };
}

const keyOf = ({ id }: { readonly id: number }) => String(id);

function Movements({ isMain, top, action }: Parts) {
  const { t } = useTranslation('wallet');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const monthName = useMonthName();
  const [address] = useSearchParams();
  const { data: wallet } = useQuery(statisticsQuery(send));
  const months = (wallet?.months ?? []).map(({ month }) => month).toReversed();
  const { unit } = toFlowInput({ unit: address.get('unit') ?? '' });
  const load = useCallback((query: ListQuery) => loadFlow(send, query), [send]);
  return (
    <ListPage<FlowRow>
      name={walletKey[0]!}
      title={t('title')}
      sentence={t(isMain ? 'lead' : 'subOnly')}
      action={action}
      tabs={top}
      countTabs={useTabs(isMain)}
      isNarrow={isNarrow}
      isTall={isNarrow}
      filters={[
        {
          name: 'unit',
          label: t('unit'),
          options: flowUnits.map((value) => ({ value, label: t(`unit.${value}`) })),
        },
        {
          name: 'kind',
          label: t('kind'),
          options: flowKinds[unit].map((value) => ({ value, label: t(`kind.${value}`) })),
        },
        {
          name: 'month',
          label: t('month'),
          options: months.map((value) => ({ value, label: monthName(value) })),
        },
      ]}
      columns={useFlowColumns(isNarrow)}
      keyOf={keyOf}
      load={load}
      tools={(shown) => <FlowTools shown={shown} months={months} />}
      empty={{ title: t('emptyFlow'), text: t('emptyFlowText') }}
      drawer={{ title: t('tab.movements'), show: (key, row) => <FlowDrawer key={key} row={row} /> }}
    />
  );
}

function Withdrawals({ isMain, top, action }: Parts) {
  const { t } = useTranslation('wallet');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const load = useCallback((query: ListQuery) => loadWithdrawals(send, query), [send]);
  return (
    <ListPage<Withdrawal>
      name={withdrawalsKey[0]!}
      title={t('title')}
      sentence={t('lead')}
      action={action}
      tabs={top}
      countTabs={useTabs(isMain)}
      isNarrow={isNarrow}
      isTall
      filters={[
        {
          name: 'state',
          label: t('stateName'),
          options: withdrawalStates.map((value) => ({ value, label: t(`state.${value}`) })),
        },
      ]}
      columns={useWithdrawalColumns(isNarrow)}
      keyOf={keyOf}
      load={load}
      empty={{ title: t('emptyWithdrawals'), text: t('emptyWithdrawalsText') }}
      drawer={{
        title: t('tab.withdrawals'),
        show: (key, row) => <WithdrawalDrawer key={key} id={Number(key)} row={row} />,
      }}
    />
  );
}
