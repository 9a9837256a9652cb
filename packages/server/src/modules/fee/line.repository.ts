import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { readerParameters, type ReaderParameters, translatedText } from '../../db/page.ts';
import { sameShop } from '../../db/same-shop.ts';
import { prepare, tables } from '../../db/statement.ts';
import type { ShopReader } from '../../http/context.ts';

/** All lines with destination and transport, and their current and next version; null when there is none. */
export const linesWithVersions = tables
  .selectFrom('line')
  .innerJoin('warehouse', (join) =>
    sameShop(join, 'warehouse', 'line').onRef('warehouse.id', '=', 'line.warehouseId'),
  )
  .innerJoin('country', 'country.id', 'line.countryId')
  .innerJoin('carrier', (join) =>
    sameShop(join, 'carrier', 'line').onRef('carrier.id', '=', 'line.carrierId'),
  )
  .innerJoin('deliverySpeed', (join) =>
    sameShop(join, 'deliverySpeed', 'line').onRef('deliverySpeed.id', '=', 'line.deliverySpeedId'),
  )
  .leftJoinLateral(
    (q) =>
      q
        .selectFrom('tariffVersion')
        .select(['version', 'effectiveAt', 'publishedAt'])
        .whereRef('tariffVersion.tenantId', '=', 'line.tenantId')
        .whereRef('tariffVersion.shopId', '=', 'line.shopId')
        .whereRef('tariffVersion.lineId', '=', 'line.id')
        .where('effectiveAt', '<=', sql<Date>`now()`)
        .orderBy('effectiveAt', 'desc')
        .orderBy('version', 'desc')
        .limit(1)
        .as('current'),
    (join) => join.onTrue(),
  )
  .leftJoinLateral(
    (q) =>
      q
        .selectFrom('tariffVersion')
        .select(['version', 'effectiveAt', 'publishedAt'])
        .whereRef('tariffVersion.tenantId', '=', 'line.tenantId')
        .whereRef('tariffVersion.shopId', '=', 'line.shopId')
        .whereRef('tariffVersion.lineId', '=', 'line.id')
        .where('effectiveAt', '>', sql<Date>`now()`)
        .orderBy('effectiveAt')
        .orderBy('version', 'desc')
        .limit(1)
        .as('next'),
    (join) => join.onTrue(),
  );

/** Lines for display, with their current and next version. The tariffs are read separately. */
const selectLines = (p: ReaderParameters) =>
  linesWithVersions
    .innerJoin('destination', (join) =>
      sameShop(join, 'destination', 'line').onRef('destination.countryId', '=', 'line.countryId'),
    )
    .leftJoin('currency', (join) =>
      sameShop(join, 'currency', 'line').onRef('currency.code', '=', 'destination.currencyCode'),
    )
    .select(({ ref }) => [
      'line.id',
      translatedText(ref('line.names'), p).as('name'),
      translatedText(ref('line.notes'), p).as('note'),
      'line.isOpen',
      'line.isPrivate',
      'line.payPolicy',
      'line.delivery',
      'line.warehouseId',
      translatedText(ref('warehouse.names'), p).as('warehouseName'),
      'line.countryId',
      'country.code as countryCode',
      translatedText(ref('country.names'), p).as('countryName'),
      'destination.currencyCode',
      'currency.exchangeRate',
      translatedText(ref('carrier.names'), p).as('carrierName'),
      translatedText(ref('deliverySpeed.names'), p).as('speedName'),
      'deliverySpeed.transport',
      'deliverySpeed.minimumDays',
      'deliverySpeed.maximumDays',
      sql<number[]>`array(select goods_type_id from line_goods_type t where t.tenant_id = line.tenant_id
        and t.shop_id = line.shop_id and t.line_id = line.id order by 1)`.as('goodsTypeIds'),
      'current.version',
      'current.effectiveAt',
      'current.publishedAt',
      'next.version as nextVersion',
      'next.effectiveAt as nextEffectiveAt',
      'next.publishedAt as nextPublishedAt',
    ])
    .where('line.tenantId', '=', p.tenantId)
    .where('line.shopId', '=', p.shopId);

/** Publicly visible lines; private lines are visible only to grantees (A77). */
const openLines = prepare((p: ReaderParameters) =>
  selectLines(p)
    .where('line.isOpen', '=', true)
    .where('line.isPrivate', '=', false)
    .orderBy('line.position')
    .orderBy('line.id'),
);

export type OpenLine = NonNullable<(typeof openLines)['row']>;
/** A line that has a price now. */
export type PricedLine = OpenLine & { version: number; effectiveAt: Date; publishedAt: Date };

export function findOpenLines(context: ShopReader): Promise<OpenLine[]> {
  return context.db.all(openLines, readerParameters(context));
}

type Revision = { revision: number; now: Date };

/** The shop's fee revision, and the clock by which versions take effect. */
const revisionOfShop = prepare((p: { tenantId: number; shopId: number }) =>
  tables
    .selectFrom(
      sql<Revision>`(select coalesce((select revision from fee_revision
        where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}), 0) as revision, now() as now)`.as('fees'),
    )
    .selectAll(),
);

export async function findRevision({ db, shop }: ShopReader): Promise<Revision> {
  return (await db.first(revisionOfShop, { shopId: shop.id }))!;
}

const linesByIds = prepare((p: ReaderParameters & { ids: readonly number[] }) =>
  selectLines(p).where(sql<boolean>`line.id = any(${p.ids}::int[])`),
);

/** Lines under their current names, open or closed. */
export async function findLines(context: ShopReader, ids: readonly number[]): Promise<Map<number, OpenLine>> {
  const lines = await context.db.all(linesByIds, { ...readerParameters(context), ids });
  return new Map(lines.map((line) => [line.id, line]));
}

type WantedTariffs = {
  tenantId: number;
  shopId: number;
  lineIds: readonly number[];
  versions: readonly number[];
};

const tariffsOfVersions = prepare((p: WantedTariffs) =>
  tables
    .selectFrom('tariffVersion')
    .select(['lineId', 'version', 'tariff'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where(
      sql<boolean>`(line_id, version) in (select * from unnest(${p.lineIds}::int[], ${p.versions}::int[]))`,
    ),
);

export function findTariffs(db: Db, wanted: Omit<WantedTariffs, 'tenantId'>) {
  return db.all(tariffsOfVersions, wanted);
}
