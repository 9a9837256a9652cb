import type { StaffMailKind } from '@onehaul/i18n/staff-mail-text';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Mail } from '../../gateways/mail/mail.ts';
import type { Edge } from '../../services.ts';
import { activeOwners, sendStaffMail } from '../staff/index.ts';

export type HostSweepServices = {
  readonly database: Database;
  readonly edge: Edge;
  readonly mail?: Mail | undefined;
  /** For links in mails to owners. */
  readonly consoleOrigin: string;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};

/** Lease duration: longer than all lookups of a domain with their retries, and the mails. */
export const leaseSeconds = 120;

type Told = {
  readonly kind: StaffMailKind;
  readonly shopId: number;
  readonly values: Readonly<Record<string, string>>;
};

/** Mails a company's owners; true when at least one mail was accepted. Otherwise it is tried at the next check. */
export async function mailOwners(
  { database, mail, consoleOrigin, log }: HostSweepServices,
  tenantId: number,
  { kind, shopId, values }: Told,
): Promise<boolean> {
  if (!mail) return false;
  const url = `${consoleOrigin}/domains?shop=${shopId}`;
  const owners = await database.tenant(tenantId).all(activeOwners, {});
  const sent = await Promise.allSettled(
    owners.map((owner) => sendStaffMail(mail, owner, { kind, url, values })),
  );
  const failure = sent.find((one) => one.status === 'rejected');
  if (failure) log.warn({ err: failure.reason, tenant: tenantId, ...values }, 'an owner was not told');
  return sent.some(({ status }) => status === 'fulfilled');
}
