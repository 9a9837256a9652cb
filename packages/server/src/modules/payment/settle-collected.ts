import { totalOfRules } from '@onehaul/domain/fee/bill';
import { unpaidMinor } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import { walletCurrency } from '@onehaul/domain/wallet/account';
import type { TransactionDb } from '../../db/database.ts';
import type { Actor, LockedOrder } from '../order-move/index.ts';
import { newNumber } from './numbers.ts';
import { settleHeld } from './settle-payment.ts';
import { insertPayment } from './settle.repository.ts';

type Collection = {
  readonly shopId: number;
  /** Held. */
  readonly order: LockedOrder;
  readonly minor: number;
  readonly actor: Actor;
};

/** What the receiver paid at the door: all that the order costs, or it is not delivered. The last thing of a transaction. */
export async function settleCollected(
  db: TransactionDb,
  { shopId, order, minor, actor }: Collection,
): Promise<void> {
  if (minor !== unpaidMinor(order)) throw new Refusal('order.otherAmount', { due: yuan(unpaidMinor(order)) });
  const taxMinor = Math.min(totalOfRules(order.bill?.lines ?? [], ['duty']), minor);
  const payment = await db.first(insertPayment, {
    shopId,
    number: newNumber(),
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

const yuan = (minor: number) => (minor / 100).toFixed(2);
