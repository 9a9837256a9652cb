import type { PageRequest } from '@onehaul/contract/wire';
import { type Expression, sql } from 'kysely';
import { findPage, type ReaderPage, translatedText, totalCount } from '../../db/page.ts';
import { prepare, tables } from '../../db/statement.ts';
import type { VisitorContext } from '../../http/context.ts';

/** Two-letter country code. */
const countryCode = (countryId: Expression<number>) =>
  sql<string>`(select code from country where country.id = ${countryId})`.as('countryCode');

const goodsTypePage = prepare((p: ReaderPage) =>
  tables
    .selectFrom('goodsType')
    .select(({ ref }) => [
      'id',
      translatedText(ref('names'), p).as('name'),
      translatedText(ref('notes'), p).as('note'),
      'sensitive',
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

export function findGoodsTypes(context: VisitorContext, page: PageRequest) {
  return findPage(context, goodsTypePage, page, {});
}

const warehousePage = prepare((p: ReaderPage) =>
  tables
    .selectFrom('warehouse')
    .select(({ ref }) => [
      'id',
      'code',
      translatedText(ref('names'), p).as('name'),
      countryCode(ref('countryId')),
      'receiver',
      'phone',
      'address',
      'postcode',
      translatedText(ref('hours'), p).as('hours'),
      translatedText(ref('notes'), p).as('note'),
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

export function findWarehouses(context: VisitorContext, page: PageRequest) {
  return findPage(context, warehousePage, page, {});
}

const virtualWarehousePage = prepare((p: ReaderPage) =>
  tables
    .selectFrom('virtualWarehouse')
    .select(({ ref }) => [
      'id',
      'warehouseId',
      translatedText(ref('names'), p).as('name'),
      countryCode(ref('countryId')),
      'receiver',
      'phone',
      'address',
      'postcode',
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

export function findVirtualWarehouses(context: VisitorContext, page: PageRequest) {
  return findPage(context, virtualWarehousePage, page, {});
}

const carrierPage = prepare((p: ReaderPage & { marketplace: boolean | null }) =>
  tables
    .selectFrom('carrier')
    .select(({ ref }) => [
      'id',
      'code',
      translatedText(ref('names'), p).as('name'),
      'marketplace',
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`(${p.marketplace}::boolean is null or marketplace = ${p.marketplace}::boolean)`)
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

export function findCarriers(
  context: VisitorContext,
  { marketplace, ...page }: PageRequest & { marketplace?: boolean },
) {
  return findPage(context, carrierPage, page, { marketplace: marketplace ?? null });
}

const deliverySpeedPage = prepare((p: ReaderPage) =>
  tables
    .selectFrom('deliverySpeed')
    .select(({ ref }) => [
      'id',
      translatedText(ref('names'), p).as('name'),
      'transport',
      'minimumDays',
      'maximumDays',
      totalCount,
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('archivedAt', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .limit(p.limit)
    .offset(p.offset),
);

export function findDeliverySpeeds(context: VisitorContext, page: PageRequest) {
  return findPage(context, deliverySpeedPage, page, {});
}
