import { Refusal } from '@onehaul/domain/refusal';
import {
  waitForCheckedSheet,
  importFile,
  type SheetCells,
  sendSheet,
  sheetOf,
} from '@onehaul/testing/import-api';
import { aPlan, createImportFixture } from '@onehaul/testing/import-fixture';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImportPlan } from './import-kind.ts';
import { lockNextFileToCheck } from './import.repository.ts';

let judged: string[] = [];
const note: ImportPlan['judge'] = async (_context, rows) => {
  judged.push(...rows.map(({ values }) => String(values.number)));
  return [];
};
let judge = note;
let at: Awaited<ReturnType<typeof createImportFixture>>;
beforeAll(async () => {
  at = await createImportFixture([aPlan({ judge: (...given) => judge(...given) })]);
});
afterAll(() => at.close());
beforeEach(() => {
  judged = [];
  judge = note;
});

let sheets = 0;
/** This many rows, unique to this upload. */
function rowsOf(count: number): SheetCells {
  sheets += 1;
  return [['number', 'quantity'], ...Array.from({ length: count }, (_, place) => [`S${sheets}-${place}`, 1])];
}
const begin = async (count: number): Promise<string> => {
  const file = await sheetOf(rowsOf(count));
  const { data } = await sendSheet(at.anna, '/Order/OrderImportVerification', file, { Type: 'codSku' });
  return (data as { ImportId: string }).ImportId;
};
const fileOf = async (id: string) =>
  (await at.database.sql('select * from import_file where id = $1', [id]))[0] as Record<string, unknown>;

test('a sheet of one piece is checked before its sender is answered, a longer one after', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  expect(await fileOf(await begin(100))).toMatchObject({ state: 'verified', done_rows: 100 });
  judge = async () => (await promise, []);
  const long = await begin(101);
  expect(await fileOf(long)).toMatchObject({ state: 'reading', done_rows: 0 });
  resolve();
  expect(await waitForCheckedSheet(at.anna, long)).toMatchObject({ state: 'verified', done: 101 });
});

test('what one left is finished by the next, and nothing is judged again', async () => {
  const { importId } = await importFile(at.anna, 'codSku', rowsOf(250));
  judged = [];
  await at.database.sql(
    `update import_file set state = 'reading', verified_at = null, next_piece = 1, done_rows = 100 where id = $1`,
    [importId],
  );
  expect(await waitForCheckedSheet(at.anna, importId)).toMatchObject({ state: 'verified', done: 250 });
  expect(judged).toHaveLength(150);
});

test('two side by side judge every row once', async () => {
  const other = at.openChecker();
  const { state, done } = await importFile(at.anna, 'codSku', rowsOf(900));
  await other.close();
  expect([state, done]).toEqual(['verified', 900]);
  expect([judged.length, new Set(judged).size]).toEqual([900, 900]);
});

test('a short sheet does not wait for the end of a long one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  judge = async (...given) => (await promise, note(...given));
  const [long, short] = [await begin(1500), await begin(150)];
  resolve();
  await waitForCheckedSheet(at.anna, short);
  expect(await fileOf(long)).toMatchObject({ state: 'reading' });
  expect(await waitForCheckedSheet(at.anna, long)).toMatchObject({ state: 'verified', done: 1500 });
});

test.each([
  ['a refusal', () => new Refusal('access.moduleOff'), 'access.moduleOff', 0],
  ['a bug', () => new Error('a bug'), 'server.fault', 1],
])('%s in the middle ends a sheet', async (_, failure, refusal, lines) => {
  judge = async (...given) => {
    if (judged.length > 0) throw failure();
    return note(...given);
  };
  const before = at.logged.length;
  const { importId, state } = await importFile(at.anna, 'codSku', rowsOf(300));
  expect(state).toBe('failed');
  expect(await fileOf(importId)).toMatchObject({ refusal, done_rows: 100 });
  expect(at.logged.length - before).toBe(lines);
});

test('what waits is found by an index, however much is done', async () => {
  await at.database.sql(
    `insert into import_file (tenant_id, shop_id, id, member_id, account_id, kind, name, sha256, length_bytes, state)
     select 2, $1, gen_random_uuid(), $2, $2, 'codSku', 'x', sha256(n::text::bytea), 1, 'wrong'
     from generate_series(1, 5000) n`,
    [at.harbour.id, at.anna.id],
  );
  await at.database.sql('vacuum analyze import_file');
  const rowsRead = createRowCounter(() => at.database, ['import_file']);
  expect(await rowsRead(lockNextFileToCheck, {})).toBeLessThanOrEqual(1);
});
