import { randomUUID } from 'node:crypto';
import { Refusal } from '@onehaul/domain/refusal';
import {
  waitForCheckedSheet,
  commitImport,
  importFile,
  type SheetCells,
  type SheetSender,
  sendSheet,
  sheetOf,
} from '@onehaul/testing/import-api';
import { aPlan, createImportFixture } from '@onehaul/testing/import-fixture';
import { poisonSheets } from '@onehaul/testing/poison-sheets';
import { readSheetFile } from '@onehaul/testing/sheet-file';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ImportedRow, ImportPlan } from './import-kind.ts';

/** The plan's behaviour, replaced per test. */
let judge: ImportPlan['judge'] = async () => [];
let commit: ImportPlan['commit'] = async (_context, rows) => ({ taken: rows.length });
const plan = aPlan({
  judge: (...given) => judge(...given),
  commit: (...given) => commit(...given),
  assertChoices: async (_context, { warehouseId }) => {
    if (warehouseId === 99) throw new Refusal('record.notFound');
  },
});
const together = aPlan({
  kind: 'peerOrder',
  uniqueColumns: [],
  together: 'number',
  judge: (...given) => judge(...given),
});

let at: Awaited<ReturnType<typeof createImportFixture>>;
beforeAll(async () => {
  at = await createImportFixture([plan, together]);
});
afterAll(() => at.close());
afterEach(() => {
  judge = async () => [];
  commit = async (_context, rows) => ({ taken: rows.length });
});

const verification = '/Order/OrderImportVerification';
const headings = ['number', 'quantity', 'price', 'remark'];
/** Rows that are unique to this upload. */
const fresh = (...rows: SheetCells[number][]) => [headings, ...rows, [`N-${randomUUID().slice(0, 8)}`, 1]];
const post = (sender: SheetSender, path: string, body: object) =>
  at.api.post(sender.host, path, body, { 'idempotency-key': randomUUID(), ...sender.headers });
const filesOf = async (id: string) =>
  (await at.database.sql('select * from import_file where id = $1', [id]))[0] as Record<string, unknown>;

