import type { TransactionDb } from '../../db/database.ts';
import { type AgentAtDesk, stepAgent } from './step-agent.ts';

/** Orders paid from now on earn nothing; pending earnings stay pending and withdrawals are blocked. */
export async function suspendAgent(
  db: TransactionDb,
  staffId: number,
  { reason, ...agent }: AgentAtDesk & { readonly reason: string },
): Promise<void> {
  await stepAgent(db, { ...agent, act: 'suspend', staffId, reason });
}
