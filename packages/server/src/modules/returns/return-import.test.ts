import { commitImport, importFile, type SheetSender } from '@onehaul/testing/import-api';
import { aPricedLine } from '@onehaul/testing/order-builders';
import { createPaymentFixture } from '@onehaul/testing/payment-fixture';
import { aReturn } from '@onehaul/testing/return-builders';
import { aSku, aStockOrder } from '@onehaul/testing/stock-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';

let stage: Awaited<ReturnType<typeof createPaymentFixture>>;
let warehouseId: number;
beforeAll(async () => {
  stage = await createPaymentFixture();
  await stage.database.sql(`update shop set modules = array_append(modules, 'returns') where tenant_id = 2`);
  warehouseId = (await aPricedLine(stage.database, stage.shop)).warehouseId;
});
afterAll(() => stage.close());

const headings = ['原订单号', 'Return courier number', 'Mã SKU hoặc tên hàng', '數量', '退件原因'];
const senderOf = ({ id }: { readonly id: number }): SheetSender => ({
  api: stage.api,
  host: 'harbour.test',
  headers: { authorization: `Bearer ${stage.shop.id}:${id}` },
});
const check = (
  member: { readonly id: number },
  rows: (string | number)[][],
  choices: object = { warehouseId },
) => importFile(senderOf(member), 'returnList', [headings, ...rows], choices as Record<string, unknown>);
async function shipped(member: { readonly id: number }, clientNumber: string, step = 'shipped') {
  const order = await aStockOrder(stage.database, stage.shop, member, [], { row: { clientNumber } });
  await stage.database.sql('update shop_order set step = $1 where id = $2', [step, order.id]);
  return order;
}

test('a list becomes returns: rows of one order are one parcel, taken once', async () => {
  const amy = await stage.member();
  const sku = await aSku(stage.database, stage.shop, amy, { name: 'Blue cup' });
  const order = await shipped(amy, 'A-1');
  const sheet = await check(
    amy,
    [
      ['A-1', 'sf 100', sku.code, 2, '拒收'],
      ['A-1', '', 'Old lamp', 1, ''],
      ['ELSEWHERE', '', 'Box', 3, ''],
    ],
    { warehouseId, wish: 'restock' },
  );
  expect(sheet).toMatchObject({ state: 'verified', problems: [] });
  expect(await commitImport(senderOf(amy), sheet.importId)).toMatchObject({ code: 200, taken: 3 });
  const rows = await stage.database.sql(
    `select order_id::int, client_number, courier_number, reason, wish, warehouse_id,
       (select json_agg(json_build_array(sku_id, goods_name, quantity) order by position) from return_item
        where return_id = return_parcel.id) as items
     from return_parcel where member_id = $1 order by id`,
    [amy.id],
  );
  const same = { wish: 'restock', warehouse_id: warehouseId };
  expect(rows).toEqual([
    {
      ...same,
      order_id: order.id,
      client_number: 'A-1',
      courier_number: 'SF100',
      reason: '拒收',
      items: [
        [sku.id, 'Blue cup', 2],
        [null, 'Old lamp', 1],
      ],
    },
    {
      ...same,
      order_id: null,
      client_number: 'ELSEWHERE',
      courier_number: '',
      reason: '',
      items: [[null, 'Box', 3]],
    },
  ]);
  expect((await commitImport(senderOf(amy), sheet.importId)).error).toBe('import.over');
});

test('what is known, not sent, named twice or badly written is shown by its cell', async () => {
  const amy = await stage.member();
  const known = await shipped(amy, 'B-1');
  await aReturn(stage.database, stage.shop, amy, { orderId: known.id, warehouseId });
  await shipped(amy, 'B-2', 'toPick');
  await aReturn(stage.database, stage.shop, amy, { clientNumber: 'B-9', warehouseId });
  const twice = await shipped(amy, 'B-3');
  const sheet = await check(amy, [
    ['B-1', '', 'Cup', 1, ''],
    ['B-2', '', 'Cup', 1, ''],
    ['B-3', 'SF1234', 'Cup', 1, ''],
    ['B-3', 'SF9999', 'Cup', 1, ''],
    [twice.number, '', 'Cup', 1, ''],
    ['B-4', '', 'Cup', 0, ''],
    ['B-9', '', 'Cup', 1, ''],
  ]);
  expect(sheet.state).toBe('wrong');
  expect(sheet.problems.map(({ cell, problem }) => [cell, problem])).toEqual(
    expect.arrayContaining([
      ['A2', 'alreadyKnown'],
      ['A3', 'notAllowed'],
      ['B5', 'invalid'],
      ['A6', 'twice'],
      ['D7', 'notWhole'],
      ['A8', 'alreadyKnown'],
    ]),
  );
  const [count] = await stage.database.sql(
    'select count(*)::int as returns from return_parcel where member_id = $1',
    [amy.id],
  );
  expect(count).toEqual({ returns: 2 });
});

test('a parcel has at most fifty kinds of goods', async () => {
  const amy = await stage.member();
  const rows = (kinds: number) => Array.from({ length: kinds }, (_, n) => ['D-1', '', `Cup ${n}`, 1, '']);
  expect(await check(amy, rows(50))).toMatchObject({ state: 'verified' });
  const { problems } = await check(amy, rows(51));
  expect(problems.map(({ cell, problem }) => [cell, problem])).toEqual([['C52', 'notAllowed']]);
});

test('a warehouse of another shop takes nothing', async () => {
  const amy = await stage.member();
  const far = await aPricedLine(stage.database, stage.sister);
  await expect(check(amy, [['C-1', '', 'Cup', 1, '']], { warehouseId: far.warehouseId })).rejects.toThrow();
});
