import type { Deposit, PaymentDetail, PaymentRow, RefundRow } from '@onehaul/contract/console/finance';
import { normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import type { PaymentState, PayMethod, RefundState } from '@onehaul/domain/payment/payment-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import { findBounds } from '../../db/page.ts';
import type { WholeList } from '../../db/whole-list.ts';
import type { Keys } from '../../keys.ts';
import { consoleFileUrl } from '../file/index.ts';
import {
  countHeld,
  countPayments,
  countRefunds,
  endedRefunds,
  eventsForStaff,
  heldPage,
  ordersForStaff,
  paymentForStaff,
  paymentPage,
  refundableOrder,
  refundsOfPayment,
  waitingRefunds,
} from './finance-desk.repository.ts';
import { secondPersonCentsOf } from './propose-refund.ts';
import { countDeposits, reviewedDeposits, waitingDeposits } from './receipt.repository.ts';

type Page = { readonly limit: number; readonly offset: number; readonly shopId?: number | undefined };
type Days = {
  readonly days?: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined;
};
type Pages<Row> = Promise<{ items: Row[]; total: number }>;
type RecordKey = { readonly shopId: number; readonly id: number };

/** Deposits in a state, with picture URLs of the console: waiting ones oldest first, others newest first. */
export async function findDeposits(
  { db, keys, tenantId }: { db: Db; keys: Keys; tenantId: number },
  { shopId, state, days, ...page }: Page & Days & { readonly state: string },
): Pages<Deposit> {
  const filter = { shopId: shopId ?? null, state, ...(await findBounds(db, shopId, days)) };
  const [rows, counted] = await Promise.all([
    db.all(state === 'underReview' ? waitingDeposits : reviewedDeposits, { ...filter, ...page }),
    db.first(countDeposits, filter),
  ]);
  const items = rows.map(({ fileKey, twins, ...deposit }) => ({
    ...deposit,
    pictureUrl: fileKey ? consoleFileUrl(keys, { tenantId, id: deposit.shopId }, fileKey) : '',
    twins: twins.map((twin) => ({ ...twin, submittedAt: new Date(twin.submittedAt) })),
  }));
  return { items, total: counted!.total };
}

type Search = Page &
  Days & {
    readonly search: string;
    readonly state?: PaymentState | undefined;
    readonly method?: PayMethod | undefined;
  };

async function parametersOf(db: Db, { shopId, state, method, search, days, ...page }: Search) {
  const bounds = await findBounds(db, shopId, days);
  return { shopId: shopId ?? null, state: state ?? null, method: method ?? null, search, ...bounds, ...page };
}

export async function searchPayments(db: Db, asked: Search): Pages<PaymentRow> {
  const parameters = await parametersOf(db, asked);
  const [items, counted] = await Promise.all([
    db.all(paymentPage, parameters),
    db.first(countPayments, parameters),
  ]);
  return { items, total: counted!.total };
}

/** The statement of the same payments. */
export async function findPaymentList(db: Db, tenantId: number, asked: Search): Promise<WholeList> {
  const parameters = await parametersOf(db, asked);
  return { text: paymentPage.text, values: paymentPage.bind({ ...parameters, tenantId }) };
}

export async function findHeld(db: Db, { shopId, ...page }: Page): Pages<PaymentRow> {
  const filter = { shopId: shopId ?? null };
  const [items, counted] = await Promise.all([
    db.all(heldPage, { ...filter, ...page }),
    db.first(countHeld, filter),
  ]);
  return { items, total: counted!.total };
}

export async function getPaymentForStaff(db: Db, which: RecordKey): Promise<PaymentDetail> {
  const payment = await db.first(paymentForStaff, which);
  if (!payment) throw new Refusal('record.notFound');
  const { shopId, number } = payment;
  const [orders, events, refunds] = await Promise.all([
    db.all(ordersForStaff, which),
    db.all(eventsForStaff, { shopId, number }),
    db.all(refundsOfPayment, which),
  ]);
  return { ...payment, orders, events, refunds };
}

/** Refunds still waiting for a decision or for the gateway. */
const openRefunds: readonly RefundState[] = ['proposed', 'sending', 'failed'];

export async function findRefunds(
  db: Db,
  { shopId, state, ...page }: Page & { readonly state: RefundState },
): Pages<RefundRow> {
  const filter = { shopId: shopId ?? null, state };
  const [items, counted] = await Promise.all([
    db.all(openRefunds.includes(state) ? waitingRefunds : endedRefunds, { ...filter, ...page }),
    db.first(countRefunds, filter),
  ]);
  return { items, total: counted!.total };
}

export async function findRefundable(
  db: Db,
  { shopId, orderNumber }: { readonly shopId: number; readonly orderNumber: string },
) {
  const order = await db.first(refundableOrder, { shopId, number: normalizeOrderNumber(orderNumber) });
  if (!order) throw new Refusal('record.notFound');
  return { ...order, secondPersonCents: await secondPersonCentsOf(db, shopId) };
}
