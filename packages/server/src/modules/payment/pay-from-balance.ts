import { totalOfRules } from '@onehaul/domain/fee/bill';
import { dueMinor } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import { walletCurrency } from '@onehaul/domain/wallet/account';
import type { Db, TransactionDb } from '../../db/database.ts';
import type { Actor, LockedOrder } from '../order-move/index.ts';
import type { LockedRequest } from '../service/index.ts';
import { generateExternalNumber } from './numbers.ts';
import { settleHeld } from './settle-payment.ts';
import { insertPayment, lockSpender, spenderOf, spentBy, taxPaidOf } from './settle.repository.ts';

/** Amount an order currently owes, and the tax within it. */
export type DuePart = { readonly orderId: number; readonly minor: number; readonly taxMinor: number };

/** Refuses when one of the orders owes nothing. */
export async function duePartsOf(
  db: Db,
  shopId: number,
  orders: readonly Pick<LockedOrder, 'id' | 'step' | 'totalMinor' | 'paidMinor' | 'payPolicy' | 'bill'>[],
): Promise<DuePart[]> {
  const ids = orders.map(({ id }) => id);
  return duePartsAfter(orders, await db.all(taxPaidOf, { shopId, ids }));
}

type TaxPaid = NonNullable<(typeof taxPaidOf)['row']>;

/** The same, with the tax paid before already read. */
export function duePartsAfter(
  orders: readonly Pick<LockedOrder, 'id' | 'step' | 'totalMinor' | 'paidMinor' | 'payPolicy' | 'bill'>[],
  taxPaid: readonly TaxPaid[],
): DuePart[] {
  const paid = new Map(taxPaid.map((row) => [row.orderId, row.taxMinor]));
  return orders.map((order) => {
    const minor = dueMinor(order);
    if (minor === 0) throw new Refusal('order.notPayable');
    const duty = totalOfRules(order.bill?.lines ?? [], ['duty']);
    const taxMinor = Math.min(Math.max(duty - (paid.get(order.id) ?? 0), 0), minor);
    return { orderId: order.id, minor, taxMinor };
  });
}

/** Amount a service request currently owes. */
export type ServicePart = { readonly requestId: number; readonly minor: number };

/** Refuses when one of the services owes nothing: not priced yet, already paid, or over. */
export function servicePartsOf(
  requests: readonly Pick<LockedRequest, 'id' | 'state' | 'minor'>[],
): ServicePart[] {
  return requests.map(({ id, state, minor }) => {
    if (state !== 'unpaid' || !minor) throw new Refusal('service.over');
    return { requestId: id, minor };
  });
}

export const totalOfParts = (parts: readonly { readonly minor: number }[]) =>
  parts.reduce((sum, { minor }) => sum + minor, 0);

type Spender = { readonly shopId: number; readonly ownerId: number; readonly accountId: number };

/** What a sub-account may still spend across all its payments (A16); null without a limit. */
export async function remainingPayLimit(db: Db, spender: Spender): Promise<number | null> {
  const account = await db.first(spenderOf, spender);
  if (!account) return null;
  const spent = await db.first(spentBy, { ...spender, memberId: spender.ownerId });
  return Math.max(0, (account.payLimitCents ?? 0) - spent!.minor);
}

async function assertWithinLimit(db: TransactionDb, spender: Spender, minor: number): Promise<void> {
  // A main account has no limit, so its row is not locked.
  if (spender.accountId === spender.ownerId) return;
  await db.first(lockSpender, spender);
  const left = await remainingPayLimit(db, spender);
  if (left !== null && minor > left)
    throw new Refusal('payment.overLimit', { left: (left / 100).toFixed(2) });
}

/** A payment's parts as parallel arrays for `unnest`. */
export const partColumns = ({
  orders,
  services,
}: {
  readonly orders: readonly DuePart[];
  readonly services: readonly ServicePart[];
}) => ({
  orderIds: orders.map(({ orderId }) => orderId),
  minors: orders.map((part) => part.minor),
  taxMinors: orders.map(({ taxMinor }) => taxMinor),
  requestIds: services.map(({ requestId }) => requestId),
  requestMinors: services.map((part) => part.minor),
});

type BalancePayment = {
  readonly shopId: number;
  /** Owner of the paying wallet, and the account that pays: the owner or one of its sub-accounts. */
  readonly ownerId: number;
  readonly accountId: number;
  readonly actor: Actor;
};
type BalancePaymentResult = {
  readonly paymentId: number;
  readonly number: string;
  readonly journalId: number;
};

/** Pays the due amount of each order from its owner's wallet, within the caller's transaction. */
export async function payFromBalance(
  db: TransactionDb,
  {
    orders,
    ...payment
  }: BalancePayment & {
    /** Row-locked by the caller. */
    readonly orders: readonly LockedOrder[];
  },
): Promise<BalancePaymentResult> {
  const { shopId, ownerId } = payment;
  if (orders.length === 0) throw new Refusal('order.notPayable');
  if (orders.some(({ memberId }) => memberId !== ownerId)) throw new Refusal('record.notFound');
  return payParts(db, payment, { orders: await duePartsOf(db, shopId, orders), services: [] });
}

/** Pays row-locked services from their owner's wallet in the same way. */
export async function payServicesFromBalance(
  db: TransactionDb,
  { requests, ...payment }: BalancePayment & { readonly requests: readonly LockedRequest[] },
): Promise<BalancePaymentResult> {
  if (requests.length === 0) throw new Refusal('service.over');
  if (requests.some(({ memberId }) => memberId !== payment.ownerId)) throw new Refusal('record.notFound');
  return payParts(db, payment, { orders: [], services: servicePartsOf(requests) });
}

async function payParts(
  db: TransactionDb,
  { shopId, ownerId, accountId, actor }: BalancePayment,
  { orders, services }: { readonly orders: readonly DuePart[]; readonly services: readonly ServicePart[] },
): Promise<BalancePaymentResult> {
  const minor = totalOfParts([...orders, ...services]);
  await assertWithinLimit(db, { shopId, ownerId, accountId }, minor);
  const payment = await db.first(insertPayment, {
    shopId,
    number: generateExternalNumber(),
    memberId: ownerId,
    accountId,
    purpose: services.length > 0 ? 'service' : 'order',
    method: 'balance',
    minor,
    currencyCode: walletCurrency,
    askedMinor: minor,
    exchangeRate: 1,
    returnPath: '',
    expiresAt: null,
    askAt: null,
    ...partColumns({ orders, services }),
  });
  const { journalId } = await settleHeld(db, payment!, { shopId, actor });
  return { paymentId: payment!.id, number: payment!.number, journalId: journalId! };
}
