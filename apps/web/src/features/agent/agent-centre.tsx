import { agentCalls, type AgentInfo, type Earning, type ReferredMember } from '@onehaul/contract/agent';
import { earningStates } from '@onehaul/domain/agent/earning-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { Alert, Button } from '@onehaul/workbench/antd';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { type ReactNode, useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMoney } from '../../app/fee/use-money.ts';
import { paths } from '../../app/paths.ts';
import { agentKey } from '../../app/portal/agent-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { AgentCharts } from './agent-charts.tsx';
import { useEarningColumns, useMemberColumns } from './agent-columns.tsx';
import { AgentFigures, type Figures } from './agent-figures.tsx';
import { AgentTerms } from './agent-terms.tsx';
import { EarningDetails } from './earning-parts.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Props = { readonly agent: AgentInfo; readonly figures: Figures };

const tabs = ['earnings', 'members'] as const;
const maxRows = 50;

/** Agent dashboard: earnings, their sources and the referred members. */
export function AgentCentre({ agent, figures }: Props) {
  const { t } = useTranslation('agent');
  const [address] = useSearchParams();
  const [isMoving, setMoving] = useState(false);
  const chosen = tabs.find((tab) => tab === address.get('tab')) ?? 'earnings';
  const isActive = agent.state === 'active';
  const action = (
    <Button
      type="primary"
      disabled={!isActive || figures.availableMinor === 0}
      data-withdraw
      onClick={() => setMoving(true)}
    >
      {t('withdraw.open')}
    </Button>
  );
  const above = (
    <>
      <Above agent={agent} figures={figures} />
      <nav aria-label={t('tab.label')} className="overflow-x-auto overflow-y-hidden border-b border-line">
        <ul className="flex gap-x-5">
          {tabs.map((tab) => (
            <li key={tab}>
              <Link
                to={{ search: tab === 'earnings' ? '' : `tab=${tab}` }}
                preventScrollReset
                aria-current={tab === chosen ? 'page' : undefined}
                data-list={tab}
                className="-mb-px inline-flex min-h-10 items-center border-b-2 border-transparent text-small font-medium whitespace-nowrap text-muted transition-colors hover:text-ink aria-[current]:border-primary-9 aria-[current]:text-ink"
              >
                {t(`tab.${tab}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
  return (
    <>
      {chosen === 'earnings' ? (
        <EarningList action={action} above={above} />
      ) : (
        <MemberList action={action} above={above} />
      )}
      {isMoving && (
        <WithdrawDialog
          availableMinor={figures.availableMinor}
          memberCode={agent.agentCode}
          onClose={() => setMoving(false)}
        />
      )}
    </>
  );
}

function Above({ agent, figures }: Props) {
  const { t } = useTranslation('agent');
  const { exact } = useMoney();
  return (
    <>
      {agent.state === 'suspended' && (
        <Alert
          type="warning"
          showIcon
          title={t('suspended.title')}
          description={
            agent.reason
              ? `${t('suspended.text')} ${t('refused.reason', { reason: agent.reason })}`
              : t('suspended.text')
          }
        />
      )}
      {figures.owedMinor > 0 && (
        <Alert type="warning" showIcon title={t('owed', { amount: exact(figures.owedMinor) })} />
      )}
      <AgentFigures figures={figures} />
      {agent.terms && <AgentTerms terms={agent.terms} />}
      <AgentCharts />
    </>
  );
}

type ListProps = { readonly action: ReactNode; readonly above: ReactNode };

function EarningList({ action, above }: ListProps) {
  const { t } = useTranslation('agent');
  const { t: member } = useTranslation('member');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const columns = useEarningColumns(isNarrow);
  const [address] = useSearchParams();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>();
  const state = earningStates.find((one) => one === address.get('state'));
  const load = useCallback(
    async ({ page, rows, filters }: ListQuery) => {
      const wanted = earningStates.find((one) => one === filters.state);
      const answer = await send(agentCalls.earnings, {
        pageIndex: page,
        pageRows: rows,
        ...(wanted && { state: wanted }),
      });
      setCounts(new Map(answer.counts.map((one) => [one.state, one.count])));
      return answer;
    },
    [send],
  );
  const countOf = (one: string) => counts && (counts.get(one) ?? 0);
  const total = counts && [...counts.values()].reduce((sum, count) => sum + count, 0);
  return (
    <ListPage<Earning>
      name={agentKey[0]!}
      title={member('title.agent')}
      sentence={t('centre.sentence')}
      action={action}
      tabs={above}
      isTall
      isNarrow={isNarrow}
      maxPageSize={maxRows}
      countTabs={{
        name: 'state',
        label: t('tab.earnings'),
        choices: [
          { value: '', label: t('state.all'), count: total },
          ...earningStates.map((one) => ({ value: one, label: t(`state.${one}`), count: countOf(one) })),
        ],
      }}
      columns={columns}
      keyOf={({ id }) => String(id)}
      load={load}
      empty={
        state
          ? { title: t('earnings.emptyState'), text: t(`stateText.${state}`) }
          : { title: t('earnings.emptyTitle'), text: t('earnings.emptyText'), action: <ToLink /> }
      }
      drawer={{
        title: t('drawer.title'),
        show: (key, row) => row && <EarningDetails key={key} earning={row} />,
      }}
    />
  );
}

function ToLink() {
  const { t } = useTranslation('agent');
  return <LinkButton to={paths.recommend}>{t('members.toLink')}</LinkButton>;
}

function MemberList({ action, above }: ListProps) {
  const { t } = useTranslation('agent');
  const { t: member } = useTranslation('member');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const columns = useMemberColumns(isNarrow);
  const load = useCallback(
    ({ page, rows }: ListQuery) => send(agentCalls.members, { pageIndex: page, pageRows: rows }),
    [send],
  );
  return (
    <ListPage<ReferredMember>
      name="agent-members"
      title={member('title.agent')}
      sentence={t('centre.sentence')}
      action={action}
      tabs={above}
      isNarrow={isNarrow}
      maxPageSize={maxRows}
      columns={columns}
      keyOf={({ id }) => String(id)}
      load={load}
      empty={{ title: t('members.emptyTitle'), text: t('members.emptyText'), action: <ToLink /> }}
    />
  );
}
