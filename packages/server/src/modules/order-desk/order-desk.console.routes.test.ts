import type { OrderForStaff, OrderRow } from '@onehaul/contract/console/orders';
import { createBatchFixture } from '@onehaul/testing/batch-fixture';
import { aMember } from '@onehaul/testing/member-builders';
import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { createFulfilmentFixture } from '@onehaul/testing/fulfilment-fixture';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: Awaited<ReturnType<typeof createBatchFixture>>;
beforeAll(async () => {
  stage = await createBatchFixture();
});
afterAll(() => stage.close());

const dataOf = <T>({ body }: { body: { Data?: unknown } }) => body.Data as T;
type Page = { items: OrderRow[]; total: number };

describe('search', () => {
  test('by number, a box, the carrier’s number, a member’s code, step, shop and warehouse', async () => {
    const { readyOrder, clerk, shop, sister, database, amy, warehouseId, otherWarehouseId } = stage;
    const order = await readyOrder({ row: { carrierBillNumber: 'HCT5550001' } });
    const elsewhere = await aMember(database, sister);
    const other = await anOrder(database, sister, elsewhere, { step: 'toPick' });
    const find = async (filter: object) =>
      dataOf<Page>(await clerk.call('orders/list', { pageRows: 100, ...filter }));
    const ids = async (filter: object) => (await find(filter)).items.map(({ id }) => id);
    for (const search of [
      order.number,
      order.number.slice(0, 6).toLowerCase(),
      order.codes[0],
      'hct555',
      ` ${order.number} `,
    ])
      expect(await ids({ search }), search).toEqual([order.id]);
    expect(await ids({ search: amy.code })).toContain(order.id);
    expect(await ids({ search: elsewhere.code })).toEqual([other.id]);
    expect(await ids({})).toEqual(expect.arrayContaining([order.id, other.id]));
    expect(await ids({ shopId: sister.id })).toEqual([other.id]);
    expect(await ids({ step: 'ready', shopId: shop.id, warehouseId })).toContain(order.id);
    expect(await ids({ step: 'ready', warehouseId: otherWarehouseId })).toEqual([]);
    expect(await ids({ step: 'toPick' })).toEqual([other.id]);
    expect((await find({ search: 'NOTHING99999' })).total).toBe(0);
  });

  test('newest first, page by page', async () => {
    const { readyOrder, clerk } = stage;
    const orders = [await readyOrder(), await readyOrder(), await readyOrder()];
    const page = async (pageIndex: number) =>
      dataOf<Page>(await clerk.call('orders/list', { step: 'ready', pageRows: 2, pageIndex }));
    const first = await page(1);
    expect(first.items.map(({ id }) => id)).toEqual([orders[2]!.id, orders[1]!.id]);
    expect((await page(2)).items[0]!.id).toBe(orders[0]!.id);
    expect(first.total).toBeGreaterThanOrEqual(3);
  });

  test('another company finds and opens nothing', async () => {
    const { readyOrder, rival, shop } = stage;
    const order = await readyOrder();
    expect(dataOf<Page>(await rival.call('orders/list', { search: order.number })).total).toBe(0);
    expect(dataOf<Page>(await rival.call('orders/list', { shopId: shop.id })).items).toEqual([]);
    const which = { shopId: shop.id, id: order.id };
    expect(errorOf(await rival.call('orders/get', which))).toBe('record.notFound');
    const printed = { shopId: shop.id, ids: [order.id] };
    expect(errorOf(await rival.call('orders/printLabels', printed))).toBe('record.notFound');
    expect(errorOf(await rival.call('orders/printSheet', printed))).toBe('record.notFound');
  });
});

test('one order with its story; of the receiver’s phone only the ends', async () => {
  const { readyOrder, clerk, shop } = stage;
  const order = await readyOrder({ boxes: 2, row: { receiverPhone: '0912345678', receiverName: '陳小姐' } });
  const shown = dataOf<OrderForStaff>(await clerk.call('orders/get', { shopId: shop.id, id: order.id }));
  expect(shown).toMatchObject({
    number: order.number,
    step: 'ready',
    receiverName: '陳小姐',
    receiverPhone: '091****678',
    idCardTail: '',
    boxes: [{ boxNumber: 1 }, { boxNumber: 2 }],
    payments: [],
    events: [{ act: 'submit' }],
  });
  expect(shown.parcels).toHaveLength(2);
  expect(JSON.stringify(shown)).not.toContain('0912345678');
});

test('labels for every box, a sheet for every order; none for what is not packed', async () => {
  const { readyOrder, clerk, shop } = stage;
  const packed = await readyOrder({ boxes: 3 });
  const early = await readyOrder({ step: 'toPick' });
  const printed = async (path: string, ids: number[]) => clerk.call(path, { shopId: shop.id, ids });
  const labels = dataOf<{ content: string; type: string }>(await printed('orders/printLabels', [packed.id]));
  const text = Buffer.from(labels.content, 'base64').toString('latin1');
  expect(text.match(/\/Type \/Page\n/g)).toHaveLength(3);
  expect(labels.type).toBe('application/pdf');
  expect(errorOf(await printed('orders/printLabels', [packed.id, early.id]))).toBe('order.boxMissing');
  expect(errorOf(await printed('orders/printSheet', [packed.id, early.id]))).toBe('ok');
});

