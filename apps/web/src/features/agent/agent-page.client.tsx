import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { AgentCentre } from './agent-centre.tsx';
import { agentQuery } from './agent-queries.ts';
import { ApplyPart } from './apply-part.tsx';

/** /member/agent: application to become an agent, and the agent's earnings. */
export function AgentPage() {
  const { t } = useTranslation('agent');
  const { t: member } = useTranslation('member');
  const { data, error, refetch } = useQuery(agentQuery(useSendWithMessage()));
  const head = <PrivateHead title={member('title.agent')} />;
  if (data?.figures) {
    return (
      <>
        {head}
        <AgentCentre agent={data} figures={data.figures} />
      </>
    );
  }
  if (data) {
    return (
      <>
        {head}
        <ApplyPart agent={data} />
      </>
    );
  }
  return (
    <>
      {head}
      <PageHead title={member('title.agent')} sentence={t('centre.sentence')} />
      <Card className="px-5 py-6">
        {error ? (
          <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 10 }} />
        )}
      </Card>
    </>
  );
}
