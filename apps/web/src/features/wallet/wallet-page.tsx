import type {
  BankCard,
  FlowRow,
  RechargePackage,
  WalletStatistics,
  Withdrawal,
} from '@onehaul/contract/wallet';
import type { FlowUnit } from '@onehaul/domain/wallet/flow';
import type { JournalKind } from '@onehaul/domain/wallet/journal';
import type { WithdrawalState } from '@onehaul/domain/wallet/withdrawal-state';
import { useTranslation } from '@onehaul/i18n/react';
import { useOpenInAddress } from '@onehaul/ui/overlay/use-open-in-address';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { ActLink } from '../../app/portal/act-link.tsx';
import { OwnList } from '../../app/portal/own-list.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { BalanceCard } from './balance-card.tsx';
import { useFlowColumns } from './flow-columns.tsx';
import { FlowTools } from './flow-tools.tsx';
import { useMonthName } from './use-months.ts';
import { useWithdrawalColumns } from './withdrawal-columns.tsx';

const RechargeDialog = lazyPart(async () => ({
  default: (await import('./recharge-dialog.client.tsx')).RechargeDialog,
}));
const WithdrawDialog = lazyPart(async () => ({
  default: (await import('./withdraw-dialog.client.tsx')).WithdrawDialog,
}));
const OpenFlow = lazyPart(async () => ({ default: (await import('./open-rows.client.tsx')).OpenFlow }));
const OpenWithdrawal = lazyPart(async () => ({
  default: (await import('./open-rows.client.tsx')).OpenWithdrawal,
}));

/** Payment is another feature; the route injects it. */
export type PayPart = ComponentType<{
  readonly rechargeMinor: number;
  readonly onPaid: () => void;
  readonly onCancel: () => void;
}>;

export type FlowInput = {
  readonly unit: FlowUnit;
  readonly kind?: JournalKind;
  readonly month?: string;
};

type Page<Row> = { readonly items: readonly Row[]; readonly total: number };

type WalletProps = {
  readonly isMain: boolean;
  readonly statistics: WalletStatistics;
  readonly packages: readonly RechargePackage[];
  readonly cards: readonly BankCard[];
  readonly counts: { readonly movements: number; readonly withdrawals: number | undefined };
  /** Choices of the filters. */
  readonly choices: { readonly kinds: readonly JournalKind[]; readonly states: readonly WithdrawalState[] };
  /** What the movements are filtered by. */
  readonly input?: FlowInput | undefined;
  /** Rows of the chosen tab. */
  readonly movements?: Page<FlowRow> | undefined;
  readonly withdrawals?: Page<Withdrawal> | undefined;
  /** The open withdrawal, where it is not among the rows. */
  readonly opened?: Withdrawal | undefined;
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden?: readonly string[] | undefined;
};

export const walletListNames = { movements: 'wallet', withdrawals: 'withdrawals' } as const;
const keyOf = ({ id }: { readonly id: number }) => String(id);

/** /member/flow: balance, movements and withdrawals. */
export function WalletPage({ Pay, ...props }: WalletProps & { readonly Pay: PayPart }) {
  const { isMain, statistics, movements, withdrawals } = props;
  const { t } = useTranslation('wallet');
  const dialog = useOpenInAddress('do');
  const isInBrowser = useInBrowser();
  const doing = isInBrowser ? dialog.openKey : undefined;
  const parts: Parts = {
    ...props,
    title: t('title'),
    action: (
      <div className="flex flex-wrap gap-2">
        {isMain && (
          <ActLink what="withdraw" variant="secondary">
            {t('withdraw')}
          </ActLink>
        )}
        <ActLink what="recharge">{t('recharge')}</ActLink>
      </div>
    ),
    top: <BalanceCard data={statistics} isMain={isMain} />,
    tabs: {
      filter: 'tab',
      label: t('title'),
      choices: [
        { value: '', label: t('tab.movements'), count: props.counts.movements },
        ...(isMain
          ? [{ value: 'withdrawals', label: t('tab.withdrawals'), count: props.counts.withdrawals ?? 0 }]
          : []),
      ],
      emptyOf: () => undefined,
    },
  };
  return (
    <>
      <PrivateHead title={t('title')} />
      {withdrawals && <Withdrawals {...parts} list={withdrawals} />}
      {movements && <Movements {...parts} list={movements} />}
      <Suspense>
        {doing === 'recharge' && (
          <RechargeDialog Pay={Pay} packages={props.packages} onClose={dialog.close} />
        )}
        {doing === 'withdraw' && isMain && (
          <WithdrawDialog cards={props.cards} wallet={statistics} onClose={dialog.close} />
        )}
      </Suspense>
    </>
  );
}

type ListParts = Pick<Parameters<typeof OwnList>[0], 'tabs' | 'title'>;
type Parts = WalletProps & ListParts & { readonly action: ReactNode; readonly top: ReactNode };

function Movements({ list, statistics, isMain, ...parts }: Parts & { readonly list: Page<FlowRow> }) {
  const { t } = useTranslation('wallet');
  const monthName = useMonthName();
  const months = statistics.months.map(({ month }) => month).toReversed();
  return (
    <OwnList<FlowRow>
      {...parts}
      name={walletListNames.movements}
      sentence={t(isMain ? 'lead' : 'subOnly')}
      filters={[
        {
          name: 'unit',
          label: t('unit'),
          options: (['money', 'points'] as const).map((value) => ({ value, label: t(`unit.${value}`) })),
        },
        {
          name: 'kind',
          label: t('kind'),
          options: parts.choices.kinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
        {
          name: 'month',
          label: t('month'),
          options: months.map((value) => ({ value, label: monthName(value) })),
        },
      ]}
      list={list}
      hidden={parts.hidden}
      columns={useFlowColumns()}
      keyOf={keyOf}
      tools={() => parts.input && <FlowTools input={parts.input} total={list.total} months={months} />}
      empty={{ title: t('emptyFlow'), text: t('emptyFlowText') }}
      drawer={(open, close) => (
        <OpenFlow openKey={open} row={list.items.find((row) => keyOf(row) === open)} onClose={close} />
      )}
    />
  );
}

function Withdrawals({ list, opened, ...parts }: Parts & { readonly list: Page<Withdrawal> }) {
  const { t } = useTranslation('wallet');
  return (
    <OwnList<Withdrawal>
      {...parts}
      name={walletListNames.withdrawals}
      sentence={t('lead')}
      filters={[
        {
          name: 'state',
          label: t('stateName'),
          options: parts.choices.states.map((value) => ({ value, label: t(`state.${value}`) })),
        },
      ]}
      list={list}
      hidden={parts.hidden}
      columns={useWithdrawalColumns()}
      keyOf={keyOf}
      empty={{ title: t('emptyWithdrawals'), text: t('emptyWithdrawalsText') }}
      drawer={(open, close) => (
        <OpenWithdrawal
          openKey={open}
          row={[...list.items, ...(opened ? [opened] : [])].find((row) => keyOf(row) === open)}
          onClose={close}
        />
      )}
    />
  );
}
