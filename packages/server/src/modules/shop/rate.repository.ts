import type { Rate } from '@onehaul/contract/console/rates';
import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { translatedTextInShop } from '../../db/page.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

const ratesOfCompany = prepare((p: { tenantId: number; language: Language }) =>
  tables
    .selectFrom('currency')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'currency.tenantId').onRef('shop.id', '=', 'currency.shopId'),
    )
    .select(({ ref }) => [
      'currency.shopId',
      'currency.code',
      translatedTextInShop(ref('currency.names'), p.language).as('name'),
      'currency.exchangeRate',
      'currency.rateAt',
    ])
    .where('currency.tenantId', '=', p.tenantId)
    .orderBy('currency.shopId')
    .orderBy('currency.position')
    .orderBy('currency.code'),
);

/** Exchange rates of all shops of the tenant. */
export async function findRates(db: Db, language: Language): Promise<Rate[]> {
  return db.all(ratesOfCompany, { language });
}

type RateKey = { tenantId: number; shopId: number; code: string };

export const lockRate = prepareChange((p: RateKey) =>
  tables
    .selectFrom('currency')
    .select('exchangeRate')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('code', '=', p.code)
    .forNoKeyUpdate(),
);

export const updateRate = prepareChange((p: RateKey & { exchangeRate: number }) =>
  tables
    .updateTable('currency')
    .set({ exchangeRate: p.exchangeRate, rateAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('code', '=', p.code)
    .returning('exchangeRate'),
);
