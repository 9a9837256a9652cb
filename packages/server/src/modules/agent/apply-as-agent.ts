import { agentMachine, type AgentState } from '@onehaul/domain/agent/earning-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import { emit } from '../../outbox/emit.ts';
import { applyAgain, insertApplication, lockAgent } from './agent.repository.ts';

/** Applies to become an agent; a refused member may apply again. */
export async function applyAsAgent(
  { db, shop, member }: ChangeContext,
  { words }: { readonly words: string },
): Promise<{ state: AgentState }> {
  const of = { shopId: shop.id, memberId: member.id };
  const isNew = await db.first(insertApplication, { ...of, words });
  if (!isNew) {
    const agent = (await db.first(lockAgent, of))!;
    if (!agentMachine.next(agent.state, 'apply')) throw new Refusal('agent.alreadyApplied');
    await db.all(applyAgain, { ...of, words, from: agent.state });
  }
  await emit(db, { ...of, topic: 'agentChanged', subjectId: member.id });
  return { state: 'applied' };
}
