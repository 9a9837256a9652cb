import type { AgentInfo } from '@onehaul/contract/agent';
import { useTranslation } from '@onehaul/i18n/react';
import { ListMessage } from '@onehaul/ui/list-message';
import { Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { AgentCentre, type Centre } from './agent-centre.tsx';

// Agents do not apply. Others see the server's markup until it has loaded.
const importApply = async () => ({ default: (await import('./apply-part.tsx')).ApplyPart });
const ApplyPart = import.meta.env.SSR ? (await importApply()).default : lazyPart(importApply);

type Props = {
  /** Undefined for a member who may not read it. */
  readonly agent?: AgentInfo | undefined;
  /** Of a member that is an agent. */
  readonly centre?: Centre | undefined;
};

/** /member/agent: application to become an agent, and the agent's earnings. */
export function AgentPage({ agent, centre }: Props) {
  const { t: member } = useTranslation('member');
  return (
    <>
      <PrivateHead title={member('title.agent')} />
      {!agent ? (
        <Forbidden />
      ) : centre ? (
        <AgentCentre agent={agent} centre={centre} />
      ) : (
        <Suspense>
          <ApplyPart agent={agent} />
        </Suspense>
      )}
    </>
  );
}

function Forbidden() {
  const { t: member } = useTranslation('member');
  const { t } = useTranslation('workbench');
  return (
    <>
      <h1 className="sr-only">{member('title.agent')}</h1>
      <ListMessage icon="lock" title={t('forbidden.title')} text={t('forbidden.text')} />
    </>
  );
}
