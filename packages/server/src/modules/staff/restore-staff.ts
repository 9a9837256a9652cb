import { staffMachine } from '@onehaul/domain/staff/manage';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { assertStaffRoom } from '../usage/index.ts';
import { lockManagedStaff } from './managed-staff.ts';
import { setStaffState } from './staff.repository.ts';

/** Restores console access of a suspended person. */
export async function restoreStaff(context: StaffChangeContext, { id }: { id: number }): Promise<null> {
  const { staff, db, audit } = context;
  const person = await lockManagedStaff(context, id);
  const { state } = staffMachine.step(person, 'restore');
  await assertStaffRoom(db, staff.tenantId);
  await db.all(setStaffState, { id, from: person.state, state });
  audit('staff', id, { name: person.name });
  return null;
}
