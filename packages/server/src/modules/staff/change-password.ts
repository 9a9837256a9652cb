import { strongLeastLength, mostPasswordLength, whyNotPassword } from '@onehaul/domain/password';
import { Refusal } from '@onehaul/domain/refusal';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { hashPassword, isPassword } from '../../passwords.ts';
import { commonPasswords } from '../../passwords-common.ts';
import { ownAccount, setStaffPassword } from './staff.repository.ts';
import { endSessionsOfStaff } from './staff-session.repository.ts';

type Passwords = { readonly oldPassword: string; readonly newPassword: string };

/** Staff always have the strong rule (A13). */
const rule = { leastLength: strongLeastLength, isStrong: true };

export async function changePassword(
  { staff, db, audit }: StaffChangeContext,
  { oldPassword, newPassword }: Passwords,
): Promise<null | Refusal> {
  const account = (await db.first(ownAccount, { id: staff.id }))!;
  if (!(await isPassword(oldPassword, account.passwordHash))) {
    audit('staff', staff.id, { outcome: 'wrongPassword' });
    return new Refusal('member.passwordWrong');
  }
  // A password handed over by somebody else has to become another one.
  const isSame = account.passwordIsGiven && newPassword === oldPassword;
  const reason = isSame ? 'password.unchanged' : whyNotPassword(newPassword, rule, commonPasswords);
  if (reason) throw new Refusal(reason, { least: strongLeastLength, most: mostPasswordLength });
  await db.all(setStaffPassword, {
    id: staff.id,
    passwordHash: await hashPassword(newPassword),
    isGiven: false,
  });
  await db.all(endSessionsOfStaff, { staffId: staff.id, keptId: staff.sessionId });
  audit('staff', staff.id, { outcome: 'done' });
  return null;
}
