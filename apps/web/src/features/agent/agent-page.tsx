import type { AgentInfo } from '@onehaul/contract/agent';
import { useTranslation } from '@onehaul/i18n/react';
import { PrivateHead } from '../../app/private-head.tsx';
import { AgentCentre, type Centre } from './agent-centre.tsx';
import { ApplyPart } from './apply-part.tsx';

type Props = {
  readonly agent: AgentInfo;
  /** Of a member that is an agent. */
  readonly centre?: Centre | undefined;
};

/** /member/agent: application to become an agent, and the agent's earnings. */
export function AgentPage({ agent, centre }: Props) {
  const { t: member } = useTranslation('member');
  return (
    <>
      <PrivateHead title={member('title.agent')} />
      {centre ? <AgentCentre agent={agent} centre={centre} /> : <ApplyPart agent={agent} />}
    </>
  );
}
