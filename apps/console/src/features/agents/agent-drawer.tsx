import type { AgentRow } from '@onehaul/contract/console/agents';
import { useTranslation } from '@onehaul/i18n/react';
import { Skeleton } from '@onehaul/workbench/antd';
import { DetailList } from '@onehaul/workbench/detail-list';
import { ListMessage } from '@onehaul/workbench/list-message';
import { Moment } from '@onehaul/workbench/moment';
import { useQueryClient } from '@tanstack/react-query';
import { AgentActs } from './agent-acts.tsx';
import { AgentMark } from './agent-marks.tsx';
import { useAmounts } from './desk-words.ts';
import { ShopName } from '../../app/shop-name.tsx';

/** Agent profile, application text, results and possible decisions. */
export function AgentDrawer({ agent }: { readonly agent: AgentRow | undefined }) {
  const { t } = useTranslation('agents');
  const { yuan, number } = useAmounts();
  const isListed = useQueryClient().isFetching({ queryKey: ['agents', 'list'] }) === 0;
  if (!agent) {
    if (!isListed) return <Skeleton active paragraph={{ rows: 10 }} />;
    return <ListMessage icon="search" title={t('gone.title')} text={t('gone.text')} />;
  }
  const figures = [
    ['waiting', yuan(agent.waitingMinor)],
    ['available', yuan(agent.availableMinor)],
    ['moved', yuan(agent.movedMinor)],
    ['owed', yuan(agent.owedMinor)],
    ['members', number.format(agent.memberCount)],
    ['voided', number.format(agent.voidCount)],
  ] as const;
  return (
    <div className="flex flex-col gap-5" data-agent={agent.memberCode}>
      <div className="flex items-start justify-between gap-3">
        <div>
          <p className="text-lead font-semibold">{agent.memberName}</p>
          <p className="font-mono text-small text-muted">{agent.memberCode}</p>
        </div>
        <AgentMark state={agent.state} />
      </div>
      <AgentActs agent={agent} />
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line">
        {figures.map(([name, value]) => (
          <div key={name} className="bg-surface px-4 py-3">
            <dt className="text-caption text-muted">{t(name)}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <DetailList
        rows={[
          { key: 'words', label: t('words'), value: agent.words },
          { key: 'plan', label: t('plan'), value: agent.planName },
          { key: 'shop', label: t('shop'), value: <ShopName id={agent.shopId} /> },
          { key: 'applied', label: t('appliedAt'), value: <Moment at={agent.appliedAt} /> },
          {
            key: 'decided',
            label: t('decided'),
            value: agent.decidedAt ? (
              <>
                {agent.decidedBy} <Moment at={agent.decidedAt} />
              </>
            ) : (
              ''
            ),
          },
          ...(agent.reason ? [{ key: 'reason', label: t('reason'), value: agent.reason }] : []),
        ]}
      />
    </div>
  );
}
