import { Refusal } from '@onehaul/domain/refusal';
import { proofMinutes } from '@onehaul/domain/step-up';
import type { Db } from '../../db/database.ts';
import type { MemberContext } from '../../http/context.ts';
import { provedSession, proveSession } from './session.repository.ts';

/**
 * Step-up authentication: lets a call pass only while the session holds a fresh proof of person. A session alone, such
 * as one left open or stolen, does not change what leads into the account or where its money goes (decision 049).
 */
export async function assertProof({ db, shop, member }: MemberContext): Promise<void> {
  const session = { shopId: shop.id, id: member.sessionId, memberId: member.id };
  const proved = await db.first(provedSession, { ...session, minutes: proofMinutes });
  if (!proved) throw new Refusal('access.proofRequired');
}

/** Notes that the person of this session has just shown a password or a code; answers how long that counts. */
export async function noteProof(
  db: Db,
  session: { shopId: number; id: string; memberId: number },
): Promise<{ provedUntil: Date }> {
  const noted = await db.first(proveSession, { ...session, minutes: proofMinutes });
  if (!noted) throw new Refusal('access.signInRequired');
  return noted;
}