describe('a sheet', () => {
  test('is read and checked, taken as a whole, and then over', async () => {
    let taken: readonly ImportedRow[] = [];
    commit = async ({ member }, rows, { choices }) => {
      expect([member.ownerId, choices]).toEqual([at.anna.id, { warehouseId: 7 }]);
      taken = rows;
      return { taken: rows.length, orderIds: new Map([[2, 4711]]) };
    };
    const rows = fresh(['A-1', 3, 12.5, '=1+1'], ['A-2', '10', null, null]);
    const sheet = await importFile(at.anna, 'codSku', rows, { warehouseId: 7 });
    expect(sheet).toMatchObject({ state: 'verified', total: 3, done: 3, wrong: 0, problems: [] });
    expect(await commitImport(at.anna, sheet.importId)).toMatchObject({ code: 200, taken: 3 });
    expect(taken.slice(0, 2)).toEqual([
      { row: 2, values: { number: 'A-1', quantity: 3, price: 1250, remark: '=1+1' } },
      { row: 3, values: { number: 'A-2', quantity: 10, price: null, remark: null } },
    ]);
    expect(await filesOf(sheet.importId)).toMatchObject({ state: 'committed', taken: 3 });
    const [row] = await at.database.sql(
      'select order_id from import_row where import_id = $1 and row_number = 2',
      [sheet.importId],
    );
    expect(row).toEqual({ order_id: 4711 });
    expect(await commitImport(at.anna, sheet.importId)).toMatchObject({ code: 409, error: 'import.over' });
  });

  test('has its problems said cell by cell, and is not taken', async () => {
    judge = async (_context, rows) => {
      // Unreadable rows are not passed to the plan.
      expect(rows.map(({ row }) => row)).toEqual([2, 6]);
      return [{ row: 2, column: 'number', problem: 'alreadyKnown' }];
    };
    const rows = fresh(['B-1', 1], [null, 2], ['B-3', 'many', 1.999], ['B-1', 4]);
    const sheet = await importFile(at.anna, 'codSku', rows);
    expect(sheet).toMatchObject({ state: 'wrong', total: 5, done: 5, wrong: 4 });
    expect(sheet.problems).toEqual([
      { row: 2, cell: 'A2', column: 'number', problem: 'alreadyKnown' },
      { row: 3, cell: 'A3', column: 'number', problem: 'missing' },
      { row: 4, cell: 'B4', column: 'quantity', problem: 'notWhole' },
      { row: 4, cell: 'C4', column: 'price', problem: 'notAmount' },
      { row: 5, cell: 'A5', column: 'number', problem: 'twice' },
    ]);
    const { body } = await post(at.anna, '/Order_Import/GetTheData', { ImportId: sheet.importId });
    const [first] = (body.Data as { Rows: { Problems: object[] }[] }).Rows;
    expect(first!.Problems[0]).toMatchObject({ Heading: 'number', Said: 'B-1' });
    expect(await commitImport(at.anna, sheet.importId)).toMatchObject({
      code: 409,
      error: 'import.hasErrors',
      text: 'There is abnormal data. Please check and submit again.',
    });
  });

  test('is judged again when it is taken: what changed meanwhile is said, and nothing is taken', async () => {
    const sheet = await importFile(at.anna, 'codSku', fresh(['C-1', 1]));
    judge = async () => [{ row: 2, column: 'number', problem: 'alreadyKnown' }];
    let isAsked = false;
    commit = async () => {
      isAsked = true;
      return { taken: 1 };
    };
    expect(await commitImport(at.anna, sheet.importId)).toMatchObject({ error: 'import.hasErrors' });
    expect(isAsked).toBe(false);
    expect(await waitForCheckedSheet(at.anna, sheet.importId)).toMatchObject({
      state: 'wrong',
      wrong: 1,
      problems: [{ cell: 'A2', problem: 'alreadyKnown' }],
    });
  });

  test('whose taking fails is as it was before, and can be taken later', async () => {
    const sheet = await importFile(at.anna, 'codSku', fresh(['D-1', 1]));
    commit = async ({ db, shop }) => {
      await db.all(
        {
          name: 'x',
          text: 'update shop set names = names where id = $1',
          effect: 'change',
          bind: () => [shop.id],
        },
        {},
      );
      throw new Refusal('import.rowRefused', { row: 2, reason: 'No.' });
    };
    expect(await commitImport(at.anna, sheet.importId)).toMatchObject({ error: 'import.rowRefused' });
    expect(await filesOf(sheet.importId)).toMatchObject({ state: 'verified', committed_at: null });
    commit = async (_context, rows) => ({ taken: rows.length });
    expect(await commitImport(at.anna, sheet.importId)).toMatchObject({ code: 200, taken: 2 });
  });

  test('is taken once: the same bytes are refused with the day, also when two are taken at one moment', async () => {
    const file = await sheetOf(fresh(['E-1', 1]));
    const begin = async () => {
      const { data } = await sendSheet(at.anna, verification, file, { Type: 'codSku' });
      return (data as { ImportId: string }).ImportId;
    };
    const ids = [await begin(), await begin()];
    for (const id of ids) await waitForCheckedSheet(at.anna, id);
    const answers = await Promise.all(ids.map((id) => commitImport(at.anna, id)));
    expect(answers.map(({ error }) => error).toSorted()).toEqual(['import.sameFile', undefined]);
    const again = await sendSheet(at.anna, verification, file, { Type: 'codSku' });
    expect([again.code, again.error]).toEqual([409, 'import.sameFile']);
    expect(again.text).toMatch(/20\d\d-\d\d-\d\d/);
    // Another member may upload the same sheet, and so may another kind.
    expect((await sendSheet(at.ben, verification, file, { Type: 'codSku' })).code).toBe(200);
    expect((await sendSheet(at.anna, verification, file, { Type: 'peerOrder' })).code).toBe(200);
  });

  test('that is sent twice with one key is one', async () => {
    const file = await sheetOf(fresh(['F-1', 1]));
    const headers = { ...at.anna.headers, 'idempotency-key': randomUUID() };
    const once = () => sendSheet({ ...at.anna, headers }, verification, file, { Type: 'codSku' });
    const [one, other] = [await once(), await once()];
    expect(one.data).toEqual(other.data);
    const { ImportId: id } = one.data as { ImportId: string };
    const { sha256 } = await filesOf(id);
    const files = await at.database.sql('select id from import_file where sha256 = $1', [sha256]);
    expect(files).toHaveLength(1);
  });

  test('is asked about piece by piece; rows that belong together come at once', async () => {
    const pieces: (readonly ImportedRow[])[] = [];
    judge = async (_context, rows) => (pieces.push(rows), []);
    const many = Array.from({ length: 900 }, (_, at_) => [`G-${at_ % 450}`, 1]);
    await importFile(at.anna, 'peerOrder', fresh(...many));
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.flat()).toHaveLength(901);
    for (const piece of pieces) {
      const numbers = piece.map(({ values }) => values.number);
      const whole = pieces.flat().filter(({ values }) => numbers.includes(values.number!));
      expect(whole).toHaveLength(piece.length);
    }
  });

  test('that cannot be checked has failed, and says why', async () => {
    judge = async () => {
      throw new Refusal('access.moduleOff');
    };
    const refused = await importFile(at.anna, 'codSku', fresh());
    expect(refused.state).toBe('failed');
    judge = async () => {
      throw new Error('a bug');
    };
    const before = at.logged.length;
    const broken = await importFile(at.anna, 'codSku', fresh());
    expect(broken.state).toBe('failed');
    expect(await filesOf(broken.importId)).toMatchObject({ refusal: 'server.fault' });
    expect(at.logged.length).toBe(before + 1);
    expect(await commitImport(at.anna, broken.importId)).toMatchObject({ error: 'import.over' });
  });

  test('needs its columns and choices that stand', async () => {
    const without = await sendSheet(at.anna, verification, await sheetOf([['price'], [1]]), {
      Type: 'codSku',
    });
    expect([without.code, without.error]).toEqual([400, 'sheet.columnsMissing']);
    expect(without.text).toMatch(/number|SKU/);
    const choices = JSON.stringify({ warehouseId: 99 });
    const refused = await sendSheet(at.anna, verification, await sheetOf(fresh()), {
      Type: 'codSku',
      Choices: choices,
    });
    expect(refused.error).toBe('record.notFound');
    const empty = await sendSheet(at.anna, verification, await sheetOf([headings]), { Type: 'codSku' });
    expect(empty.error).toBe('sheet.noRows');
    const none = await sendSheet(at.anna, verification, await sheetOf(fresh()), { Type: 'nothing' });
    expect(none.error).toBe('input.invalid');
  });

  test('of which two are being checked keeps a third of the same member away', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    judge = async () => (await promise, []);
    const long = Array.from({ length: 150 }, (_, place) => [`H-${place}`, 1]);
    const begin = async (sender: SheetSender) =>
      sendSheet(sender, verification, await sheetOf(fresh(...long)), { Type: 'codSku' });
    const first = [await begin(at.ben), await begin(at.ben)];
    expect(first.map(({ code }) => code)).toEqual([200, 200]);
    expect((await begin(at.ben)).error).toBe('server.busy');
    expect((await begin(at.anna)).code).toBe(200);
    resolve();
    for (const { data } of first) await waitForCheckedSheet(at.ben, (data as { ImportId: string }).ImportId);
    expect((await begin(at.ben)).code).toBe(200);
  });
});

