import { staffMachine } from '@onehaul/domain/staff/manage';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { lockManagedStaffLosingRoles } from './managed-staff.ts';
import { setStaffState } from './staff.repository.ts';
import { endSessionsOfStaff } from './staff-session.repository.ts';

/** Blocks console access of a person immediately. */
export async function suspendStaff(context: StaffChangeContext, { id }: { id: number }): Promise<null> {
  const { db, audit } = context;
  const person = await lockManagedStaffLosingRoles(context, id, []);
  const { state } = staffMachine.step(person, 'suspend');
  await db.all(setStaffState, { id, from: person.state, state });
  await db.all(endSessionsOfStaff, { staffId: id, keptId: null });
  audit('staff', id, { name: person.name });
  return null;
}
