import type { MemberContext } from '../../http/context.ts';
import { hashPassword } from '../../passwords.ts';
import type { Services } from '../../services.ts';
import { assertPassword, endSessions } from '../session/index.ts';
import { setPassword } from './member.repository.ts';
import { notifyMember } from './notify-member.ts';
import { assertOwnPassword, lockOwnAccount } from './own-account.ts';

/** Sets a new password with the old one; whoever else was signed in is out (S19). */
export async function changePassword(
  services: Services,
  context: MemberContext,
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<null> {
  const { db, shop, member } = context;
  const account = await lockOwnAccount(context);
  if (account.passwordHash !== null) await assertOwnPassword(services, context, account, oldPassword);
  await assertPassword(context, newPassword);
  const passwordHash = await hashPassword(newPassword);
  await db.all(setPassword, { shopId: shop.id, id: member.id, passwordHash, isGiven: false });
  await endSessions(db, { shopId: shop.id, memberId: member.id, except: member.sessionId, by: 'password' });
  notifyMember(services, shop, account, 'passwordChanged');
  return null;
}
