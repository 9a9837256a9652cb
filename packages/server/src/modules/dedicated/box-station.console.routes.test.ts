import type { ArrivingOrder } from '@onehaul/contract/console/boxes';
import type { Comparison } from '@onehaul/contract/console/comparison';
import { createDedicatedFixture } from '@onehaul/testing/dedicated-fixture';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import type { Reply } from '@onehaul/testing/test-api';
import { afterAll, describe, expect, test } from 'vitest';

const stage = await createDedicatedFixture();
const { database, clerk, service, scan, book, receive, photo, orderRow, orderEvents } = stage;
afterAll(stage.close);

type Found = { order: ArrivingOrder | null; boxNumber: number | null; choices: unknown[] };
const find = (code: string, more: object = {}) => clerk.call('boxes/find', scan({ code, ...more }));
const found = ({ body }: Reply) => body.Data as Found;
const finish = (orderNumber: string) => clerk.call('boxes/finish', scan({ orderNumber }));
const receiveAll = async (
  { Id: id, MainBillCode: number }: Awaited<ReturnType<typeof book>>,
  grams: number[],
) => {
  for (const [index, weight] of grams.entries()) {
    await receive(number, index + 1, weight);
    await photo({ id }, index + 1);
  }
};
const acts = async (id: number) => (await orderEvents(id)).map(({ act }) => act as string);

describe('what is scanned', () => {
  test('finds the order by its number, the number of a box, a mark, or what its sender calls it', async () => {
    const { Id: id, MainBillCode: number } = await book();
    await database.sql(`update expected_box set mark = 'HK-77' where order_id = $1 and box_number = 2`, [id]);
    await database.sql(`update shop_order set client_number = 'PO 9' where id = $1`, [id]);
    const opened = found(await find(number));
    expect(opened.order).toMatchObject({
      number,
      kind: 'dedicated',
      clientNumber: 'PO 9',
      memberCode: stage.amy.code,
      expected: [
        { boxNumber: 1, grams: 1000, receivedAt: null },
        { boxNumber: 2, mark: 'HK-77' },
        { boxNumber: 3, grams: 2000 },
      ],
      boxes: [],
    });
    expect(opened.boxNumber).toBeNull();
    expect(found(await find(`${number}-3`)).boxNumber).toBe(3);
    expect(found(await find(' HK-77 '))).toMatchObject({ boxNumber: 2, order: { number } });
    expect(found(await find('PO 9')).order!.number).toBe(number);
    expect(errorOf(await find('HK-78'))).toBe('box.unexpected');
    expect(errorOf(await find(number, { warehouseId: stage.otherWarehouseId }))).toBe('box.unexpected');
    expect(errorOf(await find(number, { shopId: stage.sister.id }))).toBe('box.unexpected');
    expect(errorOf(await stage.rival.call('boxes/find', scan({ code: number })))).toBe('box.unexpected');
  });

  test('is asked about where several answer to it, those that wait before those that left', async () => {
    const [one, two] = [await book(), await book()];
    await database.sql(`update expected_box set mark = 'TWICE' where order_id = any($1) and box_number = 1`, [
      [one.Id, two.Id],
    ]);
    expect(found(await find('TWICE'))).toMatchObject({
      order: null,
      choices: [{ orderNumber: two.MainBillCode }, { orderNumber: one.MainBillCode }],
    });
    await database.sql(`update shop_order set step = 'shipped' where id = $1`, [two.Id]);
    expect(found(await find('TWICE')).order!.number).toBe(one.MainBillCode);
  });

  test('orders of parcels have no business here', async () => {
    const order = await stage.orderToPick();
    expect(errorOf(await find(order.number))).toBe('box.unexpected');
  });
});

describe('a box on the scale', () => {
  test('is noted once, however often it is sent, and measured anew where it differs', async () => {
    const { Id: id, MainBillCode: number } = await book();
    const received = (await receive(number, 1, 1100)).body.Data as ArrivingOrder;
    expect(received.boxes).toMatchObject([{ boxNumber: 1, grams: 1100, hasProof: false }]);
    expect(received.expected[0]!.receivedAt).not.toBeNull();
    await receive(number, 1, 1100);
    expect((await acts(id)).filter((act) => act === 'boxReceived')).toHaveLength(1);
    await receive(number, 1, 1200);
    expect((await acts(id)).filter((act) => act === 'boxReceived')).toHaveLength(2);
    expect((await orderEvents(id)).at(-1)).toMatchObject({
      actor_id: clerk.id,
      details: { box: 1, weightGrams: 1200 },
    });
  });

  test('must have been announced', async () => {
    const { MainBillCode: number } = await book();
    expect(errorOf(await receive(number, 4))).toBe('box.unexpected');
    const order = await stage.orderToPack();
    expect(errorOf(await receive(order.number, 1))).toBe('box.unexpected');
  });

  test('of another shop is not there, and what is closed stays closed', async () => {
    const booking = await book();
    const { MainBillCode: number } = booking;
    expect(errorOf(await receive(number, 1, 1000, { shopId: stage.sister.id }))).toBe('record.notFound');
    await receiveAll(booking, [1000, 1000, 2000]);
    await finish(number);
    expect(errorOf(await receive(number, 1, 1000))).toBe('ok');
    expect(errorOf(await receive(number, 1, 1001))).toBe('state.illegalStep');
    expect(errorOf(await finish(number))).toBe('state.illegalStep');
  });

  test('waits for the box list where the shop declares the goods', async () => {
    const { MainBillCode: number } = await book({ IsCustoms: 1 });
    expect(errorOf(await receive(number, 1))).toBe('dedicated.boxListMissing');
  });
});

