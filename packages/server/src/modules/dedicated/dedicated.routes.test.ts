import { aCustomsRule } from '@onehaul/testing/customs-builders';
import { listRow, createDedicatedFixture } from '@onehaul/testing/dedicated-fixture';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { readSheetFile } from '@onehaul/testing/sheet-file';
import type { Reply } from '@onehaul/testing/test-api';
import { afterAll, describe, expect, test } from 'vitest';

const stage = await createDedicatedFixture();
const { database, amy, ben, call, form, goods, book, upload, checked, take, clerk, shop, orderRow } = stage;
afterAll(stage.close);
await aCustomsRule(database, { id: 'vague', kind: 'stopWord', words: ['礼品'] });
await aCustomsRule(database, { id: 'matches', kind: 'refused', words: ['火柴'] });

const dataOf = <T = Record<string, unknown>>({ body }: Reply) => body.Data as T;
const quote = (more: object = {}) => call(amy, '/Dedicated_Order/Quote', { ...goods, ...more });
const add = (more: object = {}) => call(amy, '/Dedicated_Order/AddData', { ...form, ...more });
const get = (id: number, who: { id: number } = amy) => call(who, '/Dedicated_Order/GetTheData', { Id: id });
const invoice = (id: number, who: { id: number } = amy) =>
  call(who, '/Dedicated_Order/GetInvoice', { Id: id });

/** A list of three boxes: shirts in two, and in the third. */
const rightList = [
  listRow({ 'Box no.': '1-2', Boxes: '2', Mark: 'HK-1' }),
  listRow({ 'Box no.': '3', 'Name (Chinese)': '棉袜', 'Name (English)': 'Cotton socks', 'Unit value': '3' }),
];
/** Makes each file unique, because the same file is not accepted twice. */
let lists = 0;
const newList = () => rightList.map((row, index) => (index === 0 ? row.with(1, `HK-${++lists}`) : row));
async function takeList(id: number, rows = newList()) {
  const { ImportId } = dataOf<{ ImportId: string }>(await upload(id, rows));
  const found = await checked(ImportId);
  return { ...found, reply: await take(ImportId) };
}
async function receiveAll({ Id: id, MainBillCode: number }: { Id: number; MainBillCode: string }) {
  for (const box of [1, 2, 3]) {
    await stage.receive(number, box);
    await stage.photo({ id }, box);
  }
  return clerk.call('boxes/finish', stage.scan({ orderNumber: number }));
}

describe('a price', () => {
  test('is explained, by the line that warehouse, destination, carrier and speed name', async () => {
    expect(dataOf(await quote())).toMatchObject({
      ChannelId: stage.lineId,
      PayPolicy: 'afterPacking',
      PieceCount: 3,
      Fee: { AccruedCharge: 40, ActualWeight: 4, Lines: [{ Rule: 'freight', Amount: 40 }] },
    });
    expect(dataOf<{ Rows: unknown[] }>(await call(amy, '/Dedicated_Order/GetWays')).Rows).toContainEqual(
      expect.objectContaining({ ChannelId: stage.lineId, WareHouseId: stage.warehouseId }),
    );
  });

  test('needs weights and sizes of the same packages, a line, and goods it takes', async () => {
    const one = [{ GrossWeight: 1 }];
    const differ = await quote({ Weights: one });
    expect([errorOf(differ), differ.body.Msg]).toEqual([
      'dedicated.rowsDiffer',
      'Weights are given for 1 packages, but sizes for 3.',
    ]);
    const many = { GrossWeight: 1, Quantity: 50 };
    expect(
      errorOf(
        await quote({
          Weights: [many, many],
          Sizes: [
            { Length: 1, Width: 1, Height: 1, Quantity: 50 },
            { Length: 1, Width: 1, Height: 1, Quantity: 50 },
          ],
        }),
      ),
    ).toBe('fee.tooManyBoxes');
    expect(errorOf(await quote({ Weights: [{ GrossWeight: 1, TareWeight: 1, Quantity: 3 }] }))).toBe(
      'input.invalid',
    );
    expect(errorOf(await quote({ TimerId: 999 }))).toBe('dedicated.noWay');
    expect(errorOf(await quote({ GoodsTypeId: 999 }))).toBe('dedicated.noWay');
  });

  test('is not to be had on lines that are closed or granted to few', async () => {
    for (const how of ['is_open = false', 'is_private = true']) {
      await database.sql(`update line set ${how} where id = $1`, [stage.lineId]);
      expect(errorOf(await quote()), how).toBe('dedicated.noWay');
      await database.sql('update line set is_open = true, is_private = false where id = $1', [stage.lineId]);
    }
  });
});

