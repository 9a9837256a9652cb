import type { memberCalls } from '@onehaul/contract/member';
import type { z } from 'zod';
import type { ChangeContext } from '../../http/context.ts';
import { hashPassword } from '../../passwords.ts';
import type { Services } from '../../services.ts';
import { assertPassword, assertProof, revokeKeys, endSessions } from '../session/index.ts';
import { deleteSubAccount } from './delete-sub-account.ts';
import { setPassword } from './member.repository.ts';
import { notifyMember } from './notify-member.ts';
import { assertOwnPassword, lockOwnAccount } from './own-account.ts';

/**
 * Sets a new password with the old one, or a first one with a proof of person, and ends all other sessions
 * (S19). API keys and sub-accounts do not depend on the password, so the member selects which of them end
 * too.
 */
export async function changePassword(
  services: Services,
  context: ChangeContext,
  {
    oldPassword,
    newPassword,
    endKeyIds,
    endSubAccountIds,
  }: z.output<typeof memberCalls.changePassword.input>,
): Promise<null> {
  const { db, shop, member } = context;
  const account = await lockOwnAccount(context);
  if (account.passwordHash === null) await assertProof(context);
  else await assertOwnPassword(services, context, account, oldPassword);
  await assertPassword(context, newPassword);
  const passwordHash = await hashPassword(newPassword);
  await db.all(setPassword, { shopId: shop.id, id: member.id, passwordHash, isGiven: false });
  await endSessions(db, { shopId: shop.id, memberId: member.id, except: member.sessionId, by: 'password' });
  await revokeKeys(db, { shopId: shop.id, memberId: member.id, ids: endKeyIds });
  for (const id of new Set(endSubAccountIds)) await deleteSubAccount(context, { id });
  notifyMember(services, shop, account, 'passwordChanged');
  return null;
}
