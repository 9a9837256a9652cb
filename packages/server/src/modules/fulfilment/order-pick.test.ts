import type { Wave } from '@onehaul/contract/console/fulfilment';
import { aBin, aParcel } from '@onehaul/testing/parcel-builders';
import { errorOf, seconds } from '@onehaul/testing/parcel-fixture';
import { createFulfilmentFixture, type WorkOrder } from '@onehaul/testing/fulfilment-fixture';
import type { Reply } from '@onehaul/testing/test-api';
import { afterAll, afterEach, describe, expect, test } from 'vitest';

const stage = await createFulfilmentFixture();
const {
  database,
  shop,
  warehouseId,
  otherWarehouseId,
  amy,
  clerk,
  scan,
  orderToPick,
  orderRow,
  orderEvents,
} = stage;
afterAll(stage.close);
// Removes waiting orders, so that tests do not affect each other.
afterEach(() =>
  database.sql(`update shop_order set exception = 'other', exception_at = now() where step = 'toPick'`),
);

const start = async (more: object = {}) =>
  ((await clerk.call('pick/startWave', scan(more))).body.Data as { wave: Wave | null }).wave;
const pick = (courierNumber: string, more: object = {}) =>
  clerk.call('pick/pickParcel', scan({ courierNumber, ...more }));
const picked = ({ body }: Reply) => body.Data as { outcome: string; isWaveDone: boolean };
const numbers = (orders: readonly WorkOrder[]) => orders.map(({ number }) => number);
const waveOf = async (id: number) => (await database.sql('select * from wave where id = $1', [id]))[0]!;

describe('a wave', () => {
  test('takes the longest waiting orders of its warehouse, and only so many', async () => {
    const [first, second] = [await orderToPick(), await orderToPick()];
    const third = await orderToPick();
    const elsewhere = await orderToPick({ warehouseId: otherWarehouseId });
    const wave = (await start({ most: 2 }))!;
    expect(wave.parcels.map(({ orderNumber }) => orderNumber)).toEqual(numbers([first, second]));
    expect([await orderRow(first.id), await orderRow(third.id), await orderRow(elsewhere.id)]).toMatchObject([
      { step: 'picking', wave_id: wave.id },
      { step: 'toPick', wave_id: null },
      { step: 'toPick' },
    ]);
    expect(await waveOf(wave.id)).toMatchObject({ state: 'open', staff_id: clerk.id });
    const { waves, waiting } = (await clerk.call('pick/openWaves', scan())).body.Data as {
      waves: object[];
      waiting: number;
    };
    expect(waiting).toBe(1);
    expect(waves).toEqual([
      expect.objectContaining({ id: wave.id, orderCount: 2, parcelCount: 2, pickedCount: 0 }),
    ]);
  });

  test('goes by the way through the aisles, then by order; what lies in no bin comes last', async () => {
    const order = await orderToPick({ grams: [100, 200, 300] });
    const [near, far] = [await aBin(database, shop, warehouseId), await aBin(database, shop, warehouseId)];
    const [one, two, three] = order.parcels;
    await database.sql('update parcel set bin_id = $1 where id = $2', [far.id, one!.id]);
    await database.sql('update parcel set bin_id = $1 where id = $2', [near.id, three!.id]);
    const wave = (await start())!;
    expect(wave.parcels.map(({ courierNumber, binCode }) => [courierNumber, binCode])).toEqual([
      [three!.courierNumber, near.code],
      [one!.courierNumber, far.code],
      [two!.courierNumber, ''],
    ]);
    expect((await clerk.call('pick/getWave', scan({ id: wave.id }))).body.Data).toEqual(
      JSON.parse(JSON.stringify(wave)),
    );
  });

  test('takes the orders that are named, or none of them', async () => {
    const [first, second] = [await orderToPick(), await orderToPick()];
    const named = (orderNumbers: string[]) => clerk.call('pick/startWave', scan({ orderNumbers }));
    expect(errorOf(await named([second.number, 'ABCDEFGHJK']))).toBe('record.notFound');
    expect(await orderRow(second.id)).toMatchObject({ step: 'toPick' });
    expect(errorOf(await named([second.number.toLowerCase()]))).toBe('ok');
    expect(await orderRow(second.id)).toMatchObject({ step: 'picking' });
    expect(errorOf(await named([first.number, second.number]))).toBe('state.illegalStep');
    expect(await orderRow(first.id)).toMatchObject({ step: 'toPick' });
    await database.sql(`update shop_order set exception = 'address', exception_at = now() where id = $1`, [
      first.id,
    ]);
    expect(errorOf(await named([first.number]))).toBe('order.hasException');
  });

  test('leaves out what a person has to look at, and is none when nothing waits', async () => {
    const order = await orderToPick();
    await database.sql(`update shop_order set exception = 'address', exception_at = now() where id = $1`, [
      order.id,
    ]);
    expect(await start()).toBeNull();
    expect(await database.sql('select 1 from wave where created_at = now()')).toEqual([]);
  });
});

