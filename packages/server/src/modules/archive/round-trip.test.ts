import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aSmallCompany, exportToFile } from '@onehaul/testing/archive-fixture';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices, type TestServices } from '@onehaul/testing/test-services';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectionAs } from '../../../../../database/migrate.ts';
import { unseal } from '../../sealed.ts';
import { proveWhole } from '../wallet/index.ts';
import { archivedTables, leftOutTables } from './archived-tables.ts';
import { importCompany } from './import-company.ts';
import { openArchive } from './open-archive.ts';
import { installationPublicKey } from './signature.ts';

let source: TestDatabase;
let target: TestDatabase;
let from: TestServices;
let to: TestServices;
let folder: string;
let company: Awaited<ReturnType<typeof aSmallCompany>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onehaul-archive-'));
  [source, target] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  from = testServices(source);
  to = testServices(target);
  company = await aSmallCompany(source, from, { tenantId: 7, word: 'maple' });
  await aSmallCompany(source, from, { tenantId: 8, word: 'cedar' });
  // Countries are reference data: the same in every installation.
  const [countries] = await source.sql('select json_agg(country) as rows from country');
  await target.sql('insert into country select * from json_populate_recordset(null::country, $1)', [
    JSON.stringify(countries!['rows']),
  ]);
});
afterAll(async () => {
  await Promise.all([source.close(), target.close()]);
  await rm(folder, { recursive: true });
});

const trusted = () => [installationPublicKey(from.keys)];
const importInto = async (path: string, tenantId?: number) => {
  const archive = await openArchive(path, { trusted: trusted() });
  try {
    return await importCompany(archive, {
      owner: connectionAs('onehaul_owner', target.address),
      storage: to.storage,
      dataKeys: to.keys.data.ids,
      tenantId,
    });
  } finally {
    archive.close();
  }
};

test('every table of a company is archived or left out with a reason, never both', async () => {
  const rows = await source.sql(`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and a.attname = 'tenant_id'`);
  const listed = [...archivedTables, ...Object.keys(leftOutTables)].toSorted();
  expect(rows.map(({ name }) => name as string).toSorted()).toEqual(listed);
  expect(new Set(listed).size).toBe(listed.length);
});

test('an imported company equals the exported one by hash, and its ledger adds up', async () => {
  const path = join(folder, 'maple.zip');
  const manifest = await exportToFile(source, from, 7, path);
  expect(manifest.dataKeys).toEqual(['test']);
  expect(manifest.files.map(({ path: name }) => name.split('/')[3])).toEqual(['logo', 'parcel', 'upload']);
  expect(manifest.missingFiles.every((name) => name.includes('-blurred'))).toBe(true);

  expect(await importInto(path)).toEqual({ tenantId: 7 });
  const again = await exportToFile(target, to, 7, join(folder, 'again.zip'));
  expect(again.entriesSha256).toBe(manifest.entriesSha256);
  expect(again.tables).toEqual(manifest.tables);
  expect(await proveWhole(target.database.autocommit(7))).toEqual([]);

  // What triggers compute is equal as well.
  for (const table of ['order_tally', 'parcel_tally', 'review_tally'])
    expect(await target.sql(`select * from ${table} order by 1, 2, 3, 4, 5`)).toEqual(
      await source.sql(`select * from ${table} where tenant_id = 7 order by 1, 2, 3, 4, 5`),
    );
  expect(await target.sql('select email, tenant_id from staff_directory order by 1')).toEqual([
    { email: 'clerk@maple.example', tenant_id: 7 },
    { email: 'owner@maple.example', tenant_id: 7 },
  ]);
  const [account] = await target.sql('select sealed from gateway_account');
  expect(
    unseal(
      to.keys,
      { purpose: 'gateway account', owner: [7, company.shop.id, 'stripe'] },
      account!['sealed'] as Buffer,
    ),
  ).toBe('maple secret');
  // A JSON null is a value; it does not become an absent one.
  expect(await target.sql(`select count(*)::int as n from audit where details = 'null'`)).toEqual([{ n: 1 }]);
  expect(await target.sql('select count(*)::int as n from session')).toEqual([{ n: 0 }]);
});

test('ids that are given after an import are past the imported ones', async () => {
  const [row] = await target.sql(
    `select nextval('member_id_seq')::int as next, (select max(id) from member) as last`,
  );
  expect(row!['next'] as number).toBeGreaterThan(row!['last'] as number);
});

test('an archive names no row of another company', async () => {
  const path = join(folder, 'cedar.zip');
  const { tables } = await exportToFile(source, from, 8, path);
  const archive = await openArchive(path, { trusted: trusted() });
  let text = '';
  for (const { path: name } of tables) for await (const chunk of archive.read(name)) text += chunk.toString();
  archive.close();
  expect(text).toContain('cedar');
  expect(text).not.toContain('maple');
  const all = await readFile(path);
  expect(all.includes('maple')).toBe(false);
});

test('a company, a host or a person that is here already is refused, and nothing is written', async () => {
  const path = join(folder, 'taken.zip');
  await exportToFile(source, from, 8, path);
  await expect(importInto(join(folder, 'maple.zip'))).rejects.toThrow('the company 7 is here already');
  await target.sql(`insert into host (name, tenant_id, shop_id) values ('cedar.example', 7, $1)`, [
    company.shop.id,
  ]);
  await expect(importInto(path)).rejects.toThrow('another company has these hosts: cedar.example');
  await target.sql(`delete from host where name = 'cedar.example'`);
  await target.sql(`update staff set email = 'owner@cedar.example' where id = $1`, [company.owner.id]);
  await expect(importInto(path)).rejects.toThrow('staff of another company have these e-mail addresses');
  await target.sql(`update staff set email = 'owner@maple.example' where id = $1`, [company.owner.id]);
  await expect(importInto(path, 9)).rejects.toThrow('bound to the number of their company');
  expect(await target.sql('select tenant_id from tenant where tenant_id > 1')).toEqual([{ tenant_id: 7 }]);
  for (const tenantId of [8, 9])
    for await (const { key } of to.storage.list(`t/${tenantId}/`)) expect(key).toBe('');
});

test('a company without sealed values is imported under another number, equal by hash', async () => {
  const path = join(folder, 'renumbered.zip');
  await source.sql('delete from gateway_account where tenant_id = 8');
  const manifest = await exportToFile(source, from, 8, path);
  expect(await importInto(path, 9)).toEqual({ tenantId: 9 });
  const again = await exportToFile(target, to, 9, join(folder, 'renumbered-again.zip'));
  expect(again.entriesSha256).toBe(manifest.entriesSha256);
});
