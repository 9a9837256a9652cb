import { toMajor } from '@onehaul/domain/money';
import { spendable } from '@onehaul/domain/wallet/account';
import type { MemberContext } from '../../http/context.ts';
import { findBalances } from '../wallet/index.ts';
import { remainingPayLimit } from './pay-from-balance.ts';
import { type RequestedPayment, toAskedMinor, findPayWay, priceRequestedParts } from './price-payment.ts';

/** The price in the pay type's currency at today's rate and, for the wallet, the spendable balance. */
export async function getPayAmount(context: MemberContext, asked: RequestedPayment) {
  const { db, shop, member } = context;
  const way = await findPayWay(context, asked);
  const { minor, notIncluded } = await priceRequestedParts(context, asked, way);
  const isWallet = way.method === 'balance';
  const owner = { shopId: shop.id, ownerId: member.ownerId, accountId: member.id };
  const [balances, limit] = isWallet
    ? await Promise.all([
        findBalances(db, shop.id, member.ownerId),
        member.isMainAccount ? null : remainingPayLimit(db, owner),
      ])
    : [null, null];
  const { currencyCode, exchangeRate } = way;
  return {
    minor,
    currencyCode,
    askedAmount: toMajor({ minor: toAskedMinor(minor, way), currency: currencyCode }),
    exchangeRate,
    balance: balances && spendable(balances),
    limit,
    notIncluded,
  };
}
