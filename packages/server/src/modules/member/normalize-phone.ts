import { phoneDigits, phoneRefusal } from '@onehaul/domain/phone';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { dialCodeOf } from './member.repository.ts';

/** Normalises a typed phone number under its country; throws when it is invalid. */
export async function normalizePhone(
  db: Db,
  countryId: number | null | undefined,
  typed: string,
): Promise<{ countryId: number; phoneNumber: string }> {
  const country = countryId ? await db.first(dialCodeOf, { countryId }) : undefined;
  const phoneNumber = phoneDigits(typed);
  const refusal = country ? phoneRefusal(phoneNumber, country.dialCode) : 'phone.invalid';
  if (refusal) throw new Refusal(refusal);
  return { countryId: countryId!, phoneNumber };
}
