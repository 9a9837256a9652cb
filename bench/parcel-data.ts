import { aShop } from '@onehaul/testing/builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { aGoodsType, aWarehouse } from '@onehaul/testing/parcel-builders';
import type { TestDatabase } from '@onehaul/testing/test-database';

type Shop = { id: number; tenantId: number };
export type BenchShop = Shop & {
  readonly warehouseId: number;
  /** Readers of the list: an ordinary member, and a seller. */
  readonly member: TestMember;
  readonly seller: TestMember;
};

/** Parcels per ordinary member; a seller has a hundred times as many. */
const perMember = 500;
const perSeller = 50_000;

/** A shop with this many parcels, mostly long finished. */
export async function aBusyShop(
  database: TestDatabase,
  { tenantId, host, parcels }: { tenantId: number; host: string; parcels: number },
): Promise<BenchShop> {
  const shop = await aShop(database, { tenantId, host });
  const warehouseId = await aWarehouse(database, shop);
  const goodsTypeId = await aGoodsType(database, shop);
  const seller = await aMember(database, shop);
  const member = await aMember(database, shop);
  const sold = Math.min(perSeller, Math.floor(parcels / 10));
  const members = Math.max(1, Math.floor((parcels - sold) / perMember));
  await database.sql(
    `insert into member (tenant_id, shop_id, code, username, username_key, language)
     select $1, $2, 'X' || n, 'bench' || n, 'bench' || n, 'en' from generate_series(1, $3) n`,
    [shop.tenantId, shop.id, members - 1],
  );
  // As on a server that has run for years: rows are not physically ordered by member.
  await database.sql(
    `insert into parcel (tenant_id, shop_id, member_id, warehouse_id, goods_type_id, courier_number, state, goods_name,
       received_at, stored_at, free_until, abandon_at, weight_grams, length_mm, width_mm, height_mm, created_at)
     select $1, $2, case when n % $8 < $9 then $5 else people.ids[1 + (n * 7919) % cardinality(people.ids)] end, $3, $4,
       'SF' || (1000000000 + n), state, 'Goods ' || n % 1000, day, day, day + interval '30 days', day + interval '120 days',
       grams, grams / 4, grams / 6, grams / 12, now() - make_interval(mins => (($7 - n) / 10)::int)
     from generate_series(1, $7::bigint) n,
       (select array_agg(id) as ids from member where tenant_id = $1 and shop_id = $2 and id <> $5 and id >= $6) people,
       lateral (select (array['forecast','forecast','received','stored','stored','stored','reserved','packed',
         'delivered','delivered','delivered','delivered','delivered','delivered','delivered','shipped'])[1 + (n * 31 + n / 97) % 16] as state) s,
       lateral (select case when state <> 'forecast' then now() - interval '3 days' end as day,
         case when state <> 'forecast' then 1200 end as grams) m`,
    [shop.tenantId, shop.id, warehouseId, goodsTypeId, seller.id, member.id, parcels, parcels, sold],
  );
  return { ...shop, warehouseId, member, seller };
}

const indexes = `select indexname, indexdef from pg_indexes where tablename = 'parcel' and schemaname = 'public'
  and indexname not in (select conname from pg_constraint where conrelid = 'parcel'::regclass)`;

/** Bulk load of millions of parcels in minutes: counters and indexes are built once afterwards. */
export async function inBulk<T>(database: TestDatabase, work: () => Promise<T>): Promise<T> {
  const dropped = await database.sql(indexes);
  for (const { indexname } of dropped) await database.sql(`drop index ${String(indexname)}`);
  await database.sql(`set session_replication_role = replica; set maintenance_work_mem = '1GB'`);
  const result = await work();
  await database.sql('set session_replication_role = default');
  for (const { indexdef } of dropped) await database.sql(String(indexdef));
  await database.sql(
    `insert into parcel_tally (tenant_id, shop_id, member_id, stage, parcels)
     select tenant_id, shop_id, member_id, stage, count(*) from parcel where member_id is not null group by 1, 2, 3, 4`,
  );
  await database.sql('vacuum (analyze) parcel, parcel_tally, member');
  return result;
}
