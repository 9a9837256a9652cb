import type { CarrierReport } from '@onehaul/domain/tracking/carrier-event';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import { TrackingNotAccepted, type TrackingProviders } from '../../gateways/tracking/tracking-provider.ts';
import type { Keys } from '../../keys.ts';
import { addTrackEvents } from './add-track-events.ts';
import { unsealAccount } from './tracking-account.ts';
import { type DueWatch, settleWatch, leaseDueWatches } from './watch.repository.ts';

export type TrackerServices = {
  readonly database: Database;
  readonly tracking: TrackingProviders;
  readonly keys: Keys;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};

const watchesAtOnce = 10;
/** Lease duration: longer than a provider may take for both requests. */
const leaseSeconds = 60;
const minute = 60;
const hour = 3600;
/** Providers push updates; polling catches lost ones. */
const pollSeconds = 6 * hour;
const maxDays = 60;

/** Exponential backoff from one minute, capped at the polling interval. */
export const backoffSeconds = (failures: number) =>
  Math.min(pollSeconds, minute * 2 ** Math.min(failures, 12));

const isTooOld = ({ createdAt }: DueWatch, now: Date) =>
  now.getTime() - createdAt.getTime() > maxDays * 24 * hour * 1000;
/** No further tracking events are expected. */
const isDone = ({ step, deliveredAt }: DueWatch) => step !== 'shipped' || deliveredAt !== null;

type Outcome = {
  readonly state: 'asked' | 'active' | 'ended';
  readonly failures: number;
  readonly seconds: number;
  readonly report?: CarrierReport;
};
const ended: Outcome = { state: 'ended', failures: 0, seconds: 0 };

async function queryProvider(services: TrackerServices, watch: DueWatch, account: string): Promise<Outcome> {
  const { tracking, log } = services;
  const { provider, state, host, failures, tenantId: tenant, shopId: shop, orderId: order } = watch;
  try {
    if (state === 'asked')
      await tracking[provider].subscribe(account, watch, `https://${host}/api/tracking/push/${provider}`);
    const report = await tracking[provider].query(account, watch);
    return { state: 'active', failures: 0, seconds: pollSeconds, ...(report && { report }) };
  } catch (error) {
    if (!(error instanceof TrackingNotAccepted)) throw error;
    log.warn({ err: error, tenant, shop, order, failures }, 'a provider did not answer');
    if (error.isFinal) return ended;
    return { state, failures: failures + 1, seconds: backoffSeconds(failures) };
  }
}

async function outcomeOf(services: TrackerServices, watch: DueWatch, now: Date): Promise<Outcome> {
  if (isDone(watch) || isTooOld(watch, now)) return ended;
  const account = watch.sealed && unsealAccount(services.keys, watch, watch.sealed);
  // The shop removed the account, or it cannot be decrypted: retried at the polling interval.
  if (!account || !watch.host) return { state: watch.state, failures: watch.failures, seconds: pollSeconds };
  return queryProvider(services, watch, account);
}

async function follow(services: TrackerServices, watch: DueWatch, now: Date): Promise<void> {
  const { report, ...outcome } = await outcomeOf(services, watch, now);
  const { tenantId, shopId, orderId, number, provider } = watch;
  const events = (report?.events ?? []).map((event) => ({ ...event, orderId, provider }));
  const isDelivered = events.some(({ phase }) => phase === 'delivered');
  await services.database.transaction(tenantId, async (db) => {
    await addTrackEvents(db, { shopId, events });
    const settled = isDelivered ? ended : outcome;
    const { state, failures, seconds } = settled;
    await db.all(settleWatch, { shopId, orderId, number, state, failures, seconds });
  });
}

/** Queries the providers for a tenant's due watches; returns true when there may be more. */
export async function followWatches(
  services: TrackerServices,
  tenantId: number,
  now = new Date(),
): Promise<boolean> {
  const watches = await services.database.transaction(tenantId, (db) =>
    db.all(leaseDueWatches, { limit: watchesAtOnce, seconds: leaseSeconds }),
  );
  const done = await Promise.allSettled(watches.map((watch) => follow(services, watch, now)));
  const failure = done.find((one) => one.status === 'rejected');
  // A failed watch is due again when its lease expires; the others are already settled.
  if (failure) throw failure.reason;
  return watches.length === watchesAtOnce;
}