describe('who sees a sheet', () => {
  test('is its member and who works for them; for everybody else there is none', async () => {
    const sheet = await importFile(at.anna, 'codSku', fresh([null, 1]));
    const named = { ImportId: sheet.importId };
    for (const path of ['/Order_Import/GetTheData', '/Order_Import/DownloadBadRows', '/Order/OrderImport']) {
      for (const other of [at.ben, at.carla]) {
        expect((await post(other, path, named)).body.Error, path).toBe('record.notFound');
      }
    }
    expect((await post(at.sub, '/Order_Import/GetTheData', named)).body.Code).toBe(200);
    const listed = async (sender: SheetSender, kind = 'codSku') => {
      const { body } = await post(sender, '/Order_Import/GetDataPage', { Type: kind, PageRows: 50 });
      return (body.Data as { Rows: { ImportId: string }[] }).Rows.map(({ ImportId }) => ImportId);
    };
    expect((await listed(at.sub))[0]).toBe(sheet.importId);
    const { body: page } = await post(at.anna, '/Order_Import/GetDataPage', { Type: 'codSku', PageRows: 1 });
    expect((page.Data as { Rows: object[] }).Rows[0]).toMatchObject({ Total: 2, Done: 2, Wrong: 1 });
    expect(await listed(at.ben)).not.toContain(sheet.importId);
    expect(await listed(at.carla)).toEqual([]);
    expect(await listed(at.anna, 'peerOrder')).not.toContain(sheet.importId);
  });

  test('a shop without the module has no sheets of its kind, whatever the call', async () => {
    const file = await sheetOf(fresh());
    const { pia } = at;
    const answers = [
      (await sendSheet(pia, verification, file, { Type: 'codSku' })).error,
      (await post(pia, '/Order_Import/GetDataPage', { Type: 'codSku' })).body.Error,
      (await at.api.get(pia.host, '/Order/WebOrderImportExcelTemplate?Type=codSku', pia.headers)).body.Error,
    ];
    expect(answers).toEqual(Array.from(answers, () => 'access.moduleOff'));
    // When the module is switched off later, a started import is not committed either.
    const sheet = await importFile(at.ben, 'codSku', fresh([null, 1]));
    const good = await importFile(at.ben, 'codSku', fresh());
    await at.database.sql(`update shop set modules = '{peers}' where id = $1`, [at.harbour.id]);
    try {
      const off = await openImportStageAgain();
      const paths = {
        '/Order_Import/GetTheData': sheet,
        '/Order_Import/DownloadBadRows': sheet,
        '/Order/OrderImport': good,
      };
      for (const [path, { importId }] of Object.entries(paths)) {
        expect((await off(path, { ImportId: importId })).body.Error, path).toBe('access.moduleOff');
      }
    } finally {
      const back = `update shop set modules = '{cashOnDelivery,peers}' where id = $1`;
      await at.database.sql(back, [at.harbour.id]);
    }
  });
});

