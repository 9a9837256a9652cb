import { Refusal } from '@onehaul/domain/refusal';
import { settingsFrom } from '@onehaul/domain/settings';
import type { Db, TransactionDb } from '../../db/database.ts';
import { lockOrders, recordOrderEvents } from '../order-move/index.ts';
import { generateExternalNumber } from './numbers.ts';
import { insertProposals, ownSecondPersonLimit, proposedOf } from './refund-desk.repository.ts';
import { lockRefundable } from './refund.repository.ts';
import { type RefundPart, spreadRefund } from './refund-order.ts';

/** Refunds above this amount need approval by a second person. */
export async function secondPersonCentsOf(db: Db, shopId: number): Promise<number> {
  const own = await db.first(ownSecondPersonLimit, { shopId });
  return settingsFrom({ refundSecondPersonCents: own?.value }).refundSecondPersonCents;
}

type Proposal = {
  readonly shopId: number;
  readonly orderId: number;
  readonly minor: number;
  readonly reason: string;
};

/**
 * Proposes a goodwill refund; no money moves yet. All open proposals together stay within the paid amount.
 */
export async function proposeRefund(
  db: TransactionDb,
  staffId: number,
  { shopId, orderId, minor, reason }: Proposal,
): Promise<number[]> {
  const [order] = await lockOrders(db, shopId, [orderId]);
  const payments = await db.all(lockRefundable, { shopId, orderId });
  const proposed = await db.all(proposedOf, { shopId, orderId });
  const waiting = new Map(proposed.map((row) => [row.paymentId, row.minor]));
  const free = payments.map((payment) => ({
    ...payment,
    backMinor: payment.backMinor + (waiting.get(payment.id) ?? 0),
    refundedMinor: Math.min(payment.minor, payment.refundedMinor + (waiting.get(payment.id) ?? 0)),
  }));
  const parts = spreadRefund(free, minor);
  const total = proposed.reduce((sum, row) => sum + row.minor, 0) + minor;
  if (total > order!.paidMinor) throw new Refusal('refund.tooMuch');
  const isForTwo = total > (await secondPersonCentsOf(db, shopId));
  const about = { shopId, orderId, why: 'goodwill', reason, isForTwo, staffId } as const;
  const ids = await insertProposed(db, parts, about);
  const actor = { kind: 'staff', id: staffId } as const;
  await recordOrderEvents(db, shopId, [orderId], 'refund', {
    actor,
    reason,
    details: { minor, state: 'proposed' },
  });
  return ids;
}

type RefundProposalDetails = {
  readonly shopId: number;
  readonly orderId: number;
  readonly why: 'goodwill' | 'cheaper';
  readonly reason: string;
  /** Two-person rule: the proposer must not approve. */
  readonly isForTwo: boolean;
  readonly staffId: number;
};

/** Inserts parts that wait for a decision. The order row is locked; nothing counts as refunded yet. */
export async function insertProposed(
  db: TransactionDb,
  parts: readonly RefundPart[],
  { staffId: proposedBy, ...about }: RefundProposalDetails,
): Promise<number[]> {
  const made = await db.all(insertProposals, {
    ...about,
    proposedBy,
    numbers: parts.map(generateExternalNumber),
    paymentIds: parts.map(({ payment }) => payment.id),
    minors: parts.map(({ minor }) => minor),
    taxMinors: parts.map(({ taxMinor }) => taxMinor),
    routes: parts.map(({ route }) => route),
    askedMinors: parts.map(({ askedMinor }) => askedMinor),
    currencyCodes: parts.map(({ route, payment }) => (route === 'gateway' ? payment.currencyCode : 'CNY')),
  });
  return made.map(({ id }) => id);
}
