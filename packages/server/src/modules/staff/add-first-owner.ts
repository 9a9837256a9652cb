import { randomInt } from 'node:crypto';
import type { Language } from '@onehaul/domain/language';
import { countMemberCodes, generateMemberCode } from '@onehaul/domain/member-code';
import type { TransactionDb } from '../../db/database.ts';
import { refusalIfEmailTaken } from './email-taken.ts';
import { linkHours, type LinkToken, newLinkToken } from './staff-link.ts';
import { setStaffLink } from './staff-link.repository.ts';
import { addStaff } from './staff.repository.ts';
import { hashOfSecret } from './staff-token.ts';

/** Adds the first person of a new company, who sets a password and a second factor through a one-time link. */
export async function addFirstOwner(
  db: TransactionDb,
  owner: { tenantId: number; name: string; email: string; language: Language },
): Promise<{ id: number; token: LinkToken }> {
  const { tenantId, name, email, language } = owner;
  const { id } = (await db
    .first(addStaff, {
      // The only code of the company, so it cannot collide.
      code: generateMemberCode(randomInt(countMemberCodes())),
      name,
      email,
      language,
      roles: ['owner'],
      sponsorId: null,
      companyRoleId: null,
      isLimited: false,
    })
    .catch((error: unknown) => {
      throw refusalIfEmailTaken(error);
    }))!;
  const token = newLinkToken(tenantId);
  const tokenHash = hashOfSecret(token.secret);
  const purpose = 'invitation';
  await db.all(setStaffLink, { staffId: id, tokenHash, purpose, createdBy: id, hours: linkHours[purpose] });
  return { id, token };
}
