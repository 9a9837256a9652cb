import { aShop } from '@onehaul/testing/builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { aPricedLine } from '@onehaul/testing/order-builders';
import type { TestDatabase } from '@onehaul/testing/test-database';

type Shop = { id: number; tenantId: number };
export type OrderShop = Shop & {
  /** Readers of the list: an ordinary member, and a seller. */
  readonly member: TestMember;
  readonly seller: TestMember;
};

/** Orders per ordinary member; a seller has a hundred times as many. */
const perMember = 200;
const perSeller = 20_000;
const bill = '{"version":1,"currency":"CNY","weighed":{},"lines":[],"totalMinor":25000}';

/** A shop with this many orders, mostly long finished, each with a parcel and a box. */
export async function aShopOfOrders(
  database: TestDatabase,
  { tenantId, host, orders }: { tenantId: number; host: string; orders: number },
): Promise<OrderShop> {
  const shop = await aShop(database, { tenantId, host });
  const line = await aPricedLine(database, shop);
  const seller = await aMember(database, shop);
  const member = await aMember(database, shop);
  const sold = Math.min(perSeller, Math.floor(orders / 10));
  const members = Math.max(1, Math.floor((orders - sold) / perMember));
  await database.sql(
    `insert into member (tenant_id, shop_id, code, username, username_key, language)
     select $1, $2, 'X' || n, 'bench' || n, 'bench' || n, 'en' from generate_series(1, $3) n`,
    [shop.tenantId, shop.id, members - 1],
  );
  // As on a server that has run for years: rows are not physically ordered by member.
  await database.sql(
    `insert into shop_order (tenant_id, shop_id, number, member_id, account_id, step, total_minor, paid_minor,
       warehouse_id, line_id, version, country_id, delivery, receiver_name, receiver_phone, receiver_detail, goods_name,
       shipment, bill, created_at)
     select $1, $2, upper(lpad(to_hex(n * 2654435761 % 4294967296), 10, '0')), owner, owner, step, 25000,
       case when step in ('unpaid', 'cancelled') then 0 else 25000 end, $3, $4, 1, $5, 'dispatch', 'Chan', '13800138000',
       'Dock Road 8', 'Goods ' || n % 1000, '{}', $10, now() - make_interval(mins => (($8 - n) / 10)::int)
     from generate_series(1, $8::bigint) n,
       (select array_agg(id) as ids from member where tenant_id = $1 and shop_id = $2 and id <> $6 and id >= $7) people,
       lateral (select case when n % $8 < $9 then $6 else people.ids[1 + (n * 7919) % cardinality(people.ids)] end as owner) o,
       lateral (select (array['unpaid','toPick','packing','ready','shipped','shipped','cancelled','completed','completed',
         'completed','completed','completed','completed','completed','completed','completed'])[1 + (n * 31 + n / 97) % 16] as step) s`,
    [
      shop.tenantId,
      shop.id,
      line.warehouseId,
      line.id,
      line.countryId,
      seller.id,
      member.id,
      orders,
      sold,
      bill,
    ],
  );
  await database.sql(
    `insert into parcel (tenant_id, shop_id, member_id, warehouse_id, courier_number, state, received_at, order_id)
     select tenant_id, shop_id, member_id, warehouse_id, 'SF' || (1000000000 + id), 'delivered', created_at, id
     from shop_order where tenant_id = $1`,
    [shop.tenantId],
  );
  await database.sql(
    `insert into order_parcel (tenant_id, shop_id, order_id, parcel_id)
     select tenant_id, shop_id, order_id, id from parcel where tenant_id = $1`,
    [shop.tenantId],
  );
  return { ...shop, member, seller };
}

const filled = ['shop_order', 'parcel', 'order_parcel'];
const indexes = `select indexname, indexdef from pg_indexes where tablename = any($1) and schemaname = 'public'
  and indexname not in (select conname from pg_constraint where contype in ('p', 'u'))`;

/** Bulk load of millions of orders in minutes: counters and indexes are built once afterwards. */
export async function inBulk<T>(database: TestDatabase, work: () => Promise<T>): Promise<T> {
  const dropped = await database.sql(indexes, [filled]);
  for (const { indexname } of dropped) await database.sql(`drop index ${String(indexname)}`);
  await database.sql(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
  const result = await work();
  await database.sql('set session_replication_role = default');
  for (const { indexdef } of dropped) await database.sql(String(indexdef));
  await database.sql(
    `insert into order_tally (tenant_id, shop_id, member_id, kind, stage, orders)
     select tenant_id, shop_id, member_id, kind, stage, count(*) from shop_order group by 1, 2, 3, 4, 5`,
  );
  await database.sql('vacuum (analyze) shop_order, order_parcel, parcel, order_tally, member');
  return result;
}
