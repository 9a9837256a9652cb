import { createHash } from 'node:crypto';
import { aSmallCompany } from '@onehaul/testing/archive-fixture';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { companyTables } from '../archive/index.ts';
import { proveWhole } from '../wallet/index.ts';
import type { JobServices } from '../../jobs/job.ts';
import { erasedTables } from './erasable-tables.ts';
import { erasureJobs } from './erasure.jobs.ts';
import { eraseCompany } from './erase-company.ts';
import { keptTables } from './retention.ts';

let database: TestDatabase;
let services: ReturnType<typeof testServices>;
const day = 24 * 3_600_000;
/** A word of the first company that must be nowhere afterwards. */
const word = 'maple';

beforeEach(async () => {
  database = await createTestDatabase();
  services = testServices(database);
  for (const [tenantId, name] of [
    [7, word],
    [8, 'willow'],
  ] as const) {
    const { shop, owner, first } = await aSmallCompany(database, services, { tenantId, word: name });
    await database.sql(
      `insert into audit (tenant_id, staff_id, act, subject, subject_id, details, address)
      values ($1, $2, 'refunds/approve', 'refund', '1', $3, '203.0.113.9')`,
      [tenantId, owner.id, { reason: name }],
    );
    await database.sql(
      `insert into bank_card (tenant_id, shop_id, member_id, holder, bank_name, number_sealed, number_tail, number_print)
       values ($1, $2, $3, $4, 'Bank', 'x', '0018', 'x')`,
      [tenantId, shop.id, first.id, name],
    );
    await database.sql(
      `insert into mail_sender (tenant_id, shop_id, address, domain, selector, public_key, key_sealed, token)
      values ($1, $2, $3, $4, 'a', 'b', 'x', 'c')`,
      [tenantId, shop.id, `a@${name}.example`, `${name}.example`],
    );
  }
});
afterEach(() => database.close());

/** Closes the first company, some days ago. */
const close = (days = 0) =>
  database.sql(
    `update tenant set state = 'closed', closes_at = now() - make_interval(days => $1) where tenant_id = 7`,
    [days],
  );
const erase = (now = new Date()) => eraseCompany(services, 7, now);

/** All rows of a company, or a hash of each table. */
async function rowsOf(tenantId: number): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const table of companyTables) {
    const rows = await database.sql(`select row::text from ${table} row where tenant_id = $1 order by 1`, [
      tenantId,
    ]);
    if (rows.length > 0) found[table] = rows.map((row) => String(row['row'])).join('\n');
  }
  return found;
}
const hashOf = (rows: Record<string, string>) =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex');
async function filesOf(tenantId: number): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of services.storage.list(`t/${tenantId}/`)) keys.push(key);
  return keys.toSorted();
}
/** Runs a statement as the company's own session. */
const asCompany = (statement: string) =>
  database.sql(`do $$ begin perform set_config('app.tenant_id', '7', true); ${statement}; end $$`);
const log = () =>
  database.sql(
    `select act, subject_id, details from audit where tenant_id = 1 and act like 'companies/%' order by id`,
  );

test('every table of a company is erased or declared kept', async () => {
  const platform = ['call_day', 'company_directory', 'host', 'invoice_directory', 'staff_directory'];
  const listed = [...erasedTables, ...Object.keys(keptTables), ...platform].toSorted();
  expect(listed).toEqual([...companyTables].toSorted());
});

test('what a kept row refers to is kept as long, or the reference is blanked', async () => {
  const keys = await database.sql(`
    select c.relname as child, p.relname as parent,
      array(select a.attname::text from unnest(f.conkey) k join pg_attribute a on a.attrelid = c.oid and a.attnum = k
        where not a.attnotnull) as nullable
    from pg_constraint f join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
    where f.contype = 'f' and c.relnamespace = 'public'::regnamespace`);
  const wrong = keys.filter(({ child, parent, nullable }) => {
    const kept = keptTables[child as string];
    if (!kept || !companyTables.includes(parent as string)) return false;
    const target = keptTables[parent as string];
    if (target) return (target.years ?? Infinity) < (kept.years ?? Infinity);
    return !(nullable as string[]).some((column) => kept.blanks?.[column] === null);
  });
  expect(wrong).toEqual([]);
});

test('a closed company is erased: books stay without names, nothing else, and no other company changes', async () => {
  const other = hashOf(await rowsOf(8));
  const otherFiles = await filesOf(8);
  const entries = (await rowsOf(7))['entry'];
  await close();
  await erase();
  const left = await rowsOf(7);
  expect(Object.keys(left).filter((table) => !(table in keptTables) && table !== 'host')).toEqual([
    'company_directory',
    'staff_directory',
  ]);
  expect(left['entry']).toBe(entries);
  expect(await proveWhole(database.database.autocommit(7))).toEqual([]);
  const personal = Object.entries(left).filter(
    ([table, text]) =>
      text.includes(word) && !['tenant', 'shop', 'host', 'company_directory'].includes(table),
  );
  expect(personal).toEqual([]);
  expect(left['audit']).toContain('refunds/approve');
  expect(left['audit']).not.toContain('shop/save');
  expect(await filesOf(7)).toEqual([]);
  expect(hashOf(await rowsOf(8))).toBe(other);
  expect(await filesOf(8)).toEqual(otherFiles);
  const [{ act, subject_id: id, details } = {}] = await log();
  expect([act, id]).toEqual(['companies/erase', '7']);
  expect(details).toMatchObject({ files: 3, rows: expect.any(Number) as number });
});

