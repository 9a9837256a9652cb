import { dueHostNotice, hostEndsAt } from '@onehaul/domain/host/host-check';
import { senderPatienceSeconds } from '@onehaul/domain/host/mail-sender';
import { leaseDueSenders, type MailSender, setSenderNoticesSent } from '../mail-sender/index.ts';
import { lookUpSender, rowOfSender, storeSender } from './check-sender.ts';
import { type HostSweepServices, leaseSeconds, mailOwners } from './mail-owners.ts';

const sendersAtOnce = 10;

async function tellOwners(
  services: HostSweepServices,
  tenantId: number,
  sender: MailSender,
  now: Date,
): Promise<void> {
  const due = dueHostNotice(sender, now, senderPatienceSeconds);
  if (!due) return;
  const { shopId, failedSince } = sender;
  const { address } = rowOfSender(sender, services.edge);
  const date = hostEndsAt(failedSince!, senderPatienceSeconds).toISOString().slice(0, 10);
  const kind = due.notice === 'domainRemoved' ? 'senderEnded' : 'senderFailing';
  const isTold = await mailOwners(services, tenantId, { kind, shopId, values: { address, date } });
  if (isTold)
    await services.database.transaction(tenantId, (db) =>
      db.all(setSenderNoticesSent, { shopId, noticesSent: due.noticesSent }),
    );
}

async function checkSender(
  services: HostSweepServices,
  tenantId: number,
  sender: MailSender,
  now: Date,
): Promise<void> {
  const { database, edge } = services;
  const findings = await lookUpSender(edge, sender);
  const stored = await database.transaction(tenantId, (db) =>
    storeSender(db, { sender, findings, edge, now }),
  );
  if (stored) await tellOwners(services, tenantId, stored, now);
}

/** Checks the due senders of a company's shops; returns true when there may be more. */
export async function checkDueSenders(
  services: HostSweepServices,
  tenantId: number,
  now = new Date(),
): Promise<boolean> {
  const senders = await services.database.transaction(tenantId, (db) =>
    db.all(leaseDueSenders, { limit: sendersAtOnce, seconds: leaseSeconds }),
  );
  const done = await Promise.allSettled(
    senders.map((sender) => checkSender(services, tenantId, sender, now)),
  );
  const failure = done.find((one) => one.status === 'rejected');
  if (failure) throw failure.reason;
  return senders.length === sendersAtOnce;
}
