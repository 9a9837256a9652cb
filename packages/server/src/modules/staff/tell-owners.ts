import type { StaffMailKind } from '@onehaul/i18n/staff-mail-text';
import { plainAddress } from '../../http/network.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { Services } from '../../services.ts';
import { consoleOrigin } from './console-origin.ts';
import { sendStaffMail } from './send-staff-mail.ts';
import { activeOwners, ownAccount } from './staff.repository.ts';

type Told = {
  readonly kind: StaffMailKind;
  /** Page of the console that the button opens. */
  readonly path: string;
  readonly values: Readonly<Record<string, string | number>>;
};

/**
 * Mails all owners, the person who acts included, because somebody else may use their session. Sent without
 * waiting; a failed mail does not undo the act, which is in the audit log.
 */
export async function tellOwners(
  services: Services,
  { staff, db, visit }: StaffChangeContext,
  { kind, path, values }: Told,
): Promise<void> {
  const { mail, log } = services;
  if (!mail) return;
  const { name: person, email } = (await db.first(ownAccount, { id: staff.id }))!;
  const url = `${consoleOrigin(services, visit)}${path}`;
  const told = { ...values, person, email, address: plainAddress(visit.address) };
  const owners = await db.all(activeOwners, {});
  Promise.all(owners.map((owner) => sendStaffMail(mail, owner, { kind, url, values: told }))).catch(
    (error: unknown) => log.error({ err: error, kind }, 'not all owners were told'),
  );
}
