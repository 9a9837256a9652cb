import type { Language } from '@onehaul/domain/language';
import { plainAddress } from '../../http/network.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { consoleOrigin } from './console-origin.ts';
import { sendStaffMail } from './send-staff-mail.ts';
import { activeOwners } from './staff.repository.ts';

type Person = { name: string; email: string; language: Language; wrongCodes: number };

/**
 * Reports repeated wrong second factors after a right password: writes the audit log and mails the person and
 * the owners. Mail is sent without waiting; a failed mail does not affect the refusal.
 */
export async function alertWrongCodes(
  services: Services,
  { staff, db, audit, visit }: StaffChangeContext,
  person: Person,
): Promise<void> {
  const { mail, log } = services;
  const { wrongCodes: count, name, email } = person;
  const address = plainAddress(visit.address);
  audit('staff', staff.id, { outcome: 'alert', wrongCodes: count });
  log.warn(
    { event: 'wrongCodes', tenant: staff.tenantId, staff: staff.id, count },
    'a second factor is guessed at',
  );
  if (!mail) return;
  const url = consoleOrigin(services, visit);
  const owners = (await db.all(activeOwners, {})).filter((owner) => owner.id !== staff.id);
  const told = [
    sendStaffMail(mail, person, { kind: 'codeAlert', url, values: { count, address } }),
    ...owners.map((owner) =>
      sendStaffMail(mail, owner, {
        kind: 'codeAlertOwner',
        url,
        values: { count, address, person: name, email },
      }),
    ),
  ];
  Promise.all(told).catch((error: unknown) => log.error({ err: error }, 'nobody was told of wrong codes'));
}
