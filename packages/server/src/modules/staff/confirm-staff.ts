import { Refusal } from '@onehaul/domain/refusal';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { managedStaff } from './managed-staff.ts';
import { setSponsor } from './staff-link.repository.ts';

/** An owner answers for a person whom somebody else let in: from now on they are a second person to everybody. */
export async function confirmStaff(context: StaffChangeContext, { id }: { id: number }): Promise<null> {
  const { staff, db, audit } = context;
  const person = await managedStaff(context, id);
  if (!staff.roles.includes('owner')) throw new Refusal('staff.ownerOnly');
  await db.all(setSponsor, { id, sponsorId: null });
  audit('staff', id, { name: person.name });
  return null;
}
