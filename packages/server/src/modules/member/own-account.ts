import { Refusal } from '@onehaul/domain/refusal';
import type { MemberContext } from '../../http/context.ts';
import { isPassword } from '../../passwords.ts';
import type { Services } from '../../services.ts';
import { takeGuess } from '../session/index.ts';
import { type LockedMember, lockMember } from './member.repository.ts';

/** The account that acts, held until the change is made. */
export async function lockOwnAccount({ db, shop, member }: MemberContext): Promise<LockedMember> {
  const account = await db.first(lockMember, { shopId: shop.id, id: member.id });
  if (!account) throw new Refusal('access.signInRequired');
  return account;
}

/**
 * A session alone does not change what leads into the account. Wrong tries are counted for the session that makes them:
 * whoever has taken one over cannot guess without end, and keeps nobody else from the account.
 */
export async function assertOwnPassword(
  { redis }: Services,
  { shop, member, visit }: MemberContext,
  { passwordHash }: LockedMember,
  password: string,
): Promise<void> {
  const guess = await takeGuess(redis, {
    shop,
    name: `own password of ${member.id}`,
    address: visit.address,
    deviceId: member.sessionId,
  });
  if (!(await isPassword(password, passwordHash))) throw new Refusal('member.passwordWrong');
  await guess.forgive();
}
