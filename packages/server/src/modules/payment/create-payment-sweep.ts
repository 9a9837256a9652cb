import { isGateway } from '@onehaul/domain/payment/payment-state';
import type { Logger } from 'pino';
import { DatabaseUnavailable } from '../../db/database-unavailable.ts';
import { GatewayUnavailable } from '../../gateways/payment/payment-gateway.ts';
import { recordFailure, recordSolved } from '../../jobs/failures.ts';
import { createFinder } from '../../jobs/find-work.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { queryGateway, type GatewayServices, closeAtGateway } from './query-gateway.ts';
import {
  claimDuePayments,
  claimDueRefunds,
  postponeEvents,
  stopPolling,
  paymentsWithDueEvents,
} from './facts.repository.ts';
import { advanceTestPayment } from './advance-test-payment.ts';
import { failRefund, finishRefund } from './finish-refund.ts';
import { findGateway } from './find-gateway.ts';
import { processFacts } from './process-facts.ts';
import { claimDueTests } from './test-payment.repository.ts';

export type SweepServices = GatewayServices & {
  readonly log: Pick<Logger, 'warn' | 'error'>;
  readonly everyMs?: number;
};
type DuePayment = NonNullable<(typeof claimDuePayments)['row']>;
type WaitingPayment = NonNullable<(typeof paymentsWithDueEvents)['row']>;
type DueRefund = NonNullable<(typeof claimDueRefunds)['row']>;

/** Also the job name in the failure list, where staff retry a parked payment. */
const paymentSweepName = 'payments' as const;

const eventBatchSize = 100;
/** Payments and refunds each; their gateway calls run concurrently. */
const queryBatchSize = 20;

/** Processes all due work: gateway events, polling of open payments, and sending of refunds. */
export async function sweepPayments(services: SweepServices, tenantId: number): Promise<boolean> {
  const { database, log } = services;
  const db = database.tenant(tenantId);
  const told = await db.all(paymentsWithDueEvents, { limit: eventBatchSize });
  // Deduplicates by payment: one pass processes all of its events.
  const waiting = new Map(told.map((which) => [`${which.shopId}/${which.number}`, which]));
  for (const which of waiting.values()) {
    await processOrPostpone(services, tenantId, which);
  }
  const claimed = await database.transaction(tenantId, async (claim) => ({
    payments: await claim.all(claimDuePayments, { limit: queryBatchSize }),
    refunds: await claim.all(claimDueRefunds, { limit: queryBatchSize }),
    tests: await claim.all(claimDueTests, { limit: queryBatchSize }),
  }));
  const quietly = (work: Promise<void>, about: string) =>
    work.catch((error: unknown) => {
      if (!(error instanceof GatewayUnavailable)) log.warn({ err: error, payment: about }, 'a payment waits');
    });
  await Promise.all([
    ...claimed.payments.map((payment) => quietly(pollOrClose(services, payment), payment.number)),
    ...claimed.refunds.map((refund) => quietly(sendRefund(services, refund), refund.refundNumber)),
    ...claimed.tests.map((test) => quietly(advanceTestPayment(services, test), test.number)),
  ]);
  return told.length === eventBatchSize || claimed.payments.length === queryBatchSize;
}

/** Processes a payment's events; a failure is logged, retried with backoff and finally parked for staff. */
async function processOrPostpone(
  services: SweepServices,
  tenantId: number,
  { tries, ...which }: WaitingPayment,
): Promise<void> {
  const { database } = services;
  const work = { job: paymentSweepName, tenantId, subject: which.number };
  try {
    await processFacts(database, tenantId, which);
    if (tries > 0) await recordSolved(services, work);
  } catch (error) {
    // A lost database connection says nothing about the payment, so it does not count as an attempt.
    if (error instanceof DatabaseUnavailable) throw error;
    await database.transaction(tenantId, (db) => db.all(postponeEvents, which));
    await recordFailure(services, { ...work, kind: 'payment', error });
  }
}

/**
 * Polls the gateway for a payment; an expired or cancelled one is then closed there so it can no longer be
 * paid.
 */
async function pollOrClose(services: SweepServices, payment: DuePayment): Promise<void> {
  const { database } = services;
  const { tenantId, shopId, id, state, isExpired } = payment;
  const isTold = await queryGateway(services, payment);
  if (isTold) return;
  if (state === 'pending' && !isExpired) return;
  const isClosed = await closeAtGateway(services, payment);
  if (isClosed) await database.transaction(tenantId, (db) => db.all(stopPolling, { shopId, id }));
}

/** Sends a refund. A retry queries the gateway first; the refund number makes a second send idempotent. */
async function sendRefund({ database, gateways }: SweepServices, refund: DueRefund): Promise<void> {
  const { tenantId, shopId, method, refundNumber: number } = refund;
  if (!isGateway(method)) return;
  const gateway = await findGateway(gateways, database.tenant(tenantId), { shopId, gateway: method });
  if (!gateway) return;
  const known = refund.asks > 1 ? await gateway.queryRefund(refund) : 'unknown';
  const state = known === 'unknown' ? await gateway.refund(refund) : known;
  if (state === 'done') await database.transaction(tenantId, (db) => finishRefund(db, { shopId, number }));
  if (state === 'refused') await database.transaction(tenantId, (db) => failRefund(db, { shopId, number }));
}

/** The poller: finds paid money even when no webhook arrives. */
export function createPaymentSweep({ everyMs = 500, ...services }: SweepServices): Sweep {
  const { database, log } = services;
  return createSweep({
    database,
    log,
    name: paymentSweepName,
    everyMs,
    find: createFinder(database, ['gateway_event', 'payment', 'refund', 'test_payment']),
    work: (tenantId) => sweepPayments(services, tenantId),
  });
}
