import { normalizeOrderNumber } from '@onehaul/domain/order/order-number';
import type { OrderStep } from '@onehaul/domain/order/order-state';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db, TransactionDb } from '../../db/database.ts';
import { refuseUniqueViolation } from '../../db/unique-violation.ts';
import { insertAllNumbered } from '../../insert-numbered.ts';
import {
  insertReturnItems,
  insertReturns,
  type NumberedOrder,
  numbersAlreadyReturned,
  ordersByNumbers,
  skusByCodes,
  warehouseOfShop,
} from './return.repository.ts';

export type Wish = 'ask' | 'restock';
type MemberScope = { readonly shopId: number; readonly memberId: number };
type Goods = { readonly goods: string; readonly quantity: number };

/** A return as announced by the member. */
export type AnnouncedReturn = {
  /** Order number, the seller's own number or the carrier's; empty when unknown. */
  readonly orderNumber: string;
  readonly courierNumber: string;
  readonly warehouseId: number;
  readonly reason: string;
  readonly wish: Wish;
  readonly items: readonly Goods[];
};

/** Only shipped orders can be returned. */
const hasLeft = (step: OrderStep) => step === 'shipped' || step === 'completed' || step === 'returned';

/** Looks up the orders behind all numbers in one query. */
export async function findOrigins(db: Db, whose: MemberScope, numbers: readonly string[]) {
  const asked = [
    ...new Set(numbers.filter((number) => number !== '').flatMap((one) => [one, normalizeOrderNumber(one)])),
  ];
  const [orders, back] = await Promise.all([
    db.all(ordersByNumbers, { ...whose, numbers: asked }),
    db.all(numbersAlreadyReturned, { ...whose, numbers: asked }),
  ]);
  const byNumber = new Map<string, NumberedOrder>(orders.map((order) => [order.given, order]));
  const known = new Set(back.map(({ clientNumber }) => clientNumber));
  return {
    orderOf: (number: string) => byNumber.get(number) ?? byNumber.get(normalizeOrderNumber(number)),
    /** Why a return for this number cannot be announced. */
    whyNot(number: string): 'alreadyKnown' | 'notAllowed' | undefined {
      const order = this.orderOf(number);
      if (order ? order.isBack : known.has(number)) return 'alreadyKnown';
      return order && !hasLeft(order.step) ? 'notAllowed' : undefined;
    },
  };
}

export async function assertWarehouse(db: Db, shopId: number, id: number): Promise<void> {
  if (!(await db.first(warehouseOfShop, { shopId, id }))) throw new Refusal('record.notFound');
}

type Account = {
  readonly accountId: number;
  readonly importId?: string;
  readonly staffId?: number;
};

/** Inserts returns, all or none; the ids are in input order. */
export async function announceReturns(
  db: TransactionDb,
  whose: MemberScope,
  announced: readonly AnnouncedReturn[],
  { accountId, importId, staffId }: Account,
): Promise<number[]> {
  const origins = await findOrigins(
    db,
    whose,
    announced.map((one) => one.orderNumber),
  );
  for (const { orderNumber: number } of announced) {
    const why = origins.whyNot(number);
    if (why === 'alreadyKnown') throw new Refusal('return.alreadyKnown', { number });
    if (why) throw new Refusal('return.notSent', { number });
  }
  const codes = [...new Set(announced.flatMap(({ items }) => items.map(({ goods }) => goods)))];
  const skus = new Map((await db.all(skusByCodes, { ...whose, codes })).map((sku) => [sku.code, sku]));
  const drafts = announced.map(({ items: _, orderNumber: number, ...draft }) => ({
    ...draft,
    orderId: origins.orderOf(number)?.id ?? null,
    clientNumber: number,
  }));
  const ids = await insertAllNumbered(drafts, (numbered) =>
    db
      .all(insertReturns, {
        ...whose,
        accountId,
        importId: importId ?? null,
        staffId: staffId ?? null,
        returns: JSON.stringify(numbered),
      })
      // Concurrent duplicates are caught by the unique index.
      .catch(refuseUniqueViolation('return_parcel_order', 'return.alreadyKnown', { number: '' }))
      .catch(refuseUniqueViolation('return_parcel_number', 'return.alreadyKnown', { number: '' })),
  );
  const items = announced.flatMap((one, place) =>
    one.items.map(({ goods, quantity }, index) => ({
      returnId: ids[place],
      position: index + 1,
      skuId: skus.get(goods)?.id ?? null,
      goodsName: skus.get(goods)?.name ?? goods,
      quantity,
    })),
  );
  await db.all(insertReturnItems, { shopId: whose.shopId, items: JSON.stringify(items) });
  return ids;
}
