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
 * Wrong tries are counted per person, whichever session or address makes them: more sessions buy no more guesses (S-g).
 * Only somebody signed in can use the tries up, and signing in counts its own.
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
    deviceId: 'any session',
  });
  if (!(await isPassword(password, passwordHash))) throw new Refusal('member.passwordWrong');
  await guess.forgive();
}
