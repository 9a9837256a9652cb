import { randomUUID } from 'node:crypto';
import { aSheet } from '@onehaul/testing/import-inputs';
import { createImportFixture } from '@onehaul/testing/import-fixture';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JobServices } from '../../jobs/job.ts';
import { importJobs } from './index.ts';
import { filePage, readableRows, wrongRows } from './import.repository.ts';

let at: Awaited<ReturnType<typeof createImportFixture>>;
beforeAll(async () => {
  at = await createImportFixture([]);
});
afterAll(() => at.close());

const run = (name: string) =>
  importJobs.find((job) => job.name === name)!.run({ database: at.database.database } as JobServices);
const aged = async (days: number, state: string) => {
  const id = await aSheet(at.database, at.harbour, at.anna, true);
  await at.database.sql(
    `update import_file set state = $2, created_at = now() - make_interval(days => $3),
       touched_at = now() - make_interval(days => $3), committed_at = case when $2 = 'committed' then now() end
     where id = $1`,
    [id, state, days],
  );
  return id;
};
const fileOf = async (id: string) =>
  (await at.database.sql('select * from import_file where id = $1', [id]))[0];
const rowsOf = async (id: string) =>
  (await at.database.sql('select 1 from import_row where import_id = $1', [id])).length;

test('rows are forgotten after ninety days; that a file was taken is not', async () => {
  const [old, taken, young] = [await aged(91, 'wrong'), await aged(91, 'committed'), await aged(89, 'wrong')];
  await run('forget-imported-rows');
  await run('forget-imported-rows');
  expect([await fileOf(old), await rowsOf(old)]).toEqual([undefined, 0]);
  expect(await fileOf(taken)).toMatchObject({ state: 'committed', has_rows: false });
  expect(await rowsOf(taken)).toBe(0);
  expect([await rowsOf(young), (await fileOf(young))!.has_rows]).toEqual([1, true]);
});

test('lists and pieces are read by an index, however much there is beside them', async () => {
  const { sql } = at.database;
  const id = await aSheet(at.database, at.harbour, at.anna, true);
  await sql(
    `insert into import_file (tenant_id, shop_id, id, member_id, account_id, kind, name, sha256, length_bytes, state, created_at)
     select 2, $1, gen_random_uuid(), case when n % 50 = 0 then $2::int else $3::int end, $2, 'codSku', 'x', sha256(n::text::bytea), 1,
       'wrong', now() - make_interval(mins => n) from generate_series(1, 10000) n`,
    [at.harbour.id, at.anna.id, at.ben.id],
  );
  await sql(
    `insert into import_row (tenant_id, shop_id, import_id, piece, row_number, cells, read_values, problems)
     select 2, $1, $2, n / 100, n, '[]', '{}', case when n % 10 = 0 then '[{"column":"a","problem":"missing"}]' else '[]' end::jsonb
     from generate_series(100, 15000) n`,
    [at.harbour.id, id],
  );
  await sql('vacuum analyze import_file, import_row');
  const rowsRead = createRowCounter(() => at.database, ['import_file', 'import_row']);
  const reading = { language: 'en', fallback: 'en', limit: 10, offset: 0 } as const;
  // The page includes a total, so it scans all of the member's own rows.
  expect(
    await rowsRead(filePage, { ...reading, shopId: at.harbour.id, memberId: at.anna.id, kind: 'codSku' }),
  ).toBeLessThan(300);
  const of = { shopId: at.harbour.id, id };
  expect(await rowsRead(wrongRows, { ...of, limit: 20, offset: 0 })).toBeLessThanOrEqual(21);
  expect(await rowsRead(readableRows, { ...of, piece: 7 })).toBeLessThanOrEqual(100);
  expect(await rowsRead(readableRows, { ...of, id: randomUUID(), piece: 7 })).toBe(0);
});