describe('a booking', () => {
  test('is an order that waits for its packages, each announced', async () => {
    const booked = dataOf(await add({ ClientCode: amy.code, Rem: 'Fragile', RecipientEmail: 'a@b.test' }));
    expect(booked).toMatchObject({
      OrderSource: 7,
      Step: 'awaitingArrival',
      PayPolicy: 'afterPacking',
      AccruedCharge: 40,
      DueAmount: 0,
      PieceCount: 3,
      ReceivedCount: 0,
      IsCustoms: 0,
      Stages: ['quote', 'booked'],
    });
    expect(dataOf(await get(booked.Id as number))).toMatchObject({
      RecipientEmail: 'a@b.test',
      Weights: [{ GrossWeight: 1, TareWeight: 0, Quantity: 2 }, { GrossWeight: 2 }],
      BoxList: [],
    });
    const boxes = await database.sql(
      'select box_number, weight_grams, length_mm from expected_box where order_id = $1 order by 1',
      [booked.Id],
    );
    expect(boxes.map(({ weight_grams: grams }) => grams)).toEqual([1000, 1000, 2000]);
  });

  test('is for nobody else, and not of what customs refuses or cannot understand', async () => {
    expect(errorOf(await add({ ClientCode: ben.code }))).toBe('record.notFound');
    expect(errorOf(await add({ GoodsName: '' }))).toBe('input.invalid');
    expect(errorOf(await add({ GoodsName: '火柴' }))).toBe('customs.refused');
    expect(errorOf(await add({ GoodsName: '礼品' }))).toBe('customs.stopWord');
  });

  test('is seen by its owner alone, in lists too', async () => {
    const { Id: id, MainBillCode: number } = await book();
    expect(errorOf(await get(id, ben))).toBe('record.notFound');
    expect(errorOf(await invoice(id, ben))).toBe('record.notFound');
    expect(errorOf(await upload(id, rightList, ben))).toBe('record.notFound');
    const page = (who: { id: number }, more: object = {}) =>
      call(who, '/Dedicated_Order/GetDataPage', { KeyWord: number, ...more });
    expect(dataOf(await page(amy))).toMatchObject({ Total: 1, Rows: [{ Id: id, PieceCount: 3 }] });
    expect(dataOf(await page(amy, { Stage: 'shipped' }))).toMatchObject({ Total: 0 });
    expect(dataOf(await page(ben))).toMatchObject({ Total: 0 });
    const merged = await stage.orderToPick();
    expect(errorOf(await get(merged.id))).toBe('record.notFound');
  });

  test('is taken back like any order, until its packages have come', async () => {
    const { Id: id } = await book();
    const cancel = await stage.api.put(
      'harbour.test',
      '/Order/DeleteData',
      { Ids: [id] },
      {
        authorization: `Bearer ${shop.id}:${amy.id}`,
        'idempotency-key': crypto.randomUUID(),
      },
    );
    expect(errorOf(cancel)).toBe('ok');
    expect(errorOf(await upload(id, rightList))).toBe('dedicated.over');
    expect(errorOf(await invoice(id))).toBe('dedicated.over');
  });
});

