import type { TransactionDb } from '../../db/database.ts';
import { type AgentAtDesk, stepAgent } from './step-agent.ts';

/** Reactivates a suspended agent. */
export async function restoreAgent(db: TransactionDb, staffId: number, agent: AgentAtDesk): Promise<void> {
  await stepAgent(db, { ...agent, act: 'restore', staffId });
}
