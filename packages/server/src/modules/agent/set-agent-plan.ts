import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { activePlan, changePlanOf } from './agent-desk.repository.ts';
import type { AgentAtDesk } from './step-agent.ts';

/** Orders that are paid from now on are counted by another plan. */
export async function setAgentPlan(
  db: Db,
  { shopId, id, planId }: AgentAtDesk & { readonly planId: number },
): Promise<void> {
  const plan = await db.first(activePlan, { shopId, id: planId });
  const changed = plan && (await db.first(changePlanOf, { shopId, id, planId }));
  if (!changed) throw new Refusal('record.notFound');
  await emit(db, { shopId, memberId: id, topic: 'agentChanged', subjectId: id });
}
