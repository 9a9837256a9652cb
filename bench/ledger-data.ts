import type { TestDatabase } from '@onehaul/testing/test-database';

type Shop = { id: number; tenantId: number };
export type BenchLedger = { readonly shop: Shop; readonly firstId: number; readonly lastId: number };

/** Each recharge in minor units: enough for everything a bench spends. */
const minor = 1_000_000;

/** Members with this many recharges each, in a balanced ledger: bulk-inserted, but proved like any other. */
export async function aLedger(
  database: TestDatabase,
  shop: Shop,
  { members, entriesEach }: { members: number; entriesEach: number },
): Promise<BenchLedger> {
  const { tenantId, id: shopId } = shop;
  await database.sql('set session_replication_role = replica');
  await database.sql(
    `insert into member (tenant_id, shop_id, code, username, username_key, language)
     select $1, $2, 'X' || n, 'bench' || n, 'bench' || n, 'en' from generate_series(1, $3) n`,
    [tenantId, shopId, members],
  );
  const [range] = await database.sql(
    'select min(id) as first, max(id) as last from member where tenant_id = $1 and shop_id = $2',
    [tenantId, shopId],
  );
  const firstId = range!.first as number;
  const place = [tenantId, shopId, firstId, members, entriesEach, minor];
  await database.sql(
    `insert into ledger_account (tenant_id, shop_id, owner_id, kind, unit, balance, entries)
     select $1::int, $2::int, $3::int + n, 'cash', 'CNY', $5::bigint * $6::bigint, $5
     from generate_series(0, $4::int - 1) n
     union all select $1, $2, $3 + n, 'hold', 'CNY', 0, 0 from generate_series(0, $4 - 1) n
     union all select $1, $2, 0, 'gatewayClearing', 'CNY', -$4::bigint * $5 * $6, $4 * $5`,
    place,
  );
  const [before] = await database.sql('select coalesce(max(id), 0) as id from journal');
  await database.sql(
    `insert into journal (tenant_id, shop_id, id, key, request_hash, kind, legs, actor) overriding system value
     select $1::int, $2::int, $4::bigint + n, 'bench ' || n, '', 'recharge', 2, 'system' from generate_series(1, $3::int) n`,
    [tenantId, shopId, members * entriesEach, before!.id],
  );
  // Round-robin over the members, so that the entries of one account are scattered, as in production.
  await database.sql(
    `insert into entry (tenant_id, shop_id, owner_id, account, unit, position, journal_id, leg, legs, amount, balance)
     select $1::int, $2::int, side.owner, side.account, 'CNY', side.position, $7::bigint + n, side.leg, 2, side.amount, side.balance
     from generate_series(1, $4::bigint * $5::bigint) n, lateral (values
       ($3::int + ((n - 1) % $4)::int, 'cash', (n - 1) / $4 + 1, 1, $6::bigint, ((n - 1) / $4 + 1) * $6::bigint),
       (0, 'gatewayClearing', n, 2, -$6::bigint, -n * $6::bigint)) as side (owner, account, position, leg, amount, balance)`,
    [...place, before!.id],
  );
  await database.sql(`select setval(pg_get_serial_sequence('journal', 'id'), (select max(id) from journal))`);
  await database.sql('set session_replication_role = default');
  await database.sql('vacuum (analyze) member, ledger_account, journal, entry');
  return { shop, firstId, lastId: range!.last as number };
}
