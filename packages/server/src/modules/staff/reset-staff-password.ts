import type { StaffChangeContext } from '../../http/staff-context.ts';
import { hashPassword } from '../../passwords.ts';
import { givenPassword } from '../../readable-secret.ts';
import { managedStaff } from './managed-staff.ts';
import { setStaffPassword } from './staff.repository.ts';
import { endSessionsOfStaff } from './staff-session.repository.ts';

/** A new password to hand over; the second factor stays. */
export async function resetStaffPassword(
  context: StaffChangeContext,
  { id }: { id: number },
): Promise<{ password: string }> {
  const { db, audit } = context;
  const person = await managedStaff(context, id);
  const password = givenPassword();
  await db.all(setStaffPassword, { id, passwordHash: await hashPassword(password), isGiven: true });
  await db.all(endSessionsOfStaff, { staffId: id, keptId: null });
  audit('staff', id, { name: person.name });
  return { password };
}
