import type { Db } from '../../db/database.ts';
import { type AgentAtDesk, stepAgent } from './step-agent.ts';

/** The application is refused, for a reason the member reads. */
export async function refuseAgent(
  db: Db,
  staffId: number,
  { reason, ...agent }: AgentAtDesk & { readonly reason: string },
): Promise<void> {
  await stepAgent(db, { ...agent, act: 'refuse', staffId, reason, notice: 'agentRefused' });
}
