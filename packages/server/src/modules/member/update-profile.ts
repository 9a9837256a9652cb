import type { memberCalls } from '@onehaul/contract/member';
import type { z } from 'zod';
import type { ChangeContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { assertProof, endSessions } from '../session/index.ts';
import { updateProfile as update } from './member.repository.ts';
import { notifyMember } from './notify-member.ts';
import { lockOwnAccount } from './own-account.ts';
import { normalizePhone } from './normalize-phone.ts';

/** Updates the profile. A new phone number signs in: it needs a proof of person and becomes unproved. */
export async function updateProfile(
  services: Services,
  context: ChangeContext,
  input: z.output<typeof memberCalls.update.input>,
): Promise<null> {
  const { db, shop, member } = context;
  const account = await lockOwnAccount(context);
  const phone = await normalizePhone(db, input.countryId, input.phoneNumber);
  const isPhoneKept = phone.countryId === account.countryId && phone.phoneNumber === account.phoneNumber;
  if (!isPhoneKept || input.email !== account.email) await assertProof(context);

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
