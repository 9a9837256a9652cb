import { randomInt } from 'node:crypto';
import { staffCalls } from '@onehaul/contract/console/staff';
import type { Language } from '@onehaul/domain/language';
import { countMemberCodes, generateMemberCode } from '@onehaul/domain/member-code';
import type { Database, TransactionDb } from '../../db/database.ts';
import { actOf } from '../../http/mount-staff.ts';
import { isEmailTaken } from './email-taken.ts';
import { recordAct } from './audit.repository.ts';
import { linkAddress, linkHours, newLinkToken } from './staff-link.ts';
import { setStaffLink } from './staff-link.repository.ts';
import { endSessionsOfStaff } from './staff-session.repository.ts';
import { addStaff, clearStaffPassword, lockActiveStaff, lockCompany } from './staff.repository.ts';
import { hashOfSecret } from './staff-token.ts';

/** The tenant whose staff are the operators. */
const platformTenantId = 1;

type Draft = {
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** Replaces the link of this person, for example because it was lost. */
  readonly isAgain: boolean;
};

type Result =
  | { readonly link: string; readonly hours: number }
  | { readonly refusal: 'operatorExists' | 'noSuchOperator' | 'emailTaken' };

/**
 * Creates the first operator, without a password, and returns a one-time link to set one. For whoever holds the
 * server: later operators are invited in the console.
 */
export async function inviteFirstOperator(
  database: Database,
  origin: string,
  { email: given, name, language, isAgain }: Draft,
): Promise<Result> {
  const email = given.toLowerCase();
  try {
    return await database.transaction(platformTenantId, async (db): Promise<Result> => {
      // Of two concurrent runs the second finds the operator of the first.
      await db.all(lockCompany, {});
      const active = await db.all(lockActiveStaff, {});
      if (isAgain) {
        const person = active.find((each) => each.email === email);
        if (!person) return { refusal: 'noSuchOperator' };
        await db.all(clearStaffPassword, { id: person.id });
        await db.all(endSessionsOfStaff, { staffId: person.id, keptId: null });
        return await issue(db, origin, person.id, {
          act: actOf(staffCalls.resetPassword),
          purpose: person.lastSignInAt === null ? 'invitation' : 'password',
          details: { name: person.name },
        });
      }
      if (active.length > 0) return { refusal: 'operatorExists' };
      const row = { email, name, roles: ['operator' as const], language };
      const noLimits = { sponsorId: null, companyRoleId: null, isLimited: false };
      let added: { id: number } | undefined;
      while (!added) {
        const code = generateMemberCode(randomInt(countMemberCodes()));
        added = await db.first(addStaff, { ...row, ...noLimits, code });
      }
      return await issue(db, origin, added.id, {
        act: actOf(staffCalls.add),
        purpose: 'invitation',
        details: { name, email, roles: ['operator'] },
      });
    });
  } catch (error) {
    if (isEmailTaken(error)) return { refusal: 'emailTaken' };
    throw error;
  }
}

async function issue(
  db: TransactionDb,
  origin: string,
  staffId: number,
  recorded: { act: string; purpose: 'invitation' | 'password'; details: Record<string, unknown> },
): Promise<Result> {
  const { act, purpose, details } = recorded;
  const token = newLinkToken(platformTenantId);
  const hours = linkHours[purpose];
  const tokenHash = hashOfSecret(token.secret);
  await db.all(setStaffLink, { staffId, tokenHash, purpose, createdBy: staffId, hours });
  await recordAct(db, {
    staffId,
    act,
    subject: 'staff',
    subjectId: String(staffId),
    details: { ...details, byCommand: true },
    address: '127.0.0.1',
  });
  return { link: linkAddress(origin, token), hours };
}
