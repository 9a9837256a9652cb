import { Refusal } from '@onehaul/domain/refusal';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import type { ChangeContext } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { sendCode, consumeCode as takeCode } from '../session/index.ts';
import { setPhoneProved } from './member.repository.ts';
import { lockOwnAccount } from './own-account.ts';

const purpose = 'provePhone';

/** The phone number in the profile. */
async function getOwnPhone(context: ChangeContext): Promise<{ countryId: number; digits: string }> {
  const { countryId, phoneNumber } = await lockOwnAccount(context);
  if (countryId === null || phoneNumber === null) throw new Refusal('member.phoneMissing');
  return { countryId, digits: phoneNumber };
}

export async function sendPhoneCode(services: Services, context: ChangeContext): Promise<{ codeId: string }> {
  return sendCode(services, context, { ...(await getOwnPhone(context)), purpose });
}

/** Marks the number as proved. It signs in to one account only, the first to prove it (unique index). */
export async function provePhone(
  services: Services,
  context: ChangeContext,
  { codeId, code }: { codeId: string; code: string },
): Promise<null> {
  const { db, shop, member } = context;
  await takeCode(services, context, { ...(await getOwnPhone(context)), codeId, code, purpose });
  await db
    .all(setPhoneProved, { shopId: shop.id, id: member.id })
    .catch(refuseUniqueViolation('member_proved_phone', 'member.phoneTaken'));
  return null;
}
