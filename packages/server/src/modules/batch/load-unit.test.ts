import type { Batch, LoadUnit } from '@onehaul/contract/console/batches';
import { createBatchFixture } from '@onehaul/testing/batch-fixture';
import { aPricedLine } from '@onehaul/testing/order-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: Awaited<ReturnType<typeof createBatchFixture>>;
beforeAll(async () => {
  stage = await createBatchFixture();
});
afterAll(() => stage.close());

type Which = { readonly shopId: number; readonly id: number };
const dataOf = <T>({ body }: { body: { Data?: unknown } }) => body.Data as T;
const openUnit = async (batch: Which, kind: 'bag' | 'pallet' = 'bag') =>
  dataOf<LoadUnit>(await stage.clerk.call('batches/openUnit', { ...batch, kind }));
const put = (batch: Which, boxCode: string, unitId: number | null) =>
  stage.clerk.call('batches/load', { ...batch, boxCode, unitId });
const close = (batch: Which, unitId: number, weightGrams: number) =>
  stage.clerk.call('batches/closeUnit', { ...batch, unitId, weightGrams });
const shown = async (batch: Which) => dataOf<Batch>(await stage.clerk.call('batches/get', batch));

describe('what does not belong in', () => {
  test('P9: an order of another line says which line it goes by and which batch it is in or could be', async () => {
    const { readyOrder, openBatch, load, database, shop, warehouseId, batchRow } = stage;
    const batch = await openBatch();
    const line = await aPricedLine(database, shop, { warehouseId });
    await database.sql(`update line set names = '{"en": "Sea to Kaohsiung"}' where id = $1`, [line.id]);
    const order = await readyOrder({ line });
    const alone = await load(batch, order.codes[0]!);
    expect(errorOf(alone)).toBe('order.otherLine');
    expect(alone.body.Msg).toContain('Sea to Kaohsiung');
    // Also by the order number, as printed on a sheet of paper.
    expect(errorOf(await load(batch, order.number))).toBe('order.otherLine');
    const right = await openBatch(line.id);
    const { number } = await batchRow(right.id);
    const open = await load(batch, order.number);
    expect(errorOf(open)).toBe('order.otherLineOpen');
    expect(open.body.Msg).toContain(number);
    expect(errorOf(await load(right, order.number))).toBe('ok');
    const loaded = await load(batch, order.codes[0]!);
    expect(errorOf(loaded)).toBe('order.otherLineLoaded');
    expect(loaded.body.Msg).toMatch(new RegExp(`Sea to Kaohsiung.*${String(number)}`));
  });

  test('P9: an order in another batch of the line, of another shop or of nobody is named as such', async () => {
    const { readyOrder, openBatch, load, clerk, batchRow, sister, database } = stage;
    const order = await readyOrder({ boxes: 2 });
    const [first, second] = [await openBatch(), await openBatch()];
    expect(errorOf(await load(first, order.number))).toBe('order.whichBox');
    await load(first, order.codes[0]!);
    const other = await load(second, order.codes[1]!);
    expect(errorOf(other)).toBe('order.inOtherBatch');
    expect(other.body.Msg).toContain((await batchRow(first.id)).number);
    const line = await aPricedLine(database, sister);
    const batch = dataOf<{ id: number }>(
      await clerk.call('batches/open', { shopId: sister.id, warehouseId: line.warehouseId, lineId: line.id }),
    );
    const ofSister = { shopId: sister.id, id: batch.id };
    expect(errorOf(await load(ofSister, order.codes[0]!))).toBe('order.otherShop');
    expect(errorOf(await load(ofSister, 'ZZZZZZZZZZ-1'))).toBe('order.unknownBox');
  });
});

test('P9: what still waits for a batch is listed, of its own line, warehouse and shop alone', async () => {
  const { readyOrder, clerk, load, rival, database, shop, warehouseId } = stage;
  const line = await aPricedLine(database, shop, { warehouseId });
  const batch = await stage.openBatch(line.id);
  const [first, second] = [await readyOrder({ line, boxes: 2 }), await readyOrder({ line })];
  await readyOrder();
  await readyOrder({ line, step: 'packing' });
  const waiting = async () =>
    dataOf<{ total: number; items: { number: string; boxes: number }[] }>(
      await clerk.call('batches/waiting', batch),
    );
  expect(await waiting()).toMatchObject({
    total: 2,
    items: [
      { number: first.number, boxes: 2 },
      { number: second.number, boxes: 1 },
    ],
  });
  await load(batch, second.codes[0]!);
  expect(await waiting()).toMatchObject({ total: 1, items: [{ number: first.number }] });
  expect(errorOf(await rival.call('batches/waiting', batch))).toBe('record.notFound');
});

