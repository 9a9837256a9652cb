import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { issueLink } from './issue-link.ts';
import { lockManagedStaff } from './managed-staff.ts';
import { clearStaffPassword } from './staff.repository.ts';
import { endSessionsOfStaff } from './staff-session.repository.ts';

/** Issues a password link; the old password becomes invalid immediately, the second factor stays. */
export async function resetStaffPassword(
  services: Services,
  context: StaffChangeContext,
  { id }: { id: number },
): Promise<{ link: string | null }> {
  const { db, audit } = context;
  const person = await lockManagedStaff(context, id);
  await db.all(clearStaffPassword, { id });
  await db.all(endSessionsOfStaff, { staffId: id, keptId: null });
  const purpose = person.lastSignInAt === null ? 'invitation' : 'password';
  const link = await issueLink(services, context, person, purpose);
  audit('staff', id, { name: person.name, isMailed: link === null });
  return { link };
}
