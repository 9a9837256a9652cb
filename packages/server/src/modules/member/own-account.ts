import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { isPassword } from '../../passwords.ts';
import type { Services } from '../../services.ts';
import { countGuess } from '../session/index.ts';
import { type LockedMember, lockMember } from './member.repository.ts';

/** Locks the caller's own account row. */
export async function lockOwnAccount({ db, shop, member }: ChangeContext): Promise<LockedMember> {
  const account = await db.first(lockMember, { shopId: shop.id, id: member.id });
  if (!account) throw new Refusal('access.signInRequired');
  return account;
}

/**
 * Wrong attempts are counted per member across sessions and addresses, so more sessions allow no more guesses
 * (S-g). Only a signed-in user can exhaust the limit; sign-in has its own counter.
 */
export async function assertOwnPassword(
  { redis }: Services,
  { shop, member, visit }: MemberContext,
  { passwordHash }: LockedMember,
  password: string,
): Promise<void> {
  const guess = await countGuess(redis, {
    shop,
    name: `own password of ${member.id}`,
    address: visit.address,
    deviceId: 'any session',
  });
  if (!(await isPassword(password, passwordHash))) throw new Refusal('member.passwordWrong');
  await guess.forgive();
}
