import type { TransactionDb } from '../../db/database.ts';
import { type AgentKey, stepAgent } from './step-agent.ts';

/** Reactivates a suspended agent. */
export async function restoreAgent(db: TransactionDb, staffId: number, agent: AgentKey): Promise<void> {
  await stepAgent(db, { ...agent, act: 'restore', staffId });
}