test('killed at any moment and run again it ends in the same state', async () => {
  await close();
  const { database: real } = services;
  let budget = 0;
  let isKilled = false;
  const spend = () => {
    if (budget-- <= 0) {
      isKilled = true;
      throw new Error('killed');
    }
  };
  const dying = {
    ...services,
    database: {
      ...real,
      transaction: (async (tenantId: number, work: never) => {
        spend();
        return real.transaction(tenantId, work);
      }) as typeof real.transaction,
    },
    storage: {
      ...services.storage,
      list: services.storage.list.bind(services.storage),
      delete: async (key: string) => {
        spend();
        await services.storage.delete(key);
      },
    },
  };
  for (let allowed = 1; ; allowed += 7) {
    budget = allowed;
    isKilled = false;
    await eraseCompany(dying as never, 7).catch(() => undefined);
    if (!isKilled) break;
  }
  const state = await rowsOf(7);
  expect(Object.keys(state).filter((table) => erasedTables.includes(table))).toEqual([]);
  expect(await filesOf(7)).toEqual([]);
  const before = hashOf(state);
  await erase();
  expect(hashOf(await rowsOf(7))).toBe(before);
  expect(await log()).toHaveLength(1);
}, 60_000);

test.each(['active', 'suspended', 'closing'])('a company that is %s is not erased', async (state) => {
  await database.sql(`update tenant set state = $1, closes_at = now() where tenant_id = 7`, [state]);
  const before = hashOf(await rowsOf(7));
  await erase();
  expect(hashOf(await rowsOf(7))).toBe(before);
  await expect(asCompany(`perform app.erase_rows('notice', 1, null)`)).rejects.toThrow('is not closed');
  await expect(asCompany(`perform app.erase_columns('member', '{"name": ""}', 1)`)).rejects.toThrow(
    'is not closed',
  );
  await expect(asCompany('perform app.release_hosts(0)')).rejects.toThrow('is not closed');
});

test('hosts are released after 90 days, the books after ten years', async () => {
  await close(89);
  await erase();
  expect(await database.sql('select name from host where tenant_id = 7')).toHaveLength(1);
  await close(90);
  await database.sql(`update company_erasure set closed_at = now() - interval '90 days'`);
  await erase();
  expect(await database.sql('select name from host where tenant_id = 7')).toEqual([]);
  expect(await database.sql('select name from host where tenant_id = 8')).toHaveLength(1);
  const other = hashOf(await rowsOf(8));
  await close(3649);
  await database.sql(`update company_erasure set closed_at = now() - interval '10 years' + interval '1 day'`);
  await erase();
  expect((await rowsOf(7))['entry']).toBeDefined();
  await close(3660);
  await database.sql(`update company_erasure set closed_at = now() - interval '10 years'`);
  await erase(new Date(Date.now() + day));
  expect(Object.keys(await rowsOf(7)).toSorted()).toEqual(['company_directory', 'company_erasure', 'tenant']);
  expect(hashOf(await rowsOf(8))).toBe(other);
  expect((await log()).map(({ act }) => act)).toEqual([
    'companies/erase',
    'companies/releaseHosts',
    'companies/purge',
  ]);
});

test('the database itself refuses to erase the books early, and to release hosts in quarantine', async () => {
  await close(89);
  for (const table of ['entry', 'journal', 'ledger_account', 'payment', 'refund', 'withdrawal'])
    await expect(asCompany(`perform app.erase_rows('${table}', 1, null)`)).rejects.toThrow('is kept');
  await expect(asCompany(`perform app.erase_rows('tenant', 1, null)`)).rejects.toThrow('stays');
  await expect(asCompany(`perform app.erase_columns('entry', '{"amount": "0"}', 1)`)).rejects.toThrow(
    'stays',
  );
  for (const table of ['host', 'staff_directory', 'country'])
    await expect(asCompany(`perform app.erase_rows('${table}', 1, null)`)).rejects.toThrow(
      'no table of a company',
    );
  await expect(asCompany('perform app.release_hosts(90)')).rejects.toThrow('quarantine');
});

test('two workers at once erase a company once', async () => {
  await close();
  await Promise.all([erase(), erase()]);
  expect(Object.keys(await rowsOf(7)).filter((table) => erasedTables.includes(table))).toEqual([]);
  expect(await log()).toHaveLength(1);
});

test('a name in quarantine is taken', async () => {
  await close();
  await erase();
  await expect(
    database.sql(`do $$ begin perform set_config('app.tenant_id', '8', true);
      perform app.claim_host('${word}.example', (select id from shop where tenant_id = 8), 'web'); end $$`),
  ).rejects.toThrow();
  expect(await database.sql(`select tenant_id from host where name = '${word}.example'`)).toEqual([
    { tenant_id: 7 },
  ]);
});

test('the job erases every closed company, although one fails', async () => {
  await close();
  await database.sql(`update tenant set state = 'closed', closes_at = now() where tenant_id = 8`);
  const { storage } = services;
  const failing = {
    ...storage,
    list: (prefix: string) => {
      if (prefix === 't/7/') throw new Error('away');
      return storage.list(prefix);
    },
    delete: storage.delete.bind(storage),
  };
  const run = (store: object) =>
    erasureJobs[0]!.run({ database: database.database, storage: store } as unknown as JobServices);
  await expect(run(failing)).rejects.toThrow('failed for 1 companies');
  const done = () =>
    database.sql('select tenant_id from company_erasure where erased_at is not null order by 1');
  expect(await done()).toEqual([{ tenant_id: 8 }]);
  await run(storage);
  expect(await done()).toEqual([{ tenant_id: 7 }, { tenant_id: 8 }]);
});
