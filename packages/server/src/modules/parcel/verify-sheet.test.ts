import { languages } from '@onehaul/domain/language';
import { forecastColumns, forecastHeading } from '@onehaul/i18n/forecast-columns';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { aParcel, newCourierNumber } from '@onehaul/testing/parcel-builders';
import { poisonSheets } from '@onehaul/testing/poison-sheets';
import { textRows, workbookParts, zipFile } from '@onehaul/testing/zip-file';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi();
});
afterAll(() => at.close());

type Row = {
  Row: number;
  Cells: Record<string, string>;
  Problems: { Cell: string; Column: string; Problem: string }[];
  Forecast: Record<string, unknown> | null;
};
type Cell = string | number | null;
const sheetOf = (rows: Cell[][]) => writeXlsx({ sheets: [{ name: 'Sheet1', rows }] });
async function verify(file: Uint8Array, who = at.anna, key?: string) {
  const reply = await at.upload(who, '/ParcelOperate/ImportVerification', file, key);
  return { ...reply, data: reply.data as { Rows: Row[]; Wrong: number } };
}
const headings = forecastColumns.map((column) => forecastHeading('en', column));
const parcels = async () =>
  (await at.database.sql('select count(*)::int as count from parcel'))[0]!.count as number;

describe('a sheet of forecasts', () => {
  test('is read row by row, ready to be forecast', async () => {
    const numbers = [newCourierNumber(), newCourierNumber()];
    const before = await parcels();
    const { code, data } = await verify(
      await sheetOf([
        headings,
        [numbers[0]!.toLowerCase(), '鞋', 'clothes of  HARBOUR.test', 3, 12.5, '=HYPERLINK("x")'],
        [],
        [numbers[1]!, null, null, null, null, null],
        [788123456789012, '+1', '', '2', '¥1,200.5', '@x'],
      ]),
    );
    expect([code, data.Wrong]).toEqual([200, 0]);
    expect(data.Rows.map(({ Row: row, Forecast }) => [row, Forecast])).toEqual([
      [
        2,
        {
          Code: numbers[0],
          GoodsName: '鞋',
          GoodsTypeId: at.harbour.goodsTypeId,
          Account: 3,
          Price: 12.5,
          ClientRem: '=HYPERLINK("x")',
        },
      ],
      [4, { Code: numbers[1], GoodsName: '', Account: 1, Price: 0, ClientRem: '' }],
      [5, { Code: '788123456789012', GoodsName: '+1', Account: 2, Price: 1200.5, ClientRem: '@x' }],
    ]);
    expect(data.Rows[0]!.Cells).toEqual({
      courierNumber: numbers[0]!.toLowerCase(),
      goodsName: '鞋',
      goodsType: 'clothes of  HARBOUR.test',
      quantity: '3',
      unitPrice: '12.5',
      remark: '=HYPERLINK("x")',
    });
    expect(await parcels()).toBe(before);
    const sent = await at.call<{ Rows: { Result: string }[] }>(
      at.anna,
      '/ParcelOperate/BatchParcelForecast',
      {
        WareHouseId: at.harbour.warehouseId,
        Rows: data.Rows.map(({ Forecast }) => Forecast),
      },
    );
    expect(sent.data.Rows.map(({ Result }) => Result)).toEqual(['forecast', 'forecast', 'forecast']);
  });

  test.each(languages)('is recognised with headings in %s, in any order', async (language) => {
    const [number] = [newCourierNumber()];
    const columns = forecastColumns.toReversed();
    const { data } = await verify(
      await sheetOf([
        columns.map((column) => ` ${forecastHeading(language, column)} `),
        ['note', 7, 2, '衣服', 'Shirt', number!],
      ]),
    );
    expect(data.Rows[0]!.Forecast).toMatchObject({
      Code: number,
      GoodsName: 'Shirt',
      GoodsTypeId: at.harbour.goodsTypeId,
      Account: 2,
      Price: 7,
      ClientRem: 'note',
    });
  });

  test('says what is wrong, cell by cell', async () => {
    const { database, harbour: shop, rival, anna, ben, carla } = at;
    const expected = await aParcel(database, { shop, member: anna });
    const arrived = await aParcel(database, { shop, member: anna, state: 'stored' });
    const others = await aParcel(database, { shop, member: ben, state: 'stored' });
    const elsewhere = await aParcel(database, { shop: rival, member: carla, state: 'stored' });
    const unowned = await aParcel(database, { shop });
    const twice = newCourierNumber();
    const { data } = await verify(
      await sheetOf([
        [null, ...headings],
        [null, twice, 'x'.repeat(201), 'Furs', 1.5, 'free', 'y'.repeat(501)],
        [null, twice.toLowerCase(), '', '', 0, -1, ''],
        [null, expected.courierNumber, '', '', 'two', 1.234, ''],
        [null, arrived.courierNumber, '', '', 100_001, 2_000_000, ''],
        [null, '运单', '', '', '', '', ''],
        [null, '', 'Shoes', '', '', '', ''],
        [null, 7.88e17, '', '', '', '', ''],
        [null, others.courierNumber, '', '', '', '', ''],
        [null, elsewhere.courierNumber, '', '', '', '', ''],
        [null, unowned.courierNumber, '', '', '', '', ''],
      ]),
    );
    expect(
      data.Rows.map(({ Row: row, Problems }) => [
        row,
        ...Problems.map((one) => `${one.Cell} ${one.Problem}`),
      ]),
    ).toEqual([
      [2, 'D2 goodsTypeUnknown', 'E2 notWhole', 'F2 notAmount', 'C2 tooLong', 'G2 tooLong'],
      [3, 'E3 notWhole', 'F3 notAmount', 'B3 numberTwice'],
      [4, 'E4 notWhole', 'F4 notAmount', 'B4 alreadyExpected'],
      [5, 'E5 notWhole', 'F5 notAmount', 'B5 alreadyArrived'],
      [6, 'B6 numberInvalid'],
      [7, 'B7 missing'],
      [8, 'B8 numberInvalid'],
      // Rows of other members' parcels report no problem, so that their existence is not disclosed.
      [9],
      [10],
      [11],
    ]);
    expect(data.Wrong).toBe(7);
    expect(data.Rows.filter(({ Forecast }) => Forecast === null)).toHaveLength(7);
    const { data: ofSub } = await verify(await sheetOf([headings, [expected.courierNumber]]), at.sub);
    expect(ofSub.Rows[0]!.Problems).toMatchObject([{ Cell: 'A2', Problem: 'alreadyExpected' }]);
  });

  test('needs a column of numbers and rows below it', async () => {
    const answers: [Cell[][], string][] = [
      [
        [
          ['Goods', 'Quantity'],
          ['Shoes', 1],
        ],
        'sheet.columnsMissing',
      ],
      [[headings], 'sheet.noRows'],
      [[], 'sheet.noRows'],
      [[[null], [null]], 'sheet.noRows'],
    ];
    for (const [rows, error] of answers) expect((await verify(await sheetOf(rows))).error).toBe(error);
    const { error } = await verify(
      await sheetOf([headings, ...Array.from({ length: 501 }, () => [newCourierNumber()])]),
    );
    expect(error).toBe('sheet.tooManyRows');
    const most = Array.from({ length: 500 }, () => [newCourierNumber()]);
    const { data } = await verify(await sheetOf([headings, ...most]));
    expect([data.Rows.length, data.Wrong]).toEqual([500, 0]);
  });

  test('is answered the same for the same key (A48)', async () => {
    const file = await sheetOf([headings, [newCourierNumber()]]);
    const first = await verify(file, at.anna, 'a-sheet-that-is-sent-twice');
    expect(await verify(file, at.anna, 'a-sheet-that-is-sent-twice')).toEqual(first);
    const other = await sheetOf([headings, [newCourierNumber()]]);
    expect((await verify(other, at.anna, 'a-sheet-that-is-sent-twice')).error).toBe('idempotency.keyReused');
  });
});