describe('a box list', () => {
  test('is taken whole: goods are declared, marks are known, the story tells it', async () => {
    const { Id: id, MainBillCode: number } = await book({ IsCustoms: 1 });
    const { Sheet, reply } = await takeList(id, [rightList[0]!.with(1, 'HK-A'), rightList[1]!]);
    expect([Sheet.State, errorOf(reply)]).toEqual(['verified', 'ok']);
    expect(dataOf(await get(id))).toMatchObject({
      Stages: ['quote', 'booked', 'boxList'],
      BoxList: [
        {
          BoxNo: 1,
          Boxes: 2,
          Mark: 'HK-A',
          GoodsNameCN: '纯棉T恤',
          PiecesPerBox: 10,
          GrossWeight: 1,
          Price: 25,
        },
        { BoxNo: 3, GoodsNameEN: 'Cotton socks' },
      ],
    });
    expect(await orderRow(id)).toMatchObject({
      declared_minor: 53000,
      declaration: [{ quantity: 20, unitPriceCents: 2500 }, { quantity: 10 }],
    });
    expect((await stage.orderEvents(id)).at(-1)).toMatchObject({
      act: 'boxList',
      details: { boxes: 3, goods: 2 },
    });
    // Two boxes have the mark: it identifies the order, not the box.
    expect(dataOf(await clerk.call('boxes/find', stage.scan({ code: 'HK-A' })))).toMatchObject({
      boxNumber: null,
      order: { number },
    });
    const again = await takeList(id);
    expect(errorOf(again.reply)).toBe('ok');
    expect(await database.sql('select 1 from box_list_line where order_id = $1', [id])).toHaveLength(2);
    expect(errorOf(await stage.receive(number, 1))).toBe('ok');
  });

  test.each([
    ['Net (kg)', '1.2', 'invalid'],
    ['Box no.', '4', 'notListed'],
    ['Box no.', 'first', 'invalid'],
    ['HS code', '61A9', 'invalid'],
    ['Origin', '中国', 'invalid'],
    ['Boxes', '0', 'notWhole'],
    ['Name (Chinese)', '火柴', 'notAllowed'],
    ['Name (Chinese)', '礼品', 'notAllowed'],
  ])('says which cell is wrong: %s %s', async (heading, said, problem) => {
    const { Id: id } = await book();
    const wrong = listRow({ [heading]: said });
    const { Sheet, Rows, reply } = await takeList(id, [wrong, ...newList()]);
    expect(Sheet.State).toBe('wrong');
    expect(Rows[0]).toMatchObject({ Row: 2, Problems: [{ Heading: heading, Said: said, Problem: problem }] });
    expect(errorOf(reply)).toBe('import.hasErrors');
  });

  test('speaks of every booked box', async () => {
    const { Id: id } = await book();
    const { Sheet, reply } = await takeList(id, [newList()[0]!]);
    expect([Sheet.State, errorOf(reply)]).toEqual(['verified', 'dedicated.boxListDiffers']);
    expect(reply.body.Msg).toBe('The box list has 2 boxes, but the booking has 3.');
    expect(await database.sql('select 1 from box_list_line where order_id = $1', [id])).toEqual([]);
  });

  test('comes before the goods, not after', async () => {
    const booking = await book();
    await receiveAll(booking);
    expect(errorOf(await upload(booking.Id, newList()))).toBe('dedicated.over');
  });

  test('that was checked before the goods came is not taken after', async () => {
    const booking = await book();
    const { ImportId } = dataOf<{ ImportId: string }>(await upload(booking.Id, newList()));
    await checked(ImportId);
    await receiveAll(booking);
    expect(errorOf(await take(ImportId))).toBe('dedicated.over');
  });
});