describe('the last box', () => {
  test('asks for all boxes and a photo of each', async () => {
    const { Id: id, MainBillCode: number } = await book();
    await receive(number, 1);
    await receive(number, 2);
    expect(errorOf(await finish(number))).toBe('box.missing');
    await receive(number, 3);
    expect(errorOf(await finish(number))).toBe('order.photoMissing');
    for (const box of [1, 2, 3]) await photo({ id }, box);
    expect(errorOf(await finish(number))).toBe('ok');
  });

  test.each([
    ['cheaper counts', [900, 900, 1900], 3700],
    ['dearer within the tolerance is borne', [1100, 1100, 2100], 4000],
    ['dearer than that is due in full', [1200, 1200, 2200], 4600],
  ] as const)('%s', async (_, grams, total) => {
    const booking = await book();
    expect(booking.AccruedCharge).toBe(40);
    await receiveAll(booking, [...grams]);
    const { comparison } = (await finish(booking.MainBillCode)).body.Data as { comparison: Comparison };
    expect(comparison.dueMinor).toBe(total);
    expect(await orderRow(booking.Id)).toMatchObject({ step: 'packed', total_minor: total, stage: 'unpaid' });
    expect(await stage.told(stage.amy, booking.Id)).toContain('orderPriced');
    await stage.someCash(total);
    await stage.pay({ id: booking.Id });
    expect(await orderRow(booking.Id)).toMatchObject({ step: 'ready', paid_minor: total });
    expect(await stage.notSquare(booking.Id)).toEqual([]);
  });

  test('asks nobody for money where there is a monthly account', async () => {
    const booking = await book();
    await database.sql(`update shop_order set pay_policy = 'monthly', kind = 'peer' where id = $1`, [
      booking.Id,
    ]);
    await receiveAll(booking, [1200, 1200, 2200]);
    await finish(booking.MainBillCode);
    expect(await orderRow(booking.Id)).toMatchObject({ step: 'ready', total_minor: 4600, paid_minor: 0 });
    expect(await acts(booking.Id)).toEqual(
      expect.arrayContaining(['submit', 'boxReceived', 'receive', 'clear']),
    );
  });

  test('leaves what the line does not take before a person', async () => {
    const booking = await book();
    await receive(booking.MainBillCode, 1, 1000, { lengthMillimetres: 2500 });
    await receiveAll(booking, []);
    for (const box of [2, 3]) await receive(booking.MainBillCode, box);
    for (const box of [1, 2, 3]) await photo({ id: booking.Id }, box);
    expect(errorOf(await finish(booking.MainBillCode))).toBe('fee.sideTooLong');
    expect(await orderRow(booking.Id)).toMatchObject({ step: 'awaitingArrival', exception: 'overLimit' });
  });
});

describe('boxes that do not come', () => {
  const shipShort = (orderNumber: string, who = service) =>
    who.call('boxes/shipShort', scan({ orderNumber, reason: 'The sender knows' }));

  test('put the order before a person, and the last one that comes clears it', async () => {
    const booking = await book();
    const { Id: id, MainBillCode: number } = booking;
    await receiveAll(booking, [1000, 1000]);
    await clerk.call('boxes/short', scan({ orderNumber: number, note: 'One pallet only' }));
    expect(await orderRow(id)).toMatchObject({ exception: 'short', exception_note: '#3: One pallet only' });
    await receive(number, 3);
    await photo({ id }, 3);
    expect(errorOf(await clerk.call('boxes/short', scan({ orderNumber: number })))).toBe('record.notFound');
    expect(errorOf(await finish(number))).toBe('ok');
    expect(await orderRow(id)).toMatchObject({ step: 'packed', exception: null });
  });

  test('are left behind when somebody who may decides so, at the price of what came', async () => {
    const booking = await book();
    const { Id: id, MainBillCode: number } = booking;
    await receiveAll(booking, [1000, 1000]);
    await clerk.call('boxes/short', scan({ orderNumber: number }));
    expect(errorOf(await shipShort(number, clerk))).toBe('access.forbidden');
    expect(errorOf(await shipShort(number))).toBe('ok');
    expect(await orderRow(id)).toMatchObject({ step: 'packed', exception: null, total_minor: 2000 });
    const said = (await orderEvents(id)).find(
      ({ act, reason }) => act === 'short' && reason === 'The sender knows',
    );
    expect(said).toMatchObject({ details: { missing: [3] } });
  });

  test('nothing is sent of an order of which nothing came, nor past another exception', async () => {
    const booking = await book();
    expect(errorOf(await shipShort(booking.MainBillCode))).toBe('order.boxMissing');
    await receiveAll(booking, [1000]);
    await database.sql(`update shop_order set exception = 'damage', exception_at = now() where id = $1`, [
      booking.Id,
    ]);
    expect(errorOf(await shipShort(booking.MainBillCode))).toBe('order.hasException');
    expect(errorOf(await shipShort(booking.MainBillCode, stage.rival))).toBe('record.notFound');
  });
});

test('two people close the same order once', async () => {
  const booking = await book();
  await receiveAll(booking, [1000, 1000, 2000]);
  const replies = await Promise.all([finish(booking.MainBillCode), finish(booking.MainBillCode)]);
  expect(replies.map(errorOf).toSorted()).toEqual(['ok', 'state.illegalStep']);
  expect((await acts(booking.Id)).filter((act) => act === 'receive')).toHaveLength(1);
});