describe('a file that was made to hurt', () => {
  const codes: Record<string, number> = {
    'sheet.tooMuch': 400,
    'sheet.tooManyRows': 400,
    'sheet.notSheet': 415,
    'sheet.locked': 415,
  };
  // Parsing has its own tests; this covers the sheets that are handled in a worker and one of each refusal.
  const names =
    /claims four|says\b|XXE|external|laughs|macros|comments|constructor|shared|\.xls|password|etc\/cron/;
  const some = poisonSheets.filter(({ name, answer }) => names.test(name) && answer !== 'slow');

  test.each(some)('$name is answered in words, while other calls go on', async ({ make, answer }) => {
    const file = await make();
    const before = await parcels();
    const [reply, other] = await Promise.all([
      verify(file),
      at.call<{ Total: number }>(at.ben, '/Parcel_Info/GetDataPage'),
    ]);
    expect(other.code).toBe(200);
    if (answer === 'read') {
      expect(reply.code).toBe(200);
      expect(reply.data.Rows.every(({ Cells }) => Object.getPrototypeOf(Cells) === Object.prototype)).toBe(
        true,
      );
    } else {
      expect([reply.code, reply.error]).toEqual([codes[answer], answer]);
    }
    expect(reply.status).toBeLessThan(500);
    expect(await parcels()).toBe(before);
  });

  test('is refused by its size at what the shop has set', async () => {
    const { database, harbour } = at;
    const file = Buffer.concat([
      Buffer.alloc(3 * 2 ** 20),
      zipFile(workbookParts({ data: textRows([headings]) })),
    ]);
    const { status, code, error } = await verify(file);
    expect([status, code, error]).toEqual([413, 413, 'sheet.tooLarge']);
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values (2, $1, 'sheetMostBytes', '1048576')`,
      [harbour.id],
    );
    const smaller = await verify(file.subarray(0, 2 * 2 ** 20));
    expect(smaller.error).toBe('sheet.tooLarge');
    await database.sql(`delete from setting where name = 'sheetMostBytes'`);
  });
});
