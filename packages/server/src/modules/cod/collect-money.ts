import { yuanOf } from '@onehaul/domain/cod/local-amount';
import { codMachine } from '@onehaul/domain/cod/cod-state';
import { money } from '@onehaul/domain/money';
import { collectCod } from '@onehaul/domain/wallet/journals';
import type { TransactionDb } from '../../db/database.ts';
import { type Actor, recordOrderEvents } from '../order-move/index.ts';
import { postJournal } from '../wallet/index.ts';
import { lockCodOrder, markCollected } from './collection.repository.ts';

type OrderKey = { readonly shopId: number; readonly orderId: number };

/**
 * Books money collected on delivery: the carrier owes it to the shop and the shop to the seller, in yuan at
 * today's rate. No-op when the money is in another state by now. Must be the last step of its transaction.
 */
export async function collectMoney(db: TransactionDb, which: OrderKey, actor: Actor): Promise<boolean> {
  const { shopId, orderId } = which;
  const order = await db.first(lockCodOrder, which);
  const hasLeft = order?.step === 'shipped' || order?.step === 'completed';
  if (!order || !hasLeft || !codMachine.next(order.state, 'collect')) return false;
  const { memberId, expectedMinor, currencyCode, rateToday: exchangeRate } = order;
  const owedMinor = yuanOf(money(expectedMinor, currencyCode), exchangeRate).minor;
  await db.all(markCollected, { ...which, collectedMinor: expectedMinor, exchangeRate, owedMinor });
  await recordOrderEvents(db, shopId, [orderId], 'collected', { actor });
  // The amount rounds to zero in yuan.
  if (owedMinor === 0) return true;
  await postJournal(db, {
    shopId,
    key: `cod ${orderId} collected ${order.collections + 1}`,
    journal: collectCod(memberId, owedMinor),
    subject: { kind: 'order', id: orderId },
    actor,
  });
  return true;
}
