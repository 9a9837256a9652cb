import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { activePlan } from './agent-desk.repository.ts';
import { type AgentKey, stepAgent } from './step-agent.ts';

/** Approves an application and assigns a plan of the shop. */
export async function approveAgent(
  db: TransactionDb,
  staffId: number,
  { planId, ...agent }: AgentKey & { readonly planId: number },
): Promise<void> {
  const plan = await db.first(activePlan, { shopId: agent.shopId, id: planId });
  if (!plan) throw new Refusal('record.notFound');
  await stepAgent(db, { ...agent, act: 'approve', staffId, planId, notice: 'agentApproved' });
}
