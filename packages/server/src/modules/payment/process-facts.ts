import { type GatewayFact, judgeFacts, type Misfit } from '@onehaul/domain/payment/judge-facts';
import { eventKeyOf, type Told } from '../../gateways/payment/payment-gateway.ts';
import type { Database, Db, TransactionDb } from '../../db/database.ts';
import { emit } from '../../outbox/emit.ts';
import { factsOfPayment, insertEvents, markClosed, markProcessed } from './facts.repository.ts';
import { finishRefund } from './finish-refund.ts';
import { proposeReturn, settleHeld } from './settle-payment.ts';
import { type LockedPayment, lockPaymentByNumber, markHeld, openReturn } from './settle.repository.ts';

type Which = { readonly shopId: number; readonly number: string };
type EventRow = NonNullable<(typeof factsOfPayment)['row']>;

/** Keeps what a gateway said before anything is made of it. */
export async function keepFacts(
  db: Db,
  source: { readonly shopId: number; readonly gateway: string; readonly origin: 'notice' | 'query' },
  told: readonly Told[],
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
 * Makes of everything that was said of a payment what it comes to. Money moves in one transaction for the payment and
 * one for each refund: a transaction posts one journal.
 */
export async function processFacts(database: Database, tenantId: number, which: Which): Promise<void> {
  const refunded = await database.transaction(tenantId, (db) => judgePayment(db, which));
  for (const [number, minor] of refunded) {
    await database.transaction(tenantId, (db) =>
      finishRefund(db, { shopId: which.shopId, number, cameMinor: minor }),
    );
  }
}

async function judgePayment(db: TransactionDb, which: Which): Promise<ReadonlyMap<string, number>> {
  const payment = await db.first(lockPaymentByNumber, which);
  const events = await db.all(factsOfPayment, which);
  const upTo = Math.max(0, ...events.map(({ id }) => id));
  // Before anything moves: what follows ends with the journal.
  await db.all(markProcessed, { ...which, upTo });
  // Nobody asked for it: it is kept, and the gateway's statement will show it.
  if (!payment) return new Map();
  const asked = { minor: payment.askedMinor, currency: payment.currencyCode };
  const { outcome, counted, others, misfit, refunded } = judgeFacts(asked, events.map(factOf));
  for (const other of others) await proposeReturn(db, payment, other, other.misfit);
  if (counted) {
    const settlement = { shopId: which.shopId, actor: { kind: 'system' }, cameIn: counted } as const;
    await settleHeld(db, payment, settlement);
  }
  if (misfit) await holdForOthers(db, payment, misfit);
  if (outcome === 'closed') await closePayment(db, payment);
  return refunded;
}

/** A person has to look, unless one has: then nothing of it waits any more. */
async function holdForOthers(db: Db, payment: LockedPayment, heldFor: Misfit): Promise<void> {
  const { shopId, id, memberId, number } = payment;
  if (!(await db.first(openReturn, { shopId, paymentId: id }))) return;
  await db.all(markHeld, { shopId, id, heldFor });
  if (payment.heldFor !== null) return;
  await emit(db, { shopId, memberId, topic: 'paymentChanged', subjectId: id, details: { number } });
}

/** It was not paid, and can no longer be. */
async function closePayment(db: Db, payment: LockedPayment): Promise<void> {
  const { shopId, id, memberId, number, state } = payment;
  if (state !== 'pending') return;
  await db.all(markClosed, { shopId, id });
  await emit(db, { shopId, memberId, topic: 'paymentChanged', subjectId: id, details: { number } });
}
