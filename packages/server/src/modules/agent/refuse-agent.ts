import type { TransactionDb } from '../../db/database.ts';
import { type AgentKey, stepAgent } from './step-agent.ts';

/** Refuses the application with a reason that the member can read. */
export async function refuseAgent(
  db: TransactionDb,
  staffId: number,
  { reason, ...agent }: AgentKey & { readonly reason: string },
): Promise<void> {
  await stepAgent(db, { ...agent, act: 'refuse', staffId, reason, notice: 'agentRefused' });
}
