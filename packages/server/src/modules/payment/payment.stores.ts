import { payType } from '@onehaul/contract/console/studio/pay-type';
import { Refusal } from '@onehaul/domain/refusal';
import { mayBeForeign } from '@onehaul/domain/payment/payment-state';
import { walletCurrency } from '@onehaul/domain/wallet/account';
import { prepare, tables } from '../../db/statement.ts';
import { defineStore } from '../../studio/store.ts';
import { currencyStore } from '../shop/index.ts';
import { accountState, payTypeState } from './pay-type-state.ts';

type Kind = { tenantId: number; shopId: number; id: number; kind: string };

/** Whether members are offered the record now, and whether its kind has a working account. */
const current = prepare((p: Kind) =>
  tables
    .selectFrom('shop')
    .leftJoin('payType', (join) =>
      join
        .onRef('payType.tenantId', '=', 'shop.tenantId')
        .onRef('payType.shopId', '=', 'shop.id')
        .on('payType.id', '=', p.id),
    )
    .select(['payType.isOffered', accountState('shop.tenantId', 'shop.id', p.kind).as('account')])
    .where('shop.tenantId', '=', p.tenantId)
    .where('shop.id', '=', p.shopId),
);

export const payTypeStore = defineStore(payType, {
  table: 'payType',
  search: ['names', 'notes', 'kind'],
  refersTo: { currencyCode: currencyStore },
  state: payTypeState,
  check: async ({ db, shop, key }, { kind, currencyCode, leastMinor, mostMinor, isOffered }) => {
    if (!mayBeForeign(kind) && currencyCode !== walletCurrency)
      throw new Refusal('input.invalid', { field: 'currencyCode' });
    // What is in the wallet can always be spent.
    if (kind === 'balance' && leastMinor !== null)
      throw new Refusal('input.invalid', { field: 'leastMinor' });
    if (mostMinor !== null && (kind === 'balance' || mostMinor < (leastMinor ?? 0)))
      throw new Refusal('input.invalid', { field: 'mostMinor' });
    if (!isOffered) return;
    const known = (await db.first(current, { shopId: shop.id, id: Number(key ?? 0), kind }))!;
    // One that is offered already can be renamed while its account is off.
    if (!known.isOffered && known.account !== 'ready')
      throw new Refusal('input.invalid', { field: 'isOffered' });
  },
});
