import { convert, money } from '@onehaul/domain/money';
import type { PayMethod } from '@onehaul/domain/payment/payment-state';
import { Refusal } from '@onehaul/domain/refusal';
import { walletCurrency } from '@onehaul/domain/wallet/account';
import type { MemberContext } from '../../http/context.ts';
import { duePartsOf, type DuePart, totalOfParts } from './pay-from-balance.ts';
import { ordersToPay, payTypeById } from './payment.repository.ts';

export type Asked = {
  readonly payTypeId: number;
  readonly orderIds: readonly number[];
  readonly rechargeMinor?: number | undefined;
};
export type PayWay = {
  readonly method: Exclude<PayMethod, 'collect'>;
  readonly currencyCode: string;
  readonly exchangeRate: number;
};
type Caller = Pick<MemberContext, 'db' | 'shop' | 'member'>;

/** The way to pay, and what it counts in: only cards are charged in another currency than yuan. */
export async function findPayWay({ db, shop }: Caller, { payTypeId }: Asked): Promise<PayWay> {
  const type = await db.first(payTypeById, { shopId: shop.id, id: payTypeId });
  if (!type) throw new Refusal('payment.methodMissing');
  if (!type.isOffered) throw new Refusal('payment.methodOff');
  const method = type.kind as PayWay['method'];
  if (method !== 'stripe' || type.currencyCode === walletCurrency) {
    return { method, currencyCode: walletCurrency, exchangeRate: 1 };
  }
  if (type.exchangeRate === null) throw new Refusal('payment.methodOff');
  return { method, currencyCode: type.currencyCode, exchangeRate: type.exchangeRate };
}

export const askedMinorOf = (minor: number, { exchangeRate, currencyCode }: PayWay) =>
  Math.max(1, convert(money(minor, walletCurrency), exchangeRate, currencyCode).minor);

/** Orders or a recharge, never both and never neither; the wallet is not filled from itself. */
export function purposeOf({ orderIds, rechargeMinor }: Asked, { method }: PayWay): 'order' | 'recharge' {
  const isRecharge = rechargeMinor !== undefined;
  if (isRecharge === orderIds.length > 0) throw new Refusal('input.invalid', { field: 'OrderIds' });
  if (isRecharge && rechargeMinor <= 0) throw new Refusal('input.invalid', { field: 'Amount' });
  if (isRecharge && method === 'balance') throw new Refusal('payment.methodOff');
  return isRecharge ? 'recharge' : 'order';
}

/** What is asked for now, without holding anything. */
export async function pricedParts(
  { db, shop, member }: Caller,
  asked: Asked,
  way: PayWay,
): Promise<{ purpose: 'order' | 'recharge'; minor: number; parts: DuePart[] }> {
  const purpose = purposeOf(asked, way);
  if (purpose === 'recharge') return { purpose, minor: asked.rechargeMinor!, parts: [] };
  const ids = [...new Set(asked.orderIds)];
  const orders = await db.all(ordersToPay, { shopId: shop.id, memberId: member.ownerId, ids });
  if (orders.length < ids.length) throw new Refusal('record.notFound');
  const parts = await duePartsOf(db, shop.id, orders);
  return { purpose, minor: totalOfParts(parts), parts };
}
