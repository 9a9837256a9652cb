import { isGateway } from '@onehaul/domain/payment/payment-state';
import type { Logger } from 'pino';
import { GatewaySilent } from '../../gateways/payment/payment-gateway.ts';
import { openSweep, type Sweep } from '../../jobs/sweep.ts';
import { askGateway, type Asking, closeAtGateway } from './ask-gateway.ts';
import {
  claimDuePayments,
  claimDueRefunds,
  hasPaymentWork,
  stopAsking,
  waitingPayments,
} from './facts.repository.ts';
import { failRefund, finishRefund } from './finish-refund.ts';
import { gatewayOf } from './open-gateway.ts';
import { processFacts } from './process-facts.ts';

export type SweepServices = Asking & { readonly log: Pick<Logger, 'warn'>; readonly everyMs?: number };
type DuePayment = NonNullable<(typeof claimDuePayments)['row']>;
type DueRefund = NonNullable<(typeof claimDueRefunds)['row']>;

const eventsAtOnce = 100;
/** Each may wait for a gateway, side by side. */
const asksAtOnce = 20;

/** What gateways said is made something of, open payments are asked about, and refunds are sent: all that is due. */
export async function sweepPayments(services: SweepServices, tenantId: number): Promise<boolean> {
  const { database, log } = services;
  const db = database.tenant(tenantId);
  const told = await db.all(waitingPayments, { limit: eventsAtOnce });
  // One after the other where it is one payment: the later ones find nothing left to do.
  const waiting = new Map(told.map((which) => [`${which.shopId}/${which.number}`, which]));
  for (const which of waiting.values()) {
    await processFacts(database, tenantId, which).catch((error: unknown) =>
      log.warn({ err: error, payment: which.number }, 'a payment waits'),
    );
  }
  const claimed = await database.transaction(tenantId, async (claim) => ({
    payments: await claim.all(claimDuePayments, { limit: asksAtOnce }),
    refunds: await claim.all(claimDueRefunds, { limit: asksAtOnce }),
  }));
  const quietly = (work: Promise<void>, about: string) =>
    work.catch((error: unknown) => {
      if (!(error instanceof GatewaySilent)) log.warn({ err: error, payment: about }, 'a payment waits');
    });
  await Promise.all([
    ...claimed.payments.map((payment) => quietly(lookAfter(services, payment), payment.number)),
    ...claimed.refunds.map((refund) => quietly(sendRefund(services, refund), refund.refundNumber)),
  ]);
  return told.length === eventsAtOnce || claimed.payments.length === asksAtOnce;
}

/** Asks about a payment; one whose time is over, or whose orders are, is closed where it could still be paid. */
async function lookAfter(services: SweepServices, payment: DuePayment): Promise<void> {
  const { database } = services;
  const { tenantId, shopId, id, state, isExpired } = payment;
  const isTold = await askGateway(services, payment);
  if (isTold) return;
  if (state === 'pending' && !isExpired) return;
  const isClosed = await closeAtGateway(services, payment);
  if (isClosed) await database.transaction(tenantId, (db) => db.all(stopAsking, { shopId, id }));
}

/** Sends a refund. Whoever sent it before and did not hear the end asks first; sent twice, it is still one. */
async function sendRefund({ database, gateways }: SweepServices, refund: DueRefund): Promise<void> {
  const { tenantId, shopId, method, refundNumber: number } = refund;
  if (!isGateway(method)) return;
  const gateway = await gatewayOf(gateways, database.tenant(tenantId), { shopId, gateway: method });
  if (!gateway) return;
  const known = refund.asks > 1 ? await gateway.queryRefund(refund) : 'unknown';
  const state = known === 'unknown' ? await gateway.refund(refund) : known;
  if (state === 'done') await database.transaction(tenantId, (db) => finishRefund(db, { shopId, number }));
  if (state === 'refused') await database.transaction(tenantId, (db) => failRefund(db, { shopId, number }));
}

/** The poller: money that was paid is found even if nobody tells us. */
export function openPaymentSweep({ everyMs = 500, ...services }: SweepServices): Sweep {
  const { database, log } = services;
  return openSweep({
    database,
    log,
    name: 'payments',
    everyMs,
    look: async (tenantId) => (await database.tenant(tenantId).first(hasPaymentWork, {}))!.hasWork,
    work: (tenantId) => sweepPayments(services, tenantId),
  });
}
