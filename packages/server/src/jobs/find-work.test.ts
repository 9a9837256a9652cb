import { aShop } from '@onehaul/testing/builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFinder } from './find-work.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const tenantId of [2, 3, 4]) await aShop(database, { tenantId, host: `shop${tenantId}.test` });
});
afterAll(() => database.close());

type Finder = { name: string; body: string };
const finders = () =>
  database.sql(
    `select proname as name, prosrc as body from pg_proc
     where pronamespace = 'app'::regnamespace and proowner = 'onehaul_finder'::regrole order by 1`,
  ) as Promise<Finder[]>;

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test('every finder jumps from company to company along an index', async () => {
  const found = await finders();
  expect(found.length).toBeGreaterThanOrEqual(23);
  const slow: string[] = [];
  // As in the functions themselves.
  await database.sql('set enable_seqscan = off');
  await database.sql('set enable_sort = off');
  for (const { name, body } of found) {
    const [row] = await database.sql(`explain (format json) ${body}`);
    const [{ Plan: plan }] = row!['QUERY PLAN'] as unknown as [{ Plan: Plan }];
    // Named although it is off: there is no index that serves.
    if (nodesOf(plan).some((node) => /Seq Scan|Sort|Bitmap/.test(node['Node Type']))) slow.push(name);
  }
  expect(slow).toEqual([]);
});

test('a finder names companies whose time has come, and of several sources each once', async () => {
  const at = async (tenantId: number, host: string, due: string) =>
    database.sql(
      `insert into host_claim (tenant_id, shop_id, name, token, state, next_check_at)
       select tenant_id, id, $2, 'token', 'waiting', now() + $3::interval from shop where tenant_id = $1`,
      [tenantId, host, due],
    );
  await at(2, 'late.example', '-1 minute');
  await at(2, 'later.example', '1 hour');
  await at(3, 'later3.example', '1 hour');
  // Members are of no interest here.
  await database.sql('set session_replication_role = replica');
  await database.sql(
    `insert into outbox (tenant_id, shop_id, member_id, topic, subject_id, details)
     select tenant_id, id, 1, 'orderPaid', 1, '{}' from shop where tenant_id in (2, 4)`,
  );
  const find = (...sources: Parameters<typeof createFinder>[1]) =>
    createFinder(database.database, sources)().then((ids) => [...ids].sort());
  expect(await find('host_claim')).toEqual([2]);
  expect(await find('outbox')).toEqual([2, 4]);
  expect(await find('outbox', 'host_claim', 'track_watch')).toEqual([2, 4]);
  await database.sql(`update outbox set relayed_at = now() where tenant_id = 4`);
  expect(await find('outbox')).toEqual([2]);
  // A company without a host is closed: nothing is done for it.
  await database.sql(`delete from host where tenant_id = 2`);
  expect(await find('outbox', 'host_claim')).toEqual([]);
});
