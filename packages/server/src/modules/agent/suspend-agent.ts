import type { Db } from '../../db/database.ts';
import { type AgentAtDesk, stepAgent } from './step-agent.ts';

/** Nothing is earned by orders paid from now on; what waits goes on waiting, and nothing can be withdrawn. */
export async function suspendAgent(
  db: Db,
  staffId: number,
  { reason, ...agent }: AgentAtDesk & { readonly reason: string },
): Promise<void> {
  await stepAgent(db, { ...agent, act: 'suspend', staffId, reason });
}
