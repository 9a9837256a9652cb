import { newTariff } from '@onehaul/domain/fee/new-tariff';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { aRow } from './catalog-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Shop = { readonly id: number; readonly tenantId: number };
type LineParts = {
  readonly warehouseId: number;
  readonly carrierId: number;
  readonly deliverySpeedId: number;
};

let count = 0;

/** What a shop's lines need: a warehouse, a carrier, a speed and destination countries. */
export async function someWays(
  database: TestDatabase,
  shop: Shop,
  countryIds: readonly number[] = [156],
  speed: Readonly<Record<string, unknown>> = {},
): Promise<LineParts> {
  count += 1;
  const code = `W${count}`;
  for (const countryId of countryIds) {
    await database.sql(
      `insert into destination (tenant_id, shop_id, country_id, currency_code, position)
       values ($1, $2, $3, 'HKD', 1) on conflict do nothing`,
      [shop.tenantId, shop.id, countryId],
    );
  }
  const [countryId = 156] = countryIds;
  const warehouse = await aRow(database, shop, 'warehouse', { code, countryId });
  const carrier = await aRow(database, shop, 'carrier', { code });
  const { id } = await aRow(database, shop, 'delivery_speed', speed);
  return {
    warehouseId: warehouse.id as number,
    carrierId: carrier.id as number,
    deliverySpeedId: id as number,
  };
}

type LineDraft = LineParts & {
  readonly countryId?: number;
  readonly name?: string;
  readonly position?: number;
  readonly isOpen?: boolean;
  readonly goodsTypeIds?: readonly number[];
  /** Null for a line without a price. */
  readonly tariff?: Tariff | null;
};

/** A line with a first tariff version, in effect since yesterday. */
export async function aLine(database: TestDatabase, shop: Shop, draft: LineDraft): Promise<number> {
  count += 1;
  const { countryId = 156, name = `Line ${count}`, isOpen = true, position = count } = draft;
  const { goodsTypeIds = [], tariff = newTariff, warehouseId, carrierId, deliverySpeedId } = draft;
  const row = await aRow(database, shop, 'line', {
    code: `L${count}`,
    names: { en: name },
    warehouseId,
    countryId,
    carrierId,
    deliverySpeedId,
    isOpen,
    position,
  });
  const lineId = row.id as number;
  for (const goodsTypeId of goodsTypeIds)
    await aRow(database, shop, 'line_goods_type', { lineId, goodsTypeId });
  if (tariff) await aVersion(database, shop, lineId, { tariff });
  return lineId;
}

const hour = 3_600_000;

/** A tariff version of a line, in effect `inHours` from now. */
export async function aVersion(
  database: TestDatabase,
  shop: Shop,
  lineId: number,
  { version = 1, tariff = newTariff, inHours = -24 }: { version?: number; tariff?: Tariff; inHours?: number },
): Promise<void> {
  const effectiveAt = new Date(Date.now() + inHours * hour);
  const publishedAt = new Date(Math.min(Date.now(), effectiveAt.getTime()));
  await aRow(database, shop, 'tariff_version', { lineId, version, tariff, effectiveAt, publishedAt });
}

/** A tariff per kilogram without any other charge, so that expected prices are easy to compute. */
export function perKilogram(major: number, more: Partial<Tariff> = {}): Tariff {
  const price = { kind: 'unit', unit: 1000, minor: Math.round(major * 100), isWhole: true } as const;
  return {
    ...newTariff,
    freight: { mode: 'unitPerBand', bands: [{ upTo: null, price }] },
    surcharges: [],
    ...more,
  };
}

/** A box in the wire format. */
export const wireBox = (kilograms: number, length = 10, width = 10, height = 10) => ({
  Weight: kilograms,
  Length: length,
  Width: width,
  Height: height,
});
