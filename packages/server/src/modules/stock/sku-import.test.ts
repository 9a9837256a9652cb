import { commitImport, importFile, type SheetCells, type SheetSender } from '@onehaul/testing/import-api';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { aSku } from '@onehaul/testing/stock-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Stage = Awaited<ReturnType<typeof createParcelApi>>;
let stage: Stage;
beforeAll(async () => {
  stage = await createParcelApi(['cashOnDelivery']);
});
afterAll(() => stage.close());

const headings = [
  'SKU 编码',
  '商品名稱',
  'Category',
  'Mã vạch',
  'Weight (kg)',
  '长(cm)',
  '宽',
  '高',
  '申报单价',
  '低库存提醒',
];
const senderOf = (member: Stage['anna']): SheetSender => ({
  api: stage.api,
  host: member.shop.host,
  headers: { authorization: `Bearer ${member.shop.id}:${member.id}:` },
});
const check = (member: Stage['anna'], rows: SheetCells) =>
  importFile(senderOf(member), 'codSku', [headings, ...rows]);
const cup = (code: string, category: string | null = 'Cups') =>
  [code, 'Cup', category, '', 0.35, 8, 8, 22.5, 15.5, 5] as const;
const skusOf = (id: number) =>
  stage.database.sql(
    `select sku.code, weight_grams, height_mm, declared_minor::int as declared, low_at, category.name as category
     from sku left join sku_category category on category.id = sku.category_id where sku.member_id = $1 order by sku.id`,
    [id],
  );

test('a sheet of goods becomes SKUs in its order, with the categories it names', async () => {
  const { anna } = stage;
  const sheet = await check(anna, [cup('A-1'), cup('A-2'), cup('A-3', null)]);
  expect(sheet).toMatchObject({ state: 'verified', total: 3, problems: [] });
  expect(await commitImport(senderOf(anna), sheet.importId)).toMatchObject({ code: 200, taken: 3 });
  const skus = await skusOf(anna.id);
  expect(skus.map(({ code, category }) => [code, category])).toEqual([
    ['A-1', 'Cups'],
    ['A-2', 'Cups'],
    ['A-3', null],
  ]);
  expect(skus[0]).toMatchObject({ weight_grams: 350, height_mm: 225, declared: 1550, low_at: 5 });
});

test('a code that is known, or stands twice, is pointed out, and nothing is taken', async () => {
  const { ben, carla, database, harbour } = stage;
  await aSku(database, harbour, ben, { code: 'B-1' });
  const sheet = await check(ben, [cup('B-1'), cup('B-2'), cup('B-2'), ['B-3', '', '', '', 0, 8, 8, 8, 1, 0]]);
  expect(sheet.state).toBe('wrong');
  expect(sheet.problems).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ column: 'code', problem: 'alreadyKnown' }),
      expect.objectContaining({ column: 'code', problem: 'twice' }),
      expect.objectContaining({ column: 'name', problem: 'missing' }),
    ]),
  );
  expect((await commitImport(senderOf(ben), sheet.importId)).code).not.toBe(200);
  expect(await skusOf(ben.id)).toHaveLength(1);
  // Another member may use the same codes.
  expect(await check(carla, [cup('B-1')])).toMatchObject({ state: 'verified' });
});

test('a code that was taken meanwhile refuses the whole sheet', async () => {
  const { ben, database, harbour } = stage;
  const sheet = await check(ben, [cup('C-1'), cup('C-2')]);
  await aSku(database, harbour, ben, { code: 'C-2' });
  expect((await commitImport(senderOf(ben), sheet.importId)).code).not.toBe(200);
  expect((await skusOf(ben.id)).map(({ code }) => code)).not.toContain('C-1');
});
