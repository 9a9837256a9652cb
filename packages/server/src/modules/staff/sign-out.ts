import { staffSessionCalls } from '@onehaul/contract/console/staff-session';
import type { Visit } from '../../http/context.ts';
import { actOf } from '../../http/mount-staff.ts';
import { plainAddress } from '../../http/network.ts';
import type { StaffService } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { endSession } from './staff-session.repository.ts';
import { clearToken } from './staff-token.ts';

/** Ends the session of the cookie at any sign-in stage; does nothing without one. */
export async function signOut({ database }: Services, door: StaffService, visit: Visit): Promise<null> {
  const person = await door.find(visit);
  if (person) {
    const { id, tenantId, sessionId } = person.staff;
    await database.transaction(tenantId, async (db) => {
      await db.all(endSession, { id: sessionId });
      await door.record(db, {
        staffId: id,
        act: actOf(staffSessionCalls.signOut),
        subject: 'staff',
        subjectId: String(id),
        details: {},
        address: plainAddress(visit.address),
      });
    });
  }
  clearToken(visit);
  return null;
}
