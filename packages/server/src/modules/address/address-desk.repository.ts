import type { Language } from '@onehaul/domain/language';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';

type ShopScope = { tenantId: number; shopId: number };

/** All addresses of a member; their number is limited, so the list is not paginated. */
export const addressesForStaff = prepare((p: ShopScope & { memberId: number; language: Language }) =>
  tables
    .selectFrom('address')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'address.tenantId').onRef('shop.id', '=', 'address.shopId'),
    )
    .innerJoin('country', 'country.id', 'address.countryId')
    .leftJoin('pickupPoint', (join) =>
      sameShop(join, 'pickupPoint', 'address').onRef('pickupPoint.id', '=', 'address.pickupPointId'),
    )
    .select(({ ref }) => [
      'address.shopId',
      'address.id',
      'address.kind',
      'address.receiverName',
      'address.phone',
      translatedTextInShopOrEmpty(ref('country.names'), p.language).as('countryName'),
      'address.province',
      'address.city',
      'address.area',
      'address.detail',
      'address.postcode',
      translatedTextInShopOrEmpty(ref('pickupPoint.names'), p.language).as('pickupPointName'),
      'address.isDefault',
    ])
    .where('address.tenantId', '=', p.tenantId)
    .where('address.shopId', '=', p.shopId)
    .where('address.memberId', '=', p.memberId)
    .orderBy('address.isDefault', 'desc')
    .orderBy('address.id', 'desc'),
);

export const phonesOfAddress = prepare((p: ShopScope & { id: number }) =>
  tables
    .selectFrom('address')
    .select(['memberId', 'phone', 'telephone'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);