describe('bags and pallets', () => {
  test('P9: boxes are scanned into a bag, which is closed with its weight and keeps them', async () => {
    const { readyOrder, openBatch, clerk, batchRow } = stage;
    const order = await readyOrder({ boxes: 2 });
    const batch = await openBatch();
    const bag = await openUnit(batch);
    const { number } = await batchRow(batch.id);
    expect(bag).toMatchObject({
      number: `${String(number)}-B01`,
      state: 'open',
      boxes: 0,
      weightGrams: null,
    });
    expect((await openUnit(batch, 'pallet')).number).toBe(`${String(number)}-P01`);
    expect(errorOf(await close(batch, bag.id, 5000))).toBe('unit.empty');
    expect(dataOf(await put(batch, order.codes[0]!, bag.id))).toMatchObject({ outcome: 'loaded' });
    expect(dataOf(await put(batch, order.codes[0]!, bag.id))).toMatchObject({ outcome: 'again' });
    expect(dataOf(await put(batch, order.codes[1]!, null))).toMatchObject({ outcome: 'loaded' });
    const { units, loaded } = await shown(batch);
    expect(units[0]).toMatchObject({ boxes: 1, boxGrams: expect.any(Number) });
    expect(loaded[0]).toMatchObject({ unitNumbers: [bag.number] });
    expect(errorOf(await close(batch, bag.id, Math.floor(units[0]!.boxGrams * 0.9)))).toBe('unit.tooLight');
    expect(errorOf(await clerk.call('batches/close', batch))).toBe('unit.stillOpen');
    expect(dataOf(await close(batch, bag.id, units[0]!.boxGrams + 300))).toMatchObject({ state: 'closed' });
    expect(errorOf(await put(batch, order.codes[1]!, bag.id))).toBe('unit.closed');
    const unload = { ...batch, boxCode: order.codes[0] };
    expect(errorOf(await clerk.call('batches/unload', unload))).toBe('unit.closed');
    // The empty pallet does not block closing.
    expect(errorOf(await clerk.call('batches/close', batch))).toBe('ok');
    expect(errorOf(await clerk.call('batches/openUnit', { ...batch, kind: 'bag' }))).toBe('batch.notLoading');
  });

  test('P9: a box is moved between units and taken out again', async () => {
    const { readyOrder, openBatch, clerk } = stage;
    const order = await readyOrder();
    const batch = await openBatch();
    const [one, two] = [await openUnit(batch), await openUnit(batch)];
    await put(batch, order.codes[0]!, one.id);
    expect(dataOf(await put(batch, order.codes[0]!, two.id))).toMatchObject({ outcome: 'moved' });
    // A scan without a unit leaves the box in its unit.
    expect(dataOf(await put(batch, order.codes[0]!, null))).toMatchObject({ outcome: 'again' });
    expect((await shown(batch)).units.map(({ boxes }) => boxes)).toEqual([0, 1]);
    await close(batch, two.id, 90_000);
    expect(errorOf(await put(batch, order.codes[0]!, one.id))).toBe('unit.closed');
    const reopened = await clerk.call('batches/reopenUnit', { ...batch, unitId: two.id });
    expect(dataOf(reopened)).toMatchObject({ state: 'open', weightGrams: null });
    expect(dataOf(await clerk.call('batches/unload', { ...batch, boxCode: order.codes[0] }))).toEqual({
      isOut: true,
    });
    expect((await shown(batch)).units.map(({ boxes }) => boxes)).toEqual([0, 0]);
  });

  test('P9: bags begun at once get numbers of their own', async () => {
    const batch = await stage.openBatch();
    const units = await Promise.all([openUnit(batch), openUnit(batch), openUnit(batch)]);
    expect(new Set(units.map(({ number }) => number)).size).toBe(3);
  });

  test('P9: a unit is its batch’s and its company’s', async () => {
    const { readyOrder, openBatch, rival, clerk, service } = stage;
    const order = await readyOrder();
    const [batch, other] = [await openBatch(), await openBatch()];
    const bag = await openUnit(batch);
    expect(errorOf(await put(other, order.codes[0]!, bag.id))).toBe('record.notFound');
    expect(errorOf(await close(other, bag.id, 5000))).toBe('record.notFound');
    for (const path of ['closeUnit', 'reopenUnit', 'unitLabel']) {
      const body = { ...batch, unitId: bag.id, weightGrams: 5000 };
      expect(errorOf(await rival.call(`batches/${path}`, body)), path).toBe('record.notFound');
    }
    expect(errorOf(await service.call('batches/openUnit', { ...batch, kind: 'bag' }))).toBe(
      'access.forbidden',
    );
    const label = await clerk.call('batches/unitLabel', { ...batch, unitId: bag.id });
    const bytes = Buffer.from(dataOf<{ content: string }>(label).content, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
