import { Refusal } from '@onehaul/domain/refusal';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { hashPassword, isPassword } from '../../passwords.ts';
import type { Services } from '../../services.ts';
import { countGuess } from '../session/index.ts';
import { everyConsole } from './known-device.ts';
import { assertStaffPassword } from './staff-password-rule.ts';
import { ownAccount, setStaffPassword } from './staff.repository.ts';
import { endSessionsOfStaff } from './staff-session.repository.ts';

type Passwords = { readonly oldPassword: string; readonly newPassword: string };

export async function changePassword(
  { redis }: Services,
  { staff, db, audit, visit }: StaffChangeContext,
  { oldPassword, newPassword }: Passwords,
): Promise<null | Refusal> {
  // One counter per person across sessions and addresses: only callers signed in as them can increment it.
  const guess = await countGuess(redis, {
    shop: everyConsole,
    name: `old password of ${staff.tenantId}/${staff.id}`,
    address: visit.address,
    deviceId: 'signed in',
  });
  const account = (await db.first(ownAccount, { id: staff.id }))!;
  if (!(await isPassword(oldPassword, account.passwordHash))) {
    audit('staff', staff.id, { outcome: 'wrongPassword' });
    return new Refusal('member.passwordWrong');
  }
  await guess.forgive();
  // A password set by another person must be changed to a different one.
  if (account.passwordIsGiven && newPassword === oldPassword) throw new Refusal('password.unchanged');
  assertStaffPassword(newPassword);
  await db.all(setStaffPassword, {
    id: staff.id,
    passwordHash: await hashPassword(newPassword),
    isGiven: false,
  });
  await db.all(endSessionsOfStaff, { staffId: staff.id, keptId: staff.sessionId });
  audit('staff', staff.id, { outcome: 'done' });
  return null;
}
