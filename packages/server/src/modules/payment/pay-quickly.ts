import type { Payment } from '@onehaul/contract/payment';
import { walletCurrency } from '@onehaul/domain/wallet/account';
import type { MemberContext } from '../../http/context.ts';
import { NotQuick, type QuickChange } from '../../http/quick-change.ts';
import { type LockedOrder, lockOrdersOfMember, stepOrdersPaid } from '../order-move/index.ts';
import { generateExternalNumber } from './numbers.ts';
import { duePartsAfter, type DuePart, partColumns, totalOfParts } from './pay-from-balance.ts';
import { insertSettledPayment, keepPlans } from './pay-quickly.repository.ts';
import { paymentView } from './payment-view.ts';
import type { RequestedPayment } from './price-payment.ts';
import { journalFor } from './settle-payment.ts';
import { taxPaidOf } from './settle.repository.ts';

/** Orders of one step, with their parts in the same order. */
type Locked = { readonly orders: readonly LockedOrder[]; readonly parts: readonly DuePart[] };

type SettledPayment = NonNullable<(typeof insertSettledPayment)['row']>;

/** Payment of orders from one's own balance in two round trips (103). Services and sub-accounts take more. */
export function quickPaymentOf(
  { shop, member }: Pick<MemberContext, 'shop' | 'member'>,
  { orderIds, serviceIds }: RequestedPayment,
): QuickChange<Payment, Locked, [unknown, SettledPayment[]]> | undefined {
  if (serviceIds || member.id !== member.ownerId) return undefined;
  const { id: shopId } = shop;
  const memberId = member.ownerId;
  const number = generateExternalNumber();
  return {
    record: number,
    async lock(db) {
      const ids = [...new Set(orderIds)];
      const [, orders, taxPaid] = await Promise.all([
        db.all(keepPlans, {}),
        lockOrdersOfMember(db, shopId, memberId, ids),
        db.all(taxPaidOf, { shopId, ids }),
      ]);
      const parts = duePartsAfter(orders, taxPaid);
      const isOneStep = orders.every(({ step }) => step === orders[0]!.step);
      if (!isOneStep || orders.some(({ exception }) => exception === 'stopped')) throw new NotQuick();
      return { orders, parts };
    },
    change(db, { orders, parts }) {
      const minor = totalOfParts(parts);
      const payment = { memberId, method: 'balance', purpose: 'order', minor, giftMinor: 0 } as const;
      const journal = journalFor(payment, parts);
      const { orderIds: ids, minors, taxMinors } = partColumns({ orders: parts, services: [] });
      // In this order: counts of orders are locked before the accounts, as everywhere (019).
      return [
        stepOrdersPaid(
          db,
          shopId,
          orders.map(({ id, step }, index) => ({ id, step, minor: minors[index]! })),
          { actor: { kind: 'member', id: member.id }, notice: 'orderPaid' },
        ),
        db.all(insertSettledPayment, {
          shopId,
          number,
          memberId,
          accountId: member.id,
          minor,
          orderIds: ids,
          minors,
          taxMinors,
          journalKind: journal.kind,
          legs: JSON.stringify(journal.legs),
          currencyCode: walletCurrency,
          details: JSON.stringify({ number, minor }),
        }),
      ];
    },
    resultOf({ orders, parts }, [, [payment]]) {
      const paid = orders.map((order, index) => ({ ...order, minor: parts[index]!.minor }));
      return paymentView({ ...payment!, orders: paid, services: [] });
    },
  };
}