describe('picking', () => {
  test('marks a parcel; the last one sends its order to the table, and ends the wave', async () => {
    const order = await orderToPick({ grams: [100, 200] });
    const wave = (await start())!;
    const [one, two] = order.parcels.map(({ courierNumber }) => courierNumber);
    expect((await pick(one!.toLowerCase(), { waveId: wave.id })).body.Data).toMatchObject({
      outcome: 'picked',
      orderNumber: order.number,
      pickedCount: 1,
      parcelCount: 2,
      isWaveDone: false,
    });
    expect(await orderRow(order.id)).toMatchObject({ step: 'picking' });
    expect((await pick(two!)).body.Data).toMatchObject({
      outcome: 'complete',
      pickedCount: 2,
      isWaveDone: true,
    });
    expect(await orderRow(order.id)).toMatchObject({ step: 'packing' });
    expect(await waveOf(wave.id)).toMatchObject({ state: 'done', done_at: expect.any(Date) });
    expect((await orderEvents(order.id)).map(({ act }) => act)).toEqual(['submit', 'pay', 'pick', 'picked']);
    const rows = await database.sql('select picked_by from order_parcel where order_id = $1', [order.id]);
    expect(rows).toEqual([{ picked_by: clerk.id }, { picked_by: clerk.id }]);
  });

  test('the same scan within a minute is the same, and later it was picked before', async () => {
    const order = await orderToPick({ grams: [100, 200] });
    await start();
    const number = order.parcels[0]!.courierNumber;
    expect(picked(await pick(number, { scannedAt: seconds(-300) })).outcome).toBe('picked');
    const [kept] = await database.sql(
      'select picked_at from order_parcel where order_id = $1 and picked_at is not null',
      [order.id],
    );
    expect(picked(await pick(number, { scannedAt: seconds(-241) })).outcome).toBe('again');
    expect(picked(await pick(number, { scannedAt: seconds(-230) })).outcome).toBe('known');
    const [after] = await database.sql(
      'select picked_at from order_parcel where order_id = $1 and picked_at is not null',
      [order.id],
    );
    expect(after).toEqual(kept);
  });

  test('not a parcel of another wave, of no order, of another warehouse or of nobody', async () => {
    const [order, other] = [await orderToPick(), await orderToPick()];
    const mine = (await start({ orderNumbers: [order.number] }))!;
    await start({ orderNumbers: [other.number] });
    const ofOther = other.parcels[0]!.courierNumber;
    expect(errorOf(await pick(ofOther, { waveId: mine.id }))).toBe('order.wrongParcel');
    const loose = await aParcel(database, { shop, member: amy, warehouseId, state: 'stored' });
    expect(errorOf(await pick(loose.courierNumber))).toBe('order.wrongParcel');
    expect(errorOf(await pick('SF000000000009'))).toBe('parcel.notKnown');
    expect(errorOf(await pick(ofOther, { warehouseId: otherWarehouseId }))).toBe('parcel.elsewhere');
    const waiting = await orderToPick();
    expect(errorOf(await pick(waiting.parcels[0]!.courierNumber))).toBe('order.wrongParcel');
    const marked = await database.sql(
      'select 1 from order_parcel where picked_at is not null and order_id = any($1)',
      [[order.id, other.id, waiting.id]],
    );
    expect(marked).toEqual([]);
  });

  test('not with a clock that is days ahead', async () => {
    const order = await orderToPick();
    await start();
    const { courierNumber } = order.parcels[0]!;
    expect(errorOf(await pick(courierNumber, { scannedAt: seconds(86_400) }))).toBe('input.invalid');
  });

  test('made offline and sent twice happens once', async () => {
    const order = await orderToPick();
    await start();
    const { courierNumber } = order.parcels[0]!;
    const key = { 'idempotency-key': 'a-scan-of-the-outbox-0001' };
    const draft = scan({ courierNumber, scannedAt: seconds(-3600) });
    const first = await clerk.call('pick/pickParcel', draft, key);
    const second = await clerk.call('pick/pickParcel', draft, key);
    expect(picked(first).outcome).toBe('complete');
    expect(second.body.Data).toEqual(first.body.Data);
  });

  test('the last parcels of two orders at once end their wave', async () => {
    const orders = [await orderToPick(), await orderToPick(), await orderToPick()];
    const wave = (await start())!;
    const replies = await Promise.all(orders.map(({ parcels }) => pick(parcels[0]!.courierNumber)));
    expect(replies.filter((reply) => picked(reply).isWaveDone)).toHaveLength(1);
    expect(await waveOf(wave.id)).toMatchObject({ state: 'done' });
  });
});

