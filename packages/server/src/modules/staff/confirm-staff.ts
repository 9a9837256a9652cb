import { Refusal } from '@onehaul/domain/refusal';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import { lockManagedStaff } from './managed-staff.ts';
import { setSponsor } from './staff-link.repository.ts';

/**
 * An owner confirms an invited person: the sponsor is removed, and they count as a second person to everyone.
 */
export async function confirmStaff(context: StaffChangeContext, { id }: { id: number }): Promise<null> {
  const { staff, db, audit } = context;
  const person = await lockManagedStaff(context, id);
  if (!staff.roles.includes('owner')) throw new Refusal('staff.ownerOnly');
  await db.all(setSponsor, { id, sponsorId: null });
  audit('staff', id, { name: person.name });
  return null;
}
