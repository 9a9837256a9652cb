import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { type DemoShop, demoShop } from './demo-data.ts';
import { sql } from './product.ts';

type Changes = { readonly languages?: string[]; readonly modules?: string[]; readonly mobileHost?: string };

const copied = [
  'currency',
  'destination',
  'goods_type',
  'carrier',
  'delivery_speed',
  'warehouse',
  'virtual_warehouse',
  'bin',
  'article',
  'announcement',
  'member_level',
  'line',
  'line_goods_type',
  'tariff_version',
  'remote_area',
  'remote_area_place',
  'carton',
  'pickup_point',
];

/** A host name unique to this journey and run. */
export const newHost = (name: string) => `${name}-${randomBytes(4).toString('hex')}.localhost`;

/**
 * Copies a demo shop to its own host, so that a journey can change it while others visit the original. No
 * server has cached anything about a new host. Files stay with the original, because tenants are isolated.
 */
export async function copyShop(
  from: string,
  host: string,
  { mobileHost, ...columns }: Changes = {},
): Promise<DemoShop> {
  const { tenantId, id } = await demoShop(from);
  // Derived from the host name, so that concurrent journeys do not collide.
  const owner = { tenant_id: 1_000 + (crc32(host) % 1_000_000_000), shop_id: id };
  await sql('insert into tenant (tenant_id, name) values ($1, $2)', [owner.tenant_id, host]);
  const copy = (table: string, key: string, changes: object) =>
    sql(
      `insert into ${table} select (jsonb_populate_record(row, $1)).* from ${table} row where tenant_id = $2 and ${key} = $3`,
      [JSON.stringify({ ...changes, tenant_id: owner.tenant_id }), tenantId, id],
    );
  await copy('shop', 'id', { logo_key: null, icon_key: null, ...columns });
  for (const table of copied) await copy(table, 'shop_id', owner);
  const addHost = (name: string, kind: string) =>
    sql('insert into host (name, tenant_id, shop_id, kind) values ($1, $2, $3, $4)', [
      name,
      owner.tenant_id,
      owner.shop_id,
      kind,
    ]);
  if (mobileHost) await addHost(mobileHost, 'mobile');
  await addHost(host, 'web');
  return demoShop(host);
}
