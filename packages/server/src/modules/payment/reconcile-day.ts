import type { GatewayMethod } from '@onehaul/domain/payment/payment-state';
import { type RecordedPayment, findBreaks } from '@onehaul/domain/payment/reconcile';
import type { Logger } from 'pino';
import { DatabaseUnavailable } from '../../db/database-unavailable.ts';
import { GatewayUnavailable } from '../../gateways/payment/payment-gateway.ts';
import { recordFailure, recordSolved } from '../../jobs/failures.ts';
import { createFinder } from '../../jobs/find-work.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import type { GatewayServices } from './query-gateway.ts';
import { findGateway } from './find-gateway.ts';
import {
  insertBreaks,
  upsertReconciliation,
  recordedPayments,
  missingDays,
  settledBetween,
} from './reconcile.repository.ts';
import { recordedTests } from './test-payment.repository.ts';

type Statement = { readonly tenantId: number; readonly shopId: number; readonly gateway: GatewayMethod };

const dayMs = 86_400_000;
/** WeChat Pay and Alipay days end by Beijing time, Stripe days by UTC. */
const utcOffsetMs = (gateway: GatewayMethod) => (gateway === 'stripe' ? 0 : 8 * 3_600_000);
const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);

/**
 * Compares a gateway's statement of a day with the recorded payments. Differences are recorded for staff;
 * nothing is corrected automatically (R30).
 */
export async function reconcileDay(
  { database, gateways }: GatewayServices,
  { tenantId, shopId, gateway: kind }: Statement,
  day: string,
): Promise<void> {
  const db = database.tenant(tenantId);
  const gateway = await findGateway(gateways, db, { shopId, gateway: kind });
  if (!gateway) return;
  const theirs = await gateway.statement(day);
  const from = new Date(Date.parse(`${day}T00:00:00Z`) - utcOffsetMs(kind));
  const until = new Date(from.getTime() + dayMs);
  const settled = await db.all(settledBetween, { shopId, gateway: kind, from, until });
  const numbers = theirs.map(({ number }) => number);
  const known = [
    ...(await db.all(recordedPayments, { shopId, gateway: kind, numbers })),
    ...(await db.all(recordedTests, { shopId, gateway: kind, numbers })),
  ];
  const late = settled.filter(({ number }) => !numbers.includes(number));
  // A payment made just before midnight and settled just after is on the previous day's statement.
  const before = late.length === 0 ? [] : await gateway.statement(dayBefore(day));
  const isOfBefore = ({ number }: RecordedPayment) => before.some((line) => line.number === number);
  const ours = [...known, ...late.filter((money) => !isOfBefore(money))];
  const breaks = findBreaks(ours, theirs);
  await database.transaction(tenantId, async (change) => {
    const about = { shopId, gateway: kind, day };
    await change.all(upsertReconciliation, { ...about, ours: ours.length, theirs: theirs.length });
    await change.all(insertBreaks, {
      ...about,
      kinds: breaks.map((each) => each.kind),
      numbers: breaks.map(({ number }) => number),
      ourMinors: breaks.map((each) => each.ours?.minor ?? null),
      ourCurrencies: breaks.map((each) => each.ours?.currency ?? null),
      theirMinors: breaks.map((each) => each.theirs?.minor ?? null),
      theirCurrencies: breaks.map((each) => each.theirs?.currency ?? null),
    });
  });
}

/** A day's statement is available from the next morning, Beijing time. */
const readyHoursUtc = 3;
function lastWholeDay(now: Date): string {
  return new Date(now.getTime() - readyHoursUtc * 3_600_000 - dayMs).toISOString().slice(0, 10);
}

const reconciliationSweepName = 'reconciliation' as const;

type SweepServices = GatewayServices & {
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly everyMs?: number;
};

/** Reconciles every missing day of a tenant. A failing account does not block the others. */
export async function reconcileMissing(services: SweepServices, tenantId: number, now: Date): Promise<void> {
  const { database, log } = services;
  const missing = await database.tenant(tenantId).all(missingDays, { day: lastWholeDay(now) });
  const accounts = Map.groupBy(missing, ({ shopId, gateway }) => `${shopId} ${gateway}`);
  for (const [account, days] of accounts) {
    const work = { job: reconciliationSweepName, tenantId, subject: account };
    try {
      for (const { day, ...which } of days) await reconcileDay(services, { tenantId, ...which }, day);
      await recordSolved(services, work);
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      // The next round retries all days still missing.
      if (error instanceof GatewayUnavailable)
        log.warn({ tenant: tenantId, account, why: error.message }, 'a statement waits');
      else await recordFailure(services, { ...work, kind: 'sweep', error });
    }
  }
}

/** Reconciles each account once a day and catches up on missed days. */
export function createReconciliationSweep({ everyMs = 900_000, ...services }: SweepServices): Sweep {
  const { database, log } = services;
  return createSweep({
    database,
    log,
    name: reconciliationSweepName,
    everyMs,
    find: createFinder(database, ['gateway_account']),
    async work(tenantId) {
      await reconcileMissing(services, tenantId, new Date());
      return false;
    },
  });
}
