import type { StaffChangeContext } from '../../http/staff-context.ts';
import { managedStaff } from './managed-staff.ts';
import { removeRecoveryCodes, removeTotpSecret } from './staff.repository.ts';
import { endSessionsOfStaff } from './staff-session.repository.ts';

/** For who lost the phone and the recovery codes: the next sign-in sets up another authenticator. */
export async function resetSecondFactor(context: StaffChangeContext, { id }: { id: number }): Promise<null> {
  const { db, audit } = context;
  const person = await managedStaff(context, id);
  await db.all(removeTotpSecret, { id });
  await db.all(removeRecoveryCodes, { id });
  await db.all(endSessionsOfStaff, { staffId: id, keptId: null });
  audit('staff', id, { name: person.name });
  return null;
}
