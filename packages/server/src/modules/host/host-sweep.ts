import { dueHostNotice, hostEndsAt } from '@onehaul/domain/host/host-check';
import { createFinder } from '../../jobs/find-work.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { lookUpHost, storeCheck } from './check-host.ts';
import { type Claim, leaseDueClaims, setNoticesSent } from './host.repository.ts';
import { type HostSweepServices, leaseSeconds, mailOwners } from './mail-owners.ts';
import { unicodeOf } from './parse-domain.ts';
import { checkDueSenders } from './sender-sweep.ts';

const claimsAtOnce = 10;

/** Mails the owners what is due. */
async function tellOwners(
  services: HostSweepServices,
  tenantId: number,
  claim: Claim,
  now: Date,
): Promise<void> {
  const due = dueHostNotice(claim, now);
  if (!due) return;
  const { name, shopId, failedSince } = claim;
  const values = { domain: unicodeOf(name), date: hostEndsAt(failedSince!).toISOString().slice(0, 10) };
  if (await mailOwners(services, tenantId, { kind: due.notice, shopId, values }))
    await services.database.transaction(tenantId, (db) =>
      db.all(setNoticesSent, { name, noticesSent: due.noticesSent }),
    );
}

async function checkClaim(
  services: HostSweepServices,
  tenantId: number,
  claim: Claim,
  now: Date,
): Promise<void> {
  const { database, edge } = services;
  const findings = await lookUpHost(edge, claim.name);
  const stored = await database.transaction(tenantId, (db) => storeCheck(db, { claim, findings, edge, now }));
  if (stored) await tellOwners(services, tenantId, stored, now);
}

/** Checks a company's due domains; returns true when there may be more. */
export async function checkDueHosts(
  services: HostSweepServices,
  tenantId: number,
  now = new Date(),
): Promise<boolean> {
  const claims = await services.database.transaction(tenantId, (db) =>
    db.all(leaseDueClaims, { limit: claimsAtOnce, seconds: leaseSeconds }),
  );
  const done = await Promise.allSettled(claims.map((claim) => checkClaim(services, tenantId, claim, now)));
  const failure = done.find((one) => one.status === 'rejected');
  // A failed claim is due again when its lease expires; the others are already stored.
  if (failure) throw failure.reason;
  return claims.length === claimsAtOnce;
}

/** Looks up own domains and senders: daily while they are connected, sooner while they wait for their records or fail. */
export function createHostSweep(services: HostSweepServices, everyMs = 15_000): Sweep {
  const { database, log } = services;
  return createSweep({
    database,
    log,
    name: 'check-hosts',
    everyMs,
    find: createFinder(database, ['host_claim', 'mail_sender']),
    work: async (tenantId) => {
      const mayBeMore = await Promise.all([
        checkDueHosts(services, tenantId),
        checkDueSenders(services, tenantId),
      ]);
      return mayBeMore.includes(true);
    },
  });
}
