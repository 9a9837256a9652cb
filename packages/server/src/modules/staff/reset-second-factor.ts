import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { consoleOrigin } from './console-origin.ts';
import { recordReset } from './issue-link.ts';
import { lockManagedStaff } from './managed-staff.ts';
import { sendStaffMail } from './send-staff-mail.ts';
import { clearWrongCodes, removeRecoveryCodes, removeTotpSecret } from './staff.repository.ts';
import { endSessionsOfStaff } from './staff-session.repository.ts';

/** For a lost phone and lost recovery codes: the next sign-in enrols a new authenticator. */
export async function resetSecondFactor(
  services: Services,
  context: StaffChangeContext,
  { id }: { id: number },
): Promise<null> {
  const { staff, db, audit, visit } = context;
  const person = await lockManagedStaff(context, id);
  await db.all(removeTotpSecret, { id });
  await db.all(clearWrongCodes, { id });
  await db.all(removeRecoveryCodes, { id });
  await db.all(endSessionsOfStaff, { staffId: id, keptId: null });
  // An existing sponsor stays.
  if (person.sponsorId === null) await recordReset(context, person);
  audit('staff', id, { name: person.name });
  if (services.mail) {
    const url = consoleOrigin(services, visit);
    await sendStaffMail(services.mail, person, { kind: 'factorReset', url, values: { inviter: staff.name } });
  }
  return null;
}
