import { paymentCalls } from '@onehaul/contract/payment';
import { wirePath } from '@onehaul/contract/wire';
import { type Exclusion, exclusions, exclusionsOf } from '@onehaul/domain/fee/exclusions';
import { convert, money } from '@onehaul/domain/money';
import { limitProblem, type PayLimits } from '@onehaul/domain/payment/pay-limits';
import { mayBeForeign, type PaymentPurpose, type PayMethod } from '@onehaul/domain/payment/payment-state';
import { toTransferMinor } from '@onehaul/domain/payment/transfer-amount';
import { Refusal } from '@onehaul/domain/refusal';
import { walletCurrency } from '@onehaul/domain/wallet/account';
import type { MemberContext } from '../../http/context.ts';
import { duePartsOf, servicePartsOf, totalOfParts } from './pay-from-balance.ts';
import { ordersToPay, payTypeById, requestsToPay } from './payment.repository.ts';

export type RequestedPayment = {
  readonly payTypeId: number;
  readonly orderIds: readonly number[];
  readonly serviceIds?: readonly number[] | undefined;
  readonly rechargeMinor?: number | undefined;
};
export type PayWay = PayLimits & {
  readonly method: Exclude<PayMethod, 'collect'>;
  readonly currencyCode: string;
  readonly exchangeRate: number;
};
type Caller = Pick<MemberContext, 'db' | 'shop' | 'member'>;

/** The pay type and its currency. */
export async function findPayWay({ db, shop }: Caller, { payTypeId }: RequestedPayment): Promise<PayWay> {
  const type = await db.first(payTypeById, { shopId: shop.id, id: payTypeId });
  if (!type) throw new Refusal('payment.methodMissing');
  if (!type.isOffered) throw new Refusal('payment.methodOff');
  return payWayOf(type);
}

type PayType = PayLimits & {
  readonly kind: string;
  readonly currencyCode: string;
  readonly exchangeRate: number | null;
};

/** Method and currency of a pay type; a currency without a rate cannot be charged. */
export function payWayOf(type: PayType): PayWay {
  const method = type.kind as PayWay['method'];
  const limits = { least: type.least, most: type.most };
  if (!mayBeForeign(method) || type.currencyCode === walletCurrency) {
    return { ...limits, method, currencyCode: walletCurrency, exchangeRate: 1 };
  }
  if (type.exchangeRate === null) throw new Refusal('payment.methodOff');
  return { ...limits, method, currencyCode: type.currencyCode, exchangeRate: type.exchangeRate };
}

/** Refuses an amount that the pay type does not take. */
export function assertWithinLimits(minor: number, way: PayLimits): void {
  const problem = limitProblem(minor, way);
  const inYuan = (cents: number) => (cents / 100).toFixed(2);
  if (problem?.kind === 'belowLeast')
    throw new Refusal('payment.belowLeast', { least: inYuan(problem.least) });
  if (problem) throw new Refusal('payment.aboveMost', { most: inYuan(problem.most) });
}

/** What the payer is asked for, in the currency of the pay type. */
export function toAskedMinor(minor: number, { method, exchangeRate, currencyCode }: PayWay): number {
  const asked = Math.max(1, convert(money(minor, walletCurrency), exchangeRate, currencyCode).minor);
  return method === 'bankDeposit' ? toTransferMinor(asked, currencyCode) : asked;
}

/** Exactly one of orders, services or a recharge; the wallet cannot recharge itself. */
export function purposeOf(
  { orderIds, serviceIds, rechargeMinor }: RequestedPayment,
  { method }: PayWay,
): PaymentPurpose {
  const isRecharge = rechargeMinor !== undefined;
  const isService = serviceIds !== undefined;
  const asked = [orderIds.length > 0, isService, isRecharge].filter(Boolean);
  if (asked.length !== 1)
    throw new Refusal('input.invalid', {
      field: wirePath(paymentCalls.pay.input, ['orderIds']),
    });
  if (isRecharge && rechargeMinor <= 0) throw new Refusal('input.invalid', { field: 'Amount' });
  if (isRecharge && method === 'balance') throw new Refusal('payment.methodOff');
  if (isRecharge) return 'recharge';
  return isService ? 'service' : 'order';
}

/** The amounts currently due, read without row locks. */
export async function priceRequestedParts(
  { db, shop, member }: Caller,
  asked: RequestedPayment,
  way: PayWay,
): Promise<{ purpose: PaymentPurpose; minor: number; notIncluded: Exclusion[] }> {
  const purpose = purposeOf(asked, way);
  if (purpose === 'recharge') return { purpose, minor: asked.rechargeMinor!, notIncluded: [] };
  if (purpose === 'service') {
    const ids = [...new Set(asked.serviceIds!)];
    const requests = await db.all(requestsToPay, { shopId: shop.id, memberId: member.ownerId, ids });
    if (requests.length < ids.length) throw new Refusal('record.notFound');
    return { purpose, minor: totalOfParts(servicePartsOf(requests)), notIncluded: [] };
  }
  const ids = [...new Set(asked.orderIds)];
  const orders = await db.all(ordersToPay, { shopId: shop.id, memberId: member.ownerId, ids });
  if (orders.length < ids.length) throw new Refusal('record.notFound');
  const parts = await duePartsOf(db, shop.id, orders);
  const open = new Set(
    orders.flatMap(({ taxMode, isTaxHandled, packedAt }) =>
      exclusionsOf({ taxMode: taxMode ?? undefined, isTaxHandled, isMeasured: packedAt !== null }),
    ),
  );
  return { purpose, minor: totalOfParts(parts), notIncluded: exclusions.filter((one) => open.has(one)) };
}