describe('the invoice', () => {
  test('is made of the box list once the goods were received, under one number for ever', async () => {
    const booking = await book();
    expect(errorOf(await invoice(booking.Id))).toBe('dedicated.boxListMissing');
    await takeList(booking.Id);
    expect(errorOf(await invoice(booking.Id))).toBe('dedicated.notReceived');
    await receiveAll(booking);
    const made = dataOf<{ Name: string; Type: string; Content: string }>(await invoice(booking.Id));
    expect(made).toMatchObject({ Name: `CI${booking.MainBillCode}.pdf`, Type: 'application/pdf' });
    expect(Buffer.from(made.Content, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    const given = () =>
      database.sql('select invoice_number, invoiced_at from dedicated_order where order_id = $1', [
        booking.Id,
      ]);
    const [first] = await given();
    await Promise.all([invoice(booking.Id), invoice(booking.Id)]);
    expect(await given()).toEqual([first]);
    expect(dataOf(await get(booking.Id))).toMatchObject({
      InvoiceCode: `CI${booking.MainBillCode}`,
      Stages: ['quote', 'booked', 'boxList', 'received', 'invoiced'],
    });
  });
});

describe('the desk', () => {
  const desk = (path: string, body: object = {}, who = clerk) => who.call(`dedicated/${path}`, body);

  test('sees bookings of the company by what they wait for', async () => {
    const waiting = await book({ IsCustoms: 1 });
    const coming = await book();
    const there = await book();
    await takeList(there.Id);
    await receiveAll(there);
    const numbers = async (queue?: string) =>
      dataOf<{ items: { number: string }[] }>(await desk('list', { queue })).items.map(
        ({ number }) => number,
      );
    expect(await numbers('boxList')).toContain(waiting.MainBillCode);
    expect(await numbers('arrival')).toContain(coming.MainBillCode);
    expect(await numbers('house')).toContain(there.MainBillCode);
    expect(await numbers('arrival')).not.toContain(waiting.MainBillCode);
    expect(await numbers()).toEqual(expect.arrayContaining([waiting.MainBillCode, there.MainBillCode]));
    const counts = dataOf<Record<string, number>>(await desk('counts'));
    expect(counts.boxList).toBe((await numbers('boxList')).length);
    await database.sql(`update shop_order set exception = 'short', exception_at = now() where id = $1`, [
      coming.Id,
    ]);
    expect(await numbers('exception')).toContain(coming.MainBillCode);
    expect(dataOf<{ items: unknown[] }>(await desk('list', { shopId: stage.sister.id })).items).toEqual([]);
    expect(dataOf<{ items: unknown[] }>(await desk('list', {}, stage.rival)).items).toEqual([]);
  });

  test('reads box lists, exports them, and issues invoices', async () => {
    const booking = await book();
    const which = { shopId: shop.id, id: booking.Id };
    expect(errorOf(await desk('boxListFile', which))).toBe('dedicated.boxListMissing');
    await takeList(booking.Id);
    expect(dataOf(await desk('get', which))).toMatchObject({
      number: booking.MainBillCode,
      memberCode: amy.code,
      boxList: [{ boxCount: 2 }, { nameChinese: '棉袜' }],
    });
    const file = dataOf<{ content: string }>(await desk('boxListFile', which));
    const { rows } = await readSheetFile(Buffer.from(file.content, 'base64'));
    expect(rows[1]).toEqual(expect.arrayContaining(['1-2', '纯棉T恤', '20', '40 × 30 × 20']));
    expect(errorOf(await desk('issueInvoice', which))).toBe('dedicated.notReceived');
    expect(errorOf(await desk('invoice', which))).toBe('record.notFound');
    await receiveAll(booking);
    expect(dataOf(await desk('issueInvoice', which))).toEqual({ invoiceNumber: `CI${booking.MainBillCode}` });
    expect(dataOf(await desk('invoice', which))).toMatchObject({ type: 'application/pdf' });
    for (const path of ['get', 'boxListFile', 'issueInvoice', 'invoice'])
      expect(errorOf(await desk(path, which, stage.rival)), path).toBe('record.notFound');
    expect(errorOf(await desk('get', { ...which, shopId: stage.sister.id }))).toBe('record.notFound');
  });
});

test('a shop without the module has none of it', async () => {
  const sister = (path: string) =>
    stage.api.post('sister.test', path, {}, { authorization: `Bearer ${stage.sister.id}:${amy.id}` });
  expect(errorOf(await sister('/Dedicated_Order/GetWays'))).toBe('access.moduleOff');
});