/** The shop's modules are cached; a new API instance reloads them. */
async function openImportStageAgain() {
  const { createTestApi: openTestApi } = await import('@onehaul/testing/test-api');
  const { testServices } = await import('@onehaul/testing/test-services');
  const { createImportRoutes: openImportRoutes } = await import('./index.ts');
  const api = await openTestApi(at.database, {
    routes: openImportRoutes(testServices(at.database), [plan]),
    callerOf: async () => ({
      id: at.ben.id,
      ownerId: at.ben.id,
      isMainAccount: true,
      sessionId: randomUUID(),
    }),
  });
  return (path: string, body: object) =>
    api.post(at.ben.host, path, body, { ...at.ben.headers, 'idempotency-key': randomUUID() });
}

type GeneratedFile = { Name: string; Type: string; Content: string };
const bytesOf = (data: unknown) => Buffer.from((data as GeneratedFile).Content, 'base64');

describe('files', () => {
  test('the wrong rows come as the file has them, with what is wrong, and reckon nothing', async () => {
    const rows = [
      ['=cmd', ...headings],
      ['x', '=HYPERLINK("x")', 'no', '1', '@sum'],
      ['-1', '+9', 1, null, '\t=1'],
    ];
    judge = async () => [{ row: 3, column: 'number', problem: 'alreadyKnown' }];
    const sheet = await importFile(at.anna, 'codSku', rows);
    const headers = { ...at.anna.headers, 'accept-language': 'zh-CN' };
    const { body } = await post({ ...at.anna, headers }, '/Order_Import/DownloadBadRows', {
      ImportId: sheet.importId,
    });
    const { rows: written, formulas } = await readSheetFile(bytesOf(body.Data));
    expect(formulas).toBe(0);
    expect(written).toEqual([
      ['错误说明', "'=cmd", ...headings],
      ['C2 quantity: 不是允许范围内的整数', 'x', '\'=HYPERLINK("x")', 'no', '1', "'@sum"],
      ['B3 number: 系统中已存在', "'-1", "'+9", '1', '', "'=1"],
    ]);
    const good = await importFile(at.anna, 'codSku', fresh());
    const none = await post(at.anna, '/Order_Import/DownloadBadRows', { ImportId: good.importId });
    expect(none.body.Error).toBe('record.notFound');
  });

  test.each([
    ['zh-CN', '/COD_SKU/WebSKUImportExcelTemplate'],
    ['en', '/COD_SKU/WebSKUImportExcelTemplate'],
    ['en', '/Order/WebOrderImportExcelTemplate?Type=codSku'],
  ])('W3: the template in %s of %s is a file that can be filled in', async (language, path) => {
    const headers = { ...at.anna.headers, 'accept-language': language };
    const reply = await at.api.get(at.anna.host, path, headers);
    expect([reply.status, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'attachment; filename="template-codSku.xlsx"',
    ]);
    expect(Number(reply.headers['content-length'])).toBe(reply.bytes.length);
    const { rows } = await readSheetFile(reply.bytes);
    expect(rows[0]).toHaveLength(headings.length);
    const code = `T-${language}-${path.length}`;
    const sheet = await importFile(at.anna, 'codSku', [rows[0]!, [code, 1, 2, 'x']]);
    expect(sheet.state).toBe('verified');
  });

  test('W3: a template asked for without a kind is of the first kind the shop has, and so is a sheet', async () => {
    const { headers } = await at.api.get(at.anna.host, '/Order/WebOrderImportExcelTemplate', at.anna.headers);
    expect(headers['content-disposition']).toBe('attachment; filename="template-codSku.xlsx"');
    const sent = await sendSheet(at.anna, verification, await sheetOf(fresh()));
    const { ImportId: id } = sent.data as { ImportId: string };
    const { body } = await post(at.anna, '/Order_Import/GetTheData', { ImportId: id });
    expect(body.Data).toMatchObject({ Sheet: { Type: 'codSku' } });
  });

  test('W11: an old .xls is refused with the advice to save it as .xlsx', async () => {
    const { make } = poisonSheets.find(({ name }) => name === 'an old .xls')!;
    const { error, text } = await sendSheet(at.anna, verification, await make(), { Type: 'codSku' });
    expect(error).toBe('sheet.notSheet');
    expect(text).toBe('Choose an Excel workbook (.xlsx). Save an older .xls file as .xlsx first.');
  });

  test('W3: a template that is refused is answered with the envelope', async () => {
    const path = '/Order/WebOrderImportExcelTemplate';
    expect((await at.api.get(at.anna.host, path)).status).toBe(401);
    const { status, headers, body } = await at.api.get(at.pia.host, path, at.pia.headers);
    expect([status, body.Code, body.Error]).toEqual([200, 403, 'access.moduleOff']);
    expect(headers).not.toHaveProperty('content-disposition');
  });

  test('a sheet of goods may come by the call of its own, which takes nothing else', async () => {
    const sent = await sendSheet(at.anna, '/COD_SKU/CODSKUImportVerification', await sheetOf(fresh()));
    const { ImportId: id } = sent.data as { ImportId: string };
    await waitForCheckedSheet(at.anna, id);
    expect((await post(at.anna, '/COD_SKU/CODSKUImport', { ImportId: id })).body.Code).toBe(200);
    const other = await importFile(at.anna, 'peerOrder', fresh());
    expect((await post(at.anna, '/COD_SKU/CODSKUImport', { ImportId: other.importId })).body.Error).toBe(
      'record.notFound',
    );
  });
});
