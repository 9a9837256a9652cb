import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { translatedTextInShopOrEmpty } from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';

export const carrierExists = prepare((p: { tenantId: number; shopId: number; carrierId: number }) =>
  tables
    .selectFrom('carrier')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.carrierId),
);

/** In the reader's language, because staff pick carriers by name. */
export const carriersOfCompany = prepare((p: { tenantId: number; language: Language }) =>
  tables
    .selectFrom('carrier')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'carrier.tenantId').onRef('shop.id', '=', 'carrier.shopId'),
    )
    .select([
      'carrier.shopId',
      'carrier.id',
      translatedTextInShopOrEmpty(sql`carrier.names`, p.language).as('name'),
    ])
    .where('carrier.tenantId', '=', p.tenantId)
    .orderBy('carrier.shopId')
    .orderBy('carrier.id'),
);

/** Yuan, and every currency a shop has a rate for. */
export const currenciesOfCompany = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('shop')
    .innerJoinLateral(
      sql<{ code: string }>`(select 'CNY' as code union select code from currency
        where currency.tenant_id = shop.tenant_id and currency.shop_id = shop.id)`.as<'known'>(sql`known`),
      (join) => join.onTrue(),
    )
    .select(['shop.id as shopId', 'known.code'])
    .where('shop.tenantId', '=', p.tenantId)
    .orderBy('shop.id')
    .orderBy('known.code'),
);