describe('what is not found', () => {
  test('puts its order before a person; the others go on, and finding it goes on by itself', async () => {
    const [order, other] = [await orderToPick({ grams: [100, 200] }), await orderToPick()];
    const wave = (await start())!;
    const [one, two] = order.parcels.map(({ courierNumber }) => courierNumber);
    await pick(one!);
    expect(errorOf(await clerk.call('pick/shortPick', scan({ courierNumber: one })))).toBe(
      'order.wrongParcel',
    );
    const reply = await clerk.call('pick/shortPick', scan({ courierNumber: two, note: 'bin empty' }));
    expect(reply.body.Data).toEqual({ orderNumber: order.number });
    expect(await orderRow(order.id)).toMatchObject({
      step: 'picking',
      exception: 'short',
      exception_note: `${two}: bin empty`,
      exception_at: expect.any(Date),
    });
    expect((await orderEvents(order.id)).at(-1)).toMatchObject({ act: 'short', actor_id: clerk.id });
    expect(picked(await pick(other.parcels[0]!.courierNumber))).toMatchObject({
      outcome: 'complete',
      isWaveDone: false,
    });
    expect(picked(await pick(two!))).toMatchObject({ outcome: 'complete', isWaveDone: true });
    expect(await orderRow(order.id)).toMatchObject({ step: 'packing', exception: null, exception_at: null });
    expect((await orderEvents(order.id)).slice(-2).map(({ act }) => act)).toEqual(['resolve', 'picked']);
    expect(await waveOf(wave.id)).toMatchObject({ state: 'done' });
  });
});

describe('putting back', () => {
  test('lets an order wait again with its parcels in their bins, and ends an empty wave', async () => {
    const order = await orderToPick({ grams: [100, 200] });
    const wave = (await start())!;
    await pick(order.parcels[0]!.courierNumber);
    expect(errorOf(await clerk.call('pick/putBack', scan({ orderNumber: order.number })))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ step: 'toPick', wave_id: null });
    expect(
      await database.sql('select picked_at, picked_by from order_parcel where order_id = $1', [order.id]),
    ).toEqual([
      { picked_at: null, picked_by: null },
      { picked_at: null, picked_by: null },
    ]);
    expect(await waveOf(wave.id)).toMatchObject({ state: 'done' });
    expect(errorOf(await clerk.call('pick/putBack', scan({ orderNumber: order.number })))).toBe(
      'state.illegalStep',
    );
  });
});
