import type { TransactionDb } from '../../db/database.ts';
import { type AgentKey, stepAgent } from './step-agent.ts';

/** Orders paid from now on earn nothing; pending earnings stay pending and withdrawals are blocked. */
export async function suspendAgent(
  db: TransactionDb,
  staffId: number,
  { reason, ...agent }: AgentKey & { readonly reason: string },
): Promise<void> {
  await stepAgent(db, { ...agent, act: 'suspend', staffId, reason });
}
