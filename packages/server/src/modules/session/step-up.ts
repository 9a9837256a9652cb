import { Refusal } from '@onehaul/domain/refusal';
import { proofMinutes } from '@onehaul/domain/step-up';
import type { TransactionDb } from '../../db/database.ts';
import type { MemberContext } from '../../http/context.ts';
import { provedSession, proveSession } from './session.repository.ts';

/**
 * Step-up authentication: passes only while the session holds a fresh proof of person. A session alone, such
 * as one left open or stolen, cannot change credentials or payout targets (decision 049).
 */
export async function assertProof({ db, shop, member }: MemberContext): Promise<void> {
  const session = { shopId: shop.id, id: member.sessionId, memberId: member.id };
  const proved = await db.first(provedSession, { ...session, minutes: proofMinutes });
  if (!proved) throw new Refusal('access.proofRequired');
}

/** Records a fresh proof of person for this session; returns how long it is valid. */
export async function recordProof(
  db: TransactionDb,
  session: { shopId: number; id: string; memberId: number },
): Promise<{ provedUntil: Date }> {
  const noted = await db.first(proveSession, { ...session, minutes: proofMinutes });
  if (!noted) throw new Refusal('access.signInRequired');
  return noted;
}
