import { sql } from 'kysely';
import type { RuleTerms } from '@onehaul/domain/customs/check-goods';
import { type ReaderParameters, translatedText } from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';

/** All rules of the platform, regardless of their dates. */
export const allRules = prepare(() =>
  tables
    .selectFrom('customsRule')
    .select([
      'id',
      'countryCodes',
      'kind',
      'topic',
      'words',
      'exceptWords',
      'hsPrefixes',
      'notes',
      sql<RuleTerms>`terms`.as('terms'),
      'sourceUrl',
      'validFrom',
      'validUntil',
    ])
    .orderBy('id'),
);

/** A country, and the shop's exchange rate for it. */
export const countryOf = prepare((p: ReaderParameters & { countryId: number }) =>
  tables
    .selectFrom('country')
    .select(({ ref }) => ['country.code', translatedText(ref('country.names'), p).as('name')])
    .where('country.id', '=', p.countryId),
);

export const ratesOfShop = prepare((p: { tenantId: number; shopId: number }) =>
  tables
    .selectFrom('currency')
    .select(['code', 'exchangeRate'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId),
);
