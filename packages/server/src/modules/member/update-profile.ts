import type { memberCalls } from '@onehaul/contract/member';
import { Refusal } from '@onehaul/domain/refusal';
import type { z } from 'zod';
import type { MemberContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { endSessions } from '../session/index.ts';
import { updateProfile as update } from './member.repository.ts';
import { notifyMember } from './notify-member.ts';
import { assertOwnPassword, lockOwnAccount } from './own-account.ts';
import { readPhone } from './read-phone.ts';

/** Changes the profile. Another number is a way into the account: it needs the password and has to be proved anew. */
export async function updateProfile(
  services: Services,
  context: MemberContext,
  input: z.output<typeof memberCalls.update.input>,
): Promise<null> {
  const { db, shop, member } = context;
  const account = await lockOwnAccount(context);
  const phone = await readPhone(db, input.countryId, input.phoneNumber);
  const isPhoneKept = phone.countryId === account.countryId && phone.phoneNumber === account.phoneNumber;
  const isKept = isPhoneKept && input.email === account.email;
  // Where nobody knows a password there is none to ask for.
  if (!isKept && account.passwordHash !== null) {
    if (!input.password) throw new Refusal('member.passwordNeeded');
    await assertOwnPassword(services, context, account, input.password);
  }

  await db.all(update, {
    shopId: shop.id,
    id: member.id,
    ...phone,
    isPhoneKept,
    name: input.name,
    sex: input.sex,
    email: input.email,
    telephone: input.telephone || null,
    marketplaceAccount: input.marketplaceAccount || null,
  });
  if (!isPhoneKept) {
    await endSessions(db, { shopId: shop.id, memberId: member.id, except: member.sessionId, by: 'phone' });
    notifyMember(services, shop, account, 'phoneChanged');
  }
  return null;
}
