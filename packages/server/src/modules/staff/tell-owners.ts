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
  mailAll({ mail, log }, await db.all(activeOwners, {}), { kind, url, values: told });
}

/** Mails the owners of a company what the platform's operator did. Called after the act is committed. */
export async function tellCompany(
  services: Services,
  { visit }: StaffChangeContext,
  { tenantId, kind, path, values }: Told & { readonly tenantId: number },
): Promise<void> {
  const { mail, log, database } = services;
  if (!mail) return;
  const url = `${consoleOrigin(services, visit)}${path}`;
  mailAll({ mail, log }, await database.tenant(tenantId).all(activeOwners, {}), { kind, url, values });
}

type Mailed = Parameters<typeof sendStaffMail>;

/** Not awaited: a slow mail server must not hold up the act. */
function mailAll(
  { mail, log }: { readonly mail: Mailed[0]; readonly log: Services['log'] },
  owners: readonly Mailed[1][],
  content: Mailed[2],
): void {
  Promise.all(owners.map((owner) => sendStaffMail(mail, owner, content))).catch((error: unknown) =>
    log.error({ err: error, kind: content.kind }, 'not all owners were told'),
  );
}
