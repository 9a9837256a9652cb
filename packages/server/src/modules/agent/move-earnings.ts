import { Refusal } from '@onehaul/domain/refusal';
import { moveEarnings as earningsJournal } from '@onehaul/domain/wallet/journals';
import type { ChangeContext } from '../../http/context.ts';
import { emit } from '../../outbox/emit.ts';
import { findBalances, postJournal } from '../wallet/index.ts';
import { lockAgent } from './agent.repository.ts';
import { insertMove } from './earning.repository.ts';

/**
 * Moves all or part of the earnings to the balance. Locks the agent first, so that of several concurrent
 * requests for the full amount only the first succeeds.
 */
export async function moveEarnings(
  { db, shop, member }: ChangeContext,
  { minor }: { readonly minor?: number | undefined },
): Promise<{ movedMinor: number; availableMinor: number }> {
  const of = { shopId: shop.id, memberId: member.id };
  const agent = await db.first(lockAgent, of);
  if (agent?.state !== 'active') throw new Refusal('agent.notAgent');
  const { earnings } = await findBalances(db, shop.id, member.id);
  if (earnings === 0) throw new Refusal('agent.nothingAvailable');
  const movedMinor = minor ?? earnings;
  if (movedMinor > earnings) throw new Refusal('wallet.notEnough');
  const { id } = (await db.first(insertMove, { shopId: shop.id, agentId: member.id, minor: movedMinor }))!;
  await emit(db, { ...of, topic: 'agentChanged', subjectId: id });
  await emit(db, { ...of, topic: 'walletChanged', subjectId: id });
  await postJournal(db, {
    shopId: shop.id,
    key: `earnings move ${id}`,
    journal: earningsJournal(member.id, movedMinor),
    subject: { kind: 'earningMove', id },
    actor: { kind: 'member', id: member.id },
  });
  return { movedMinor, availableMinor: earnings - movedMinor };
}
