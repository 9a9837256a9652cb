import type { KitName } from '@onehaul/domain/kit';
import { walletCurrency } from '@onehaul/domain/wallet/account';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type InShop = { tenantId: number; shopId: number };

export const countryCodes = prepare(() => tables.selectFrom('country').select(['id', 'code']));

/** Days of the exchange rates; the yuan has none. */
export const ratesOfShop = prepare((p: InShop) =>
  tables
    .selectFrom('currency')
    .select(['code', sql<string>`to_char(rate_at at time zone 'UTC', 'YYYY-MM-DD')`.as('rateAt')])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('code', '<>', walletCurrency),
);

export const setRateTime = prepareChange((p: InShop & { code: string; rateAt: string }) =>
  tables
    .updateTable('currency')
    .set({ rateAt: sql<Date>`least(now(), ${p.rateAt}::timestamptz)` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('code', '=', p.code),
);

/** Regions of remote areas, which the studio does not edit. */
export const regionsOfAreas = prepare((p: InShop) =>
  tables
    .selectFrom('remoteAreaPlace')
    .select(['remoteAreaId', 'regionId'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('regionId', '<>', '')
    .orderBy('remoteAreaId')
    .orderBy('regionId'),
);

/** Regions that the platform does not know are left out. */
export const addRegions = prepareChange((p: InShop & { areaId: number; regionIds: readonly string[] }) =>
  tables
    .insertInto('remoteAreaPlace')
    .columns(['tenantId', 'shopId', 'remoteAreaId', 'regionId'])
    .expression((from) =>
      from
        .selectFrom('region')
        .select([
          sql<number>`${p.tenantId}::int`.as('tenantId'),
          sql<number>`${p.shopId}::int`.as('shopId'),
          sql<number>`${p.areaId}::int`.as('remoteAreaId'),
          'region.id',
        ])
        .where(sql<boolean>`region.id = any(${p.regionIds}::text[])`),
    )
    .returning('regionId'),
);

/** What the tariff editor sets of a line: the tariff in force, or else the first one to come. */
export const pricesOfLines = prepare((p: InShop) =>
  tables
    .selectFrom('line')
    .leftJoinLateral(
      (q) =>
        q
          .selectFrom('tariffVersion')
          .select(['tariff', 'note'])
          .whereRef('tariffVersion.tenantId', '=', 'line.tenantId')
          .whereRef('tariffVersion.shopId', '=', 'line.shopId')
          .whereRef('tariffVersion.lineId', '=', 'line.id')
          .orderBy(sql`effective_at > now()`)
          .orderBy(sql`abs(extract(epoch from effective_at - now()))`)
          .orderBy('version', 'desc')
          .limit(1)
          .as('price'),
      (join) => join.onTrue(),
    )
    .select(['line.id', 'line.isOpen', 'line.payPolicy', 'price.tariff', 'price.note'])
    .where('line.tenantId', '=', p.tenantId)
    .where('line.shopId', '=', p.shopId),
);

export const draftsOfShop = prepare((p: InShop) =>
  tables
    .selectFrom('recordDraft')
    .select(['resource', 'recordKey', 'content'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .orderBy('resource')
    .orderBy('recordKey')
    .orderBy('id'),
);

export const findShopTexts = prepare((p: InShop) =>
  tables
    .selectFrom('shop')
    .innerJoin('tenant', 'tenant.tenantId', 'shop.tenantId')
    .select(['shop.names', 'shop.languages', 'tenant.name as company'])
    .where('shop.tenantId', '=', p.tenantId)
    .where('shop.id', '=', p.shopId),
);

export const setKit = prepareChange((p: InShop & { kit: KitName; version: number }) =>
  tables
    .updateTable('shop')
    .set({ kit: p.kit, kitVersion: p.version })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.shopId),
);
