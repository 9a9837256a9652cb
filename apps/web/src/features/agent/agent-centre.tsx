import type { AgentInfo, Earning, ReferredMember } from '@onehaul/contract/agent';
import { type EarningState, earningStates } from '@onehaul/domain/agent/earning-state';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, LinkButton } from '@onehaul/ui/button';
import { Notice } from '@onehaul/ui/form/notice';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../app/lazy-part.ts';
import { paths } from '../../app/paths.ts';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { OwnList } from '../../app/portal/own-list.tsx';
import { AgentCharts, type Months } from './agent-charts.tsx';
import { useEarningColumns, useMemberColumns } from './agent-columns.tsx';
import { AgentFigures, type Figures } from './agent-figures.tsx';
import { agentListNames, agentRowChoices, agentTabs, earningState } from './agent-input.ts';
import { AgentTerms } from './agent-terms.tsx';

type Page<Row> = { readonly items: readonly Row[]; readonly total: number };

export type Centre = {
  readonly figures: Figures;
  readonly months: Months;
  /** Rows of the chosen tab. */
  readonly earnings?:
    | (Page<Earning> & {
        readonly counts: readonly { readonly state: EarningState; readonly count: number }[];
      })
    | undefined;
  readonly members?: Page<ReferredMember> | undefined;
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden?: readonly string[] | undefined;
};

type Props = { readonly agent: AgentInfo; readonly centre: Centre };

const OpenEarning = lazyPart(async () => ({
  default: (await import('./open-earning.client.tsx')).OpenEarning,
}));
const WithdrawDialog = lazyPart(async () => ({
  default: (await import('./withdraw-dialog.client.tsx')).WithdrawDialog,
}));

/** Agent dashboard: earnings, their sources and the referred members. */
export function AgentCentre({ agent, centre }: Props) {
  const { t } = useTranslation('agent');
  const { t: member } = useTranslation('member');
  const [isMoving, setMoving] = useState(false);
  const { figures, earnings, members, rows, hidden } = centre;
  const isActive = agent.state === 'active';
  const parts: Parts = {
    title: member('title.agent'),
    sentence: t('centre.sentence'),
    rows,
    hidden,
    action: (
      <Button
        disabled={!isActive || figures.availableMinor === 0}
        data-withdraw
        onClick={() => setMoving(true)}
      >
        {t('withdraw.open')}
      </Button>
    ),
    top: (
      <>
        <Above agent={agent} centre={centre} />
        <ListTabs chosen={members ? 'members' : 'earnings'} />
      </>
    ),
  };
  return (
    <>
      {earnings && <EarningList parts={parts} earnings={earnings} />}
      {members && <MemberList parts={parts} members={members} />}
      {isMoving && (
        <Suspense>
          <WithdrawDialog
            availableMinor={figures.availableMinor}
            memberCode={agent.agentCode}
            onClose={() => setMoving(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function Above({ agent, centre: { figures, months } }: Props) {
  const { t } = useTranslation('agent');
  const exact = useCnyText();
  return (
    <>
      {agent.state === 'suspended' && (
        <Notice tone="warning" title={t('suspended.title')}>
          <p>{t('suspended.text')}</p>
          {agent.reason && <p>{t('refused.reason', { reason: agent.reason })}</p>}
        </Notice>
      )}
      {figures.owedMinor > 0 && (
        <Notice tone="warning">{t('owed', { amount: exact(figures.owedMinor) })}</Notice>
      )}
      <AgentFigures figures={figures} />
      {agent.terms && <AgentTerms terms={agent.terms} />}
      <AgentCharts months={months} />
    </>
  );
}

function ListTabs({ chosen }: { readonly chosen: (typeof agentTabs)[number] }) {
  const { t } = useTranslation('agent');
  return (
    <nav aria-label={t('tab.label')} className="overflow-x-auto overflow-y-hidden border-b border-line">
      <ul className="flex gap-x-5">
        {agentTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={{ search: tab === 'earnings' ? '' : `tab=${tab}` }}
              preventScrollReset
              aria-current={tab === chosen ? 'page' : undefined}
              data-list={tab}
              className="-mb-px inline-flex min-h-10 items-center border-b-2 border-transparent text-small font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current]:border-primary-9 aria-[current]:text-ink pointer-coarse:min-h-control"
            >
              {t(`tab.${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Parts = Pick<Parameters<typeof OwnList>[0], 'title' | 'sentence' | 'rows' | 'hidden'> & {
  readonly action: ReactNode;
  readonly top: ReactNode;
};

type EarningListProps = { readonly parts: Parts; readonly earnings: NonNullable<Centre['earnings']> };

function EarningList({ parts, earnings }: EarningListProps) {
  const { t } = useTranslation('agent');
  const columns = useEarningColumns();
  const counts = new Map(earnings.counts.map(({ state, count }) => [state, count]));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <OwnList<Earning>
      {...parts}
      name={agentListNames.earnings}
      tabs={{
        filter: 'state',
        label: t('tab.earnings'),
        choices: [
          { value: '', label: t('state.all'), count: total },
          ...earningStates.map((one) => ({
            value: one,
            label: t(`state.${one}`),
            count: counts.get(one) ?? 0,
          })),
        ],
        emptyOf: (value) => {
          const state = earningState(value);
          return state && { title: t('earnings.emptyState'), text: t(`stateText.${state}`) };
        },
      }}
      list={earnings}
      rowChoices={agentRowChoices}
      columns={columns}
      keyOf={({ id }) => String(id)}
      empty={{ title: t('earnings.emptyTitle'), text: t('earnings.emptyText'), action: <ToLink /> }}
      drawer={(open, close) => (
        <OpenEarning earning={earnings.items.find(({ id }) => String(id) === open)} onClose={close} />
      )}
    />
  );
}

function ToLink() {
  const { t } = useTranslation('agent');
  return <LinkButton to={paths.recommend}>{t('members.toLink')}</LinkButton>;
}

function MemberList({ parts, members }: { readonly parts: Parts; readonly members: Page<ReferredMember> }) {
  const { t } = useTranslation('agent');
  const columns = useMemberColumns(true);
  return (
    <OwnList<ReferredMember>
      {...parts}
      name={agentListNames.members}
      list={members}
      rowChoices={agentRowChoices}
      columns={columns}
      keyOf={({ id }) => String(id)}
      empty={{ title: t('members.emptyTitle'), text: t('members.emptyText'), action: <ToLink /> }}
    />
  );
}
