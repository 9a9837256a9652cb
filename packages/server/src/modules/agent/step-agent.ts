import { agentMachine, type AgentState } from '@onehaul/domain/agent/earning-state';
import type { NoticeKind } from '@onehaul/domain/notice';
import { Refusal } from '@onehaul/domain/refusal';
import type { TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { decideAgent, lockAgentForStaff } from './agent-desk.repository.ts';

export type AgentKey = { readonly shopId: number; readonly id: number };
type Decision = AgentKey & {
  readonly act: Parameters<typeof agentMachine.next>[1];
  readonly staffId: number;
  readonly reason?: string;
  readonly planId?: number;
  /** Notice sent to the member; without one, only their open page is refreshed. */
  readonly notice?: NoticeKind;
};

/** Single place where staff change an agent's state: a state-machine step from the state that was read. */
export async function stepAgent(db: TransactionDb, decision: Decision): Promise<AgentState> {
  const { shopId, id, act, staffId, reason = '', planId, notice } = decision;
  const agent = await db.first(lockAgentForStaff, { shopId, id });
  if (!agent) throw new Refusal('record.notFound');
  const state = agentMachine.next(agent.state, act);
  if (!state) throw new Refusal('state.illegalStep', { from: agent.state, event: act });
  const change = { shopId, id, from: agent.state, state, reason, staffId, planId: planId ?? null };
  const decided = await db.first(decideAgent, change);
  if (!decided) throw new Refusal('state.illegalStep', { from: agent.state, event: act });
  await emit(db, { shopId, memberId: id, topic: notice ?? 'agentChanged', subjectId: id });
  return state;
}
