import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { activePlan, assignPlan } from './agent-desk.repository.ts';
import type { AgentKey } from './step-agent.ts';

/** Changes the agent's plan; it applies to orders paid from now on. */
export async function setAgentPlan(
  db: TransactionDb,
  { shopId, id, planId }: AgentKey & { readonly planId: number },
): Promise<void> {
  const plan = await db.first(activePlan, { shopId, id: planId });
  const changed = plan && (await db.first(assignPlan, { shopId, id, planId }));
  if (!changed) throw new Refusal('record.notFound');
  await emit(db, { shopId, memberId: id, topic: 'agentChanged', subjectId: id });
}