describe('the carrier’s number', () => {
  test('is one order’s of a shop and carrier, also when two people give it at once', async () => {
    const { readyOrder, clerk, shop, database, warehouseId, orderRow } = stage;
    const [first, second] = [await readyOrder(), await readyOrder()];
    const otherCarrier = await readyOrder({ line: await aPricedLine(database, shop, { warehouseId }) });
    const give = (id: number, billNumber: string) =>
      clerk.call('orders/setBillNumber', { shopId: shop.id, id, billNumber });
    const replies = await Promise.all([give(first.id, 'tw-900'), give(second.id, 'TW-900')]);
    expect(replies.map(errorOf).toSorted()).toEqual(['ok', 'order.billNumberTaken']);
    expect(errorOf(await give(otherCarrier.id, 'TW-900'))).toBe('ok');
    const winner = errorOf(replies[0]!) === 'ok' ? first : second;
    expect(await orderRow(winner.id)).toMatchObject({ carrier_bill_number: 'TW-900' });
    expect(errorOf(await give(winner.id, 'TW-900'))).toBe('ok');
    expect(errorOf(await give(winner.id, ''))).toBe('ok');
    expect(await orderRow(winner.id)).toMatchObject({ carrier_bill_number: null });
    expect(errorOf(await give(winner.id, "'; drop"))).toBe('input.invalid');
  });
});

describe('exceptions', () => {
  test('raised by who works, resolved by who decides; the longest waiting first', async () => {
    const { readyOrder, clerk, service, shop, orderRow, actsOf } = stage;
    const order = await readyOrder();
    const which = { shopId: shop.id, id: order.id };
    const raise = (who: typeof clerk, exception: string) =>
      who.call('exceptions/raise', { ...which, exception, note: 'seal broken' });
    expect(errorOf(await raise(service, 'damage'))).toBe('access.forbidden');
    expect(errorOf(await raise(clerk, 'damage'))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ exception: 'damage', step: 'ready' });
    const board = dataOf<Page>(await clerk.call('exceptions/list', { exception: 'damage' }));
    expect(board.items.map(({ id }) => id)).toContain(order.id);
    expect(dataOf<Page>(await clerk.call('exceptions/list', { exception: 'late' })).items).toEqual([]);
    const { items } = dataOf<{ items: { exception: string; orders: number; overDay: number }[] }>(
      await clerk.call('exceptions/ages'),
    );
    expect(items).toContainEqual(expect.objectContaining({ exception: 'damage', orders: 1, overDay: 0 }));
    const resolve = (who: typeof clerk) => who.call('exceptions/resolve', { ...which, note: 'resealed' });
    expect(errorOf(await resolve(clerk))).toBe('access.forbidden');
    expect(errorOf(await resolve(service))).toBe('ok');
    expect(errorOf(await resolve(service))).toBe('record.notFound');
    expect(await orderRow(order.id)).toMatchObject({ exception: null, exception_at: null });
    expect((await actsOf(order.id)).slice(-2)).toEqual(['exception', 'resolve']);
  });

  test('of another company are not on the board', async () => {
    const { readyOrder, rival } = stage;
    await readyOrder({ row: { exception: 'late', exceptionAt: new Date(Date.now() - 4 * 86_400_000) } });
    expect(dataOf<Page>(await rival.call('exceptions/list')).total).toBe(0);
    expect(dataOf<{ items: unknown[] }>(await rival.call('exceptions/ages')).items).toEqual([]);
    const { items } = dataOf<{ items: unknown[] }>(await stage.clerk.call('exceptions/ages'));
    expect(items).toContainEqual(
      expect.objectContaining({ exception: 'late', overDay: 1, overThreeDays: 1 }),
    );
  });
});

describe('taken back by the house', () => {
  test('parcels are free, all money is back, the owner reads why; not once it is packed', async () => {
    const work = await createFulfilmentFixture();
    const { service, clerk, shop, orderRow, row, balance, amy, told } = work;
    const order = await work.orderToPack({ grams: [1500, 500] });
    const which = { shopId: shop.id, id: order.id, reason: 'the line was closed' };
    expect(errorOf(await clerk.call('orders/withdraw', which))).toBe('access.forbidden');
    expect(await balance('cash')).toBe(0);
    const replies = await Promise.all([
      service.call('orders/withdraw', which),
      service.call('orders/withdraw', which),
    ]);
    expect(replies.map(errorOf).toSorted()).toEqual(['ok', 'state.illegalStep']);
    expect(await orderRow(order.id)).toMatchObject({ step: 'cancelled', paid_minor: 0, wave_id: null });
    for (const parcel of order.parcels)
      expect(await row(parcel.id)).toMatchObject({ state: 'stored', order_id: null });
    expect(await balance('cash')).toBe(order.totalMinor);
    expect(await told(amy, order.id)).toContain('orderWithdrawn');
    const packed = await work.orderToPack();
    await work.pack(packed, 1000);
    const late = { ...which, id: packed.id };
    expect(errorOf(await service.call('orders/withdraw', late))).toBe('state.illegalStep');
    expect(errorOf(await work.rival.call('orders/withdraw', late))).toBe('record.notFound');
    await work.close();
  });
});
