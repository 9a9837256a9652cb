import type pg from 'pg';
import type { DemoLine, DemoShop } from './demo-shop.ts';
import { insert } from './insert-rows.ts';

const day = 24 * 3600 * 1000;

/** Writes the shop's prices: lines with their versions, remote areas, cartons and added services. */
export async function seedFees(client: pg.Client, demo: DemoShop, shopId: number): Promise<void> {
  const ids = await openIds(client, demo, shopId);
  await seedRemoteAreas(client, demo, shopId, ids);
  await seedLines(client, demo, shopId, ids);
  await insert(client, 'carton', demo, shopId, demo.cartons, (carton) => ({
    name: carton.name,
    length_mm: carton.length,
    width_mm: carton.width,
    height_mm: carton.height,
    own_grams: carton.ownGrams,
    most_grams: carton.mostGrams,
  }));
  await seedServices(client, demo, shopId, ids);
}

/** Resolves the demo's names to ids. */
async function openIds(client: pg.Client, { tenantId }: DemoShop, shopId: number) {
  const countries = await client.query<{ id: number; name: string }>('select id, code as name from country');
  const countryIds = new Map(countries.rows.map(({ id, name }) => [name, id]));
  return {
    country: (code: string) => countryIds.get(code),
    /** Ids of a shop table, keyed by a column or an expression. */
    async of(table: string, name: string): Promise<(named: string) => number> {
      const { rows } = await client.query<{ id: number; name: string }>(
        `select id, ${name} as name from ${table} where tenant_id = $1 and shop_id = $2`,
        [tenantId, shopId],
      );
      const found = new Map(rows.map((row) => [row.name, row.id]));
      return (named) => {
        const id = found.get(named);
        if (id === undefined) throw new Error(`the demo has no ${table} ${named}`);
        return id;
      };
    },
  };
}
type Ids = Awaited<ReturnType<typeof openIds>>;

async function seedRemoteAreas(client: pg.Client, demo: DemoShop, shopId: number, ids: Ids): Promise<void> {
  await insert(client, 'remote_area', demo, shopId, demo.remoteAreas, ({ key, names, countryCode }) => ({
    key,
    names,
    country_id: ids.country(countryCode),
  }));
  const areaId = await ids.of('remote_area', 'key');
  const places = demo.remoteAreas.flatMap(({ key, postcodePrefixes, regionIds }) => [
    ...postcodePrefixes.map((prefix) => ({ key, postcode_prefix: prefix, region_id: '' })),
    ...regionIds.map((region) => ({ key, postcode_prefix: '', region_id: region })),
  ]);
  await insert(client, 'remote_area_place', demo, shopId, places, ({ key, ...place }) => ({
    remote_area_id: areaId(key),
    ...place,
  }));
}

async function seedLines(client: pg.Client, demo: DemoShop, shopId: number, ids: Ids): Promise<void> {
  const warehouseId = await ids.of('warehouse', 'code');
  const carrierId = await ids.of('carrier', 'code');
  const speedId = await ids.of('delivery_speed', `names->>'en'`);
  const goodsId = await ids.of('goods_type', `names->>'en'`);
  await insert(client, 'line', demo, shopId, demo.lines, (line) => ({
    code: line.code,
    names: line.names,
    notes: line.notes,
    warehouse_id: warehouseId(line.warehouseCode),
    country_id: ids.country(line.countryCode),
    carrier_id: carrierId(line.carrierCode),
    delivery_speed_id: speedId(line.speed),
    is_open: line.isOpen ?? true,
    delivery: line.delivery ?? 'dispatch',
  }));
  const lineId = await ids.of('line', 'code');
  const goods = demo.lines.flatMap(({ code, goods: names }) => names.map((name) => ({ code, name })));
  await insert(client, 'line_goods_type', demo, shopId, goods, ({ code, name }) => ({
    line_id: lineId(code),
    goods_type_id: goodsId(name),
  }));
  // One clock reading: with two, a version could be published after it takes effect.
  const now = Date.now();
  await insert(
    client,
    'tariff_version',
    demo,
    shopId,
    demo.lines.flatMap((line) => versionsOf(line, now)),
    ({ code, ...row }) => ({
      line_id: lineId(code),
      ...row,
    }),
  );
}

function versionsOf({ code, versions }: DemoLine, now: number) {
  return versions.map(({ daysAgo, note, tariff }, index) => ({
    code,
    version: index + 1,
    effective_at: new Date(now - daysAgo * day),
    published_at: new Date(now - Math.max(daysAgo, 1) * day),
    note,
    tariff,
  }));
}

async function seedServices(client: pg.Client, demo: DemoShop, shopId: number, ids: Ids): Promise<void> {
  await insert(client, 'added_service', demo, shopId, demo.addedServices, ({ target, names, notes }) => ({
    target,
    names,
    notes,
    is_active: true,
  }));
  const serviceId = await ids.of('added_service', `names->>'en'`);
  const options = demo.addedServices.flatMap(({ names, options: own }) =>
    own.map((option) => ({ service: names.en, option })),
  );
  await insert(client, 'added_service_option', demo, shopId, options, ({ service, option }) => ({
    added_service_id: serviceId(service),
    names: option.names,
    notes: option.notes,
    minor: option.minor,
    minor_each: option.minorEach,
    minor_per_kilogram: option.minorPerKilogram,
    is_quoted: option.isQuoted ?? false,
    finds: option.finds ?? null,
    is_active: true,
  }));
}
