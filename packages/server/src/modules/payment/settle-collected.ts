import { totalOfRules } from '@onehaul/domain/fee/bill';
import { unpaidMinor } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import { walletCurrency } from '@onehaul/domain/wallet/account';
import type { TransactionDb } from '../../db/database.ts';
import type { Actor, LockedOrder } from '../order-move/index.ts';
import { generateExternalNumber } from './numbers.ts';
import { settleHeld } from './settle-payment.ts';
import { insertPayment } from './settle.repository.ts';

type Collection = {
  readonly shopId: number;
  /** Row-locked by the caller. */
  readonly order: LockedOrder;
  readonly minor: number;
  readonly actor: Actor;
};

/**
 * Settles the cash the receiver paid on delivery: the order's full price, or it is not delivered. Must run
 * last in its transaction: journal locks come last in the lock order.
 */
export async function settleCollected(
  db: TransactionDb,
  { shopId, order, minor, actor }: Collection,
): Promise<void> {
  if (minor !== unpaidMinor(order))
    throw new Refusal('order.otherAmount', { due: formatYuan(unpaidMinor(order)) });
  const taxMinor = Math.min(totalOfRules(order.bill?.lines ?? [], ['duty']), minor);
  const payment = await db.first(insertPayment, {
    shopId,
    number: generateExternalNumber(),
    memberId: order.memberId,
    accountId: order.accountId,
    purpose: 'order',
    method: 'collect',
    minor,
    currencyCode: walletCurrency,
    askedMinor: minor,
    exchangeRate: 1,
    returnPath: '',
    expiresAt: null,
    askAt: null,
    orderIds: [order.id],
    minors: [minor],
    taxMinors: [taxMinor],
    requestIds: [],
    requestMinors: [],
  });
  await settleHeld(db, payment!, { shopId, actor });
}

const formatYuan = (minor: number) => (minor / 100).toFixed(2);
