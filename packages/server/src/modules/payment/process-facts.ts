import { type GatewayFact, evaluateGatewayFacts, type Misfit } from '@onehaul/domain/payment/evaluate-facts';
import { eventKeyOf, type GatewayReport } from '../../gateways/payment/payment-gateway.ts';
import type { Database, TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { factsOfPayment, insertEvents, markClosed, markProcessed } from './facts.repository.ts';
import { finishRefund } from './finish-refund.ts';
import { settleTestPayment } from './settle-test-payment.ts';
import { proposeReturn, settleHeld } from './settle-payment.ts';
import { type LockedPayment, lockPaymentByNumber, markHeld, findOpenReturn } from './settle.repository.ts';

type PaymentKey = { readonly shopId: number; readonly number: string };
type EventRow = NonNullable<(typeof factsOfPayment)['row']>;

/** Stores gateway facts before they are processed. */
export async function saveFacts(
  db: TransactionDb,
  source: { readonly shopId: number; readonly gateway: string; readonly origin: 'notice' | 'query' },
  told: readonly GatewayReport[],
): Promise<void> {
  if (told.length === 0) return;
  const facts = told.map(({ fact }) => fact);
  await db.all(insertEvents, {
    ...source,
    keys: told.map(eventKeyOf),
    numbers: told.map(({ number }) => number),
    facts: facts.map(({ fact }) => fact),
    minors: facts.map((fact) => (fact.fact === 'closed' ? null : fact.minor)),
    currencyCodes: facts.map((fact) => (fact.fact === 'paid' ? fact.currency : null)),
    gatewayNumbers: facts.map((fact) => (fact.fact === 'paid' ? fact.gatewayNumber : null)),
    refundNumbers: facts.map((fact) => (fact.fact === 'refunded' ? fact.refundNumber : null)),
    raws: told.map(({ raw }) => JSON.stringify(raw)),
  });
}

function factOf({ fact, minor, currencyCode, gatewayNumber, refundNumber }: EventRow): GatewayFact {
  if (fact === 'paid') return { fact, minor: minor!, currency: currencyCode!, gatewayNumber: gatewayNumber! };
  return fact === 'refunded' ? { fact, minor: minor!, refundNumber: refundNumber! } : { fact };
}

/**
 * Processes all facts of a payment. The payment and each refund get their own transaction, because a
 * transaction posts one journal.
 */
export async function processFacts(database: Database, tenantId: number, which: PaymentKey): Promise<void> {
  const refunded = await database.transaction(tenantId, (db) => evaluatePayment(db, which));
  for (const [number, minor] of refunded) {
    await database.transaction(tenantId, (db) =>
      finishRefund(db, { shopId: which.shopId, number, cameMinor: minor }),
    );
  }
}

async function evaluatePayment(db: TransactionDb, which: PaymentKey): Promise<ReadonlyMap<string, number>> {
  const payment = await db.first(lockPaymentByNumber, which);
  const events = await db.all(factsOfPayment, which);
  const upTo = Math.max(0, ...events.map(({ id }) => id));
  // Runs before money moves, because journal locks come last in the lock order.
  await db.all(markProcessed, { ...which, upTo });
  // A payment that is neither known nor a test stays stored, and the gateway's statement will show it.
  if (!payment) {
    await settleTestPayment(db, which, events.map(factOf));
    return new Map();
  }
  const asked = { minor: payment.askedMinor, currency: payment.currencyCode };
  const { outcome, counted, others, misfit, refunded } = evaluateGatewayFacts(asked, events.map(factOf));
  for (const other of others) await proposeReturn(db, payment, other, other.misfit);
  if (counted) {
    const settlement = { shopId: which.shopId, actor: { kind: 'system' }, cameIn: counted } as const;
    await settleHeld(db, payment, settlement);
  }
  if (misfit) await holdForExtraMoney(db, payment, misfit);
  if (outcome === 'closed') await closePayment(db, payment);
  return refunded;
}

/** Holds the payment for staff, unless staff have already decided on all of its extra money. */
async function holdForExtraMoney(db: TransactionDb, payment: LockedPayment, heldFor: Misfit): Promise<void> {
  const { shopId, id, memberId, number } = payment;
  if (!(await db.first(findOpenReturn, { shopId, paymentId: id }))) return;
  await db.all(markHeld, { shopId, id, heldFor });
  if (payment.heldFor !== null) return;
  await emit(db, { shopId, memberId, topic: 'paymentChanged', subjectId: id, details: { number } });
}

/** Closes a payment that was not paid and no longer can be. */
async function closePayment(db: TransactionDb, payment: LockedPayment): Promise<void> {
  const { shopId, id, memberId, number, state } = payment;
  if (state !== 'pending') return;
  await db.all(markClosed, { shopId, id });
  await emit(db, { shopId, memberId, topic: 'paymentChanged', subjectId: id, details: { number } });
}
