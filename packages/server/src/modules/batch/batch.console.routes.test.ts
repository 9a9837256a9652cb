import type { Batch } from '@onehaul/contract/console/batches';
import { createBatchFixture } from '@onehaul/testing/batch-fixture';
import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { readSheetFile } from '@onehaul/testing/sheet-file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: Awaited<ReturnType<typeof createBatchFixture>>;
beforeAll(async () => {
  stage = await createBatchFixture();
});
afterAll(() => stage.close());

const dataOf = <T>({ body }: { body: { Data?: unknown } }) => body.Data as T;
const madeBytes = (reply: { body: { Data?: unknown } }) =>
  Buffer.from(dataOf<{ content: string }>(reply).content, 'base64');

describe('the number of a batch', () => {
  test('names the day at the shop', async () => {
    const { openBatch, batchRow, database, shop } = stage;
    const [{ time_zone: zone }] = (await database.sql('select time_zone from shop where id = $1', [
      shop.id,
    ])) as [{ time_zone: string }];
    const setZone = (name: string) =>
      database.sql('update shop set time_zone = $2 where id = $1', [shop.id, name]);
    // 25 hours apart: these two never have the same day.
    for (const name of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      await setZone(name);
      const { number } = (await batchRow((await openBatch()).id)) as { number: string };
      const [today] = await database.sql(`select to_char(now() at time zone $1, 'YYMMDD') as day`, [name]);
      expect(number.slice(1, 7)).toBe(today!.day);
    }
    await setZone(zone);
  });
});

describe('loading', () => {
  test('the first box takes the order with it, the same scan again is the same, the last one out takes it out', async () => {
    const { readyOrder, openBatch, load, clerk, orderRow, batchRow, actsOf } = stage;
    const order = await readyOrder({ boxes: 2 });
    const batch = await openBatch();
    const first = await load(batch, order.codes[0]!);
    expect(dataOf(first)).toMatchObject({
      outcome: 'loaded',
      order: { number: order.number, boxes: 2, loadedBoxes: 1 },
    });
    expect(await orderRow(order.id)).toMatchObject({ step: 'inBatch', batch_id: batch.id });
    expect(dataOf(await load(batch, order.codes[0]!))).toMatchObject({ outcome: 'again' });
    expect(errorOf(await clerk.call('batches/close', batch))).toBe('order.boxNotLoaded');
    expect(dataOf(await load(batch, order.codes[1]!.toLowerCase()))).toMatchObject({
      outcome: 'loaded',
      order: { loadedBoxes: 2 },
    });
    expect((await actsOf(order.id)).filter((act) => act === 'load')).toHaveLength(1);

    const unload = (boxCode: string) => clerk.call('batches/unload', { ...batch, boxCode });
    expect(dataOf(await unload(order.codes[0]!))).toEqual({ isOut: false });
    expect(dataOf(await unload(order.codes[1]!))).toEqual({ isOut: true });
    expect(await orderRow(order.id)).toMatchObject({ step: 'ready', batch_id: null });
    expect(errorOf(await clerk.call('batches/close', batch))).toBe('batch.empty');
    expect(await batchRow(batch.id)).toMatchObject({ state: 'loading' });
  });

  test('refuses what does not belong in, each in its own words', async () => {
    const { readyOrder, openBatch, load, database, shop, warehouseId } = stage;
    const batch = await openBatch();
    const otherLine = await aPricedLine(database, shop, { warehouseId });
    const elsewhere = await readyOrder({ line: otherLine });
    expect(errorOf(await load(batch, elsewhere.codes[0]!))).toBe('order.otherLine');
    const waiting = await readyOrder({ row: { exception: 'damage', exceptionAt: new Date() } });
    expect(errorOf(await load(batch, waiting.codes[0]!))).toBe('order.hasException');
    const unpaid = await readyOrder({ step: 'packed', paidMinor: 1 });
    expect(errorOf(await load(batch, unpaid.codes[0]!))).toBe('order.waitsForPayment');
    const early = await readyOrder({ step: 'packing' });
    expect(errorOf(await load(batch, early.codes[0]!))).toBe('order.notReady');
    const order = await readyOrder();
    expect(errorOf(await load(batch, `${order.number}-7`))).toBe('order.unknownBox');
    expect(errorOf(await load(batch, 'nonsense'))).toBe('order.unknownBox');
    expect(errorOf(await load(batch, order.codes[0]!))).toBe('ok');
    expect(errorOf(await load(await openBatch(), order.codes[0]!))).toBe('order.inOtherBatch');
  });

  test('a closed batch takes nothing until it is opened again', async () => {
    const { readyOrder, closedBatch, load, clerk } = stage;
    const batch = await closedBatch(await readyOrder());
    const late = await readyOrder();
    expect(errorOf(await load(batch, late.codes[0]!))).toBe('batch.notLoading');
    expect(errorOf(await clerk.call('batches/reopen', batch))).toBe('ok');
    expect(errorOf(await load(batch, late.codes[0]!))).toBe('ok');
  });
});

describe('races', () => {
  test('two clerks who load the same box at once load it once', async () => {
    const { readyOrder, openBatch, load, actsOf } = stage;
    const order = await readyOrder();
    const batch = await openBatch();
    const replies = await Promise.all(Array.from({ length: 6 }, () => load(batch, order.codes[0]!)));
    const outcomes = replies.map((reply) => dataOf<{ outcome: string }>(reply).outcome);
    expect(outcomes.toSorted()).toEqual(['again', 'again', 'again', 'again', 'again', 'loaded']);
    expect((await actsOf(order.id)).filter((act) => act === 'load')).toHaveLength(1);
  });

  test('two batches that want one order: one gets it', async () => {
    const { readyOrder, openBatch, load, orderRow } = stage;
    const order = await readyOrder();
    const batches = await Promise.all([openBatch(), openBatch()]);
    const replies = await Promise.all(batches.map((batch) => load(batch, order.codes[0]!)));
    expect(replies.map(errorOf).toSorted()).toEqual(['ok', 'order.inOtherBatch']);
    expect((await orderRow(order.id)).step).toBe('inBatch');
  });

  test('an order that is packed anew meanwhile is loaded or packed, never both', async () => {
    const { readyOrder, openBatch, load, clerk, at, orderRow, database } = stage;
    for (let round = 0; round < 5; round += 1) {
      const order = await readyOrder();
      const batch = await openBatch();
      const { courierNumber: _, ...scan } = at('X');
      const [loaded, repacked] = await Promise.all([
        load(batch, order.codes[0]!),
        clerk.call('pack/repack', { ...scan, orderNumber: order.number }),
      ]);
      const row = await orderRow(order.id);
      if (errorOf(loaded) === 'ok') {
        expect(errorOf(repacked)).not.toBe('ok');
        expect(row).toMatchObject({ step: 'inBatch', batch_id: batch.id });
      } else {
        expect(errorOf(repacked)).toBe('ok');
        expect(row).toMatchObject({ step: 'packing', batch_id: null });
        const [box] = await database.sql('select loaded_at from order_box where order_id = $1', [order.id]);
        expect(box?.loaded_at ?? null).toBeNull();
      }
    }
  });

  test('a box that comes while the batch is closed is in or refused', async () => {
    const { readyOrder, openBatch, load, clerk } = stage;
    const [early, late] = [await readyOrder(), await readyOrder()];
    const batch = await openBatch();
    await load(batch, early.codes[0]!);
    const [closed, loaded] = await Promise.all([
      clerk.call('batches/close', batch),
      load(batch, late.codes[0]!),
    ]);
    expect(errorOf(closed)).toBe('ok');
    const { loaded: orders } = dataOf<Batch>(await clerk.call('batches/get', batch));
    expect(orders).toHaveLength(errorOf(loaded) === 'ok' ? 2 : 1);
    expect(['ok', 'batch.notLoading']).toContain(errorOf(loaded));
  });
});

describe('on its way', () => {
  test('handed over, arrived and cleared: orders, parcels, track and owners follow', async () => {
    const { readyOrder, closedBatch, depart, clerk, orderRow, row, told, amy, trackOf, batchRow } = stage;
    const orders = [await readyOrder({ boxes: 2 }), await readyOrder()];
    const batch = await closedBatch(...orders);
    expect(dataOf(await depart(batch))).toEqual({ shipped: 2 });
    expect(await batchRow(batch.id)).toMatchObject({
      state: 'departed',
      seal_number: 'S-1',
      driver_name: 'Wong',
      signature_key: expect.stringMatching(/^batch\/[\w-]+\.webp$/),
    });
    for (const order of orders) {
      expect(await orderRow(order.id)).toMatchObject({ step: 'shipped' });
      expect(await row(order.parcelIds[0]!)).toMatchObject({ state: 'shipped' });
      expect(await trackOf(order.id)).toMatchObject([{ source: 'scan', phase: 'departed' }]);
      expect(await told(amy, order.id)).toContain('orderShipped');
    }
    expect(errorOf(await depart(batch))).toBe('state.illegalStep');
    expect(errorOf(await clerk.call('batches/reopen', batch))).toBe('state.illegalStep');
    expect(errorOf(await clerk.call('batches/clear', batch))).toBe('state.illegalStep');
    expect(dataOf(await clerk.call('batches/arrive', { ...batch, place: '基隆港' }))).toEqual({ told: 2 });
    expect(dataOf(await clerk.call('batches/clear', batch))).toEqual({ told: 2 });
    const [{ id } = { id: 0 }] = orders;
    expect(await trackOf(id)).toMatchObject([
      { phase: 'departed' },
      { phase: 'arrived', source: 'scan', place: '基隆港' },
      { phase: 'cleared', source: 'customs' },
    ]);
    expect((await told(amy, id)).filter((topic) => topic === 'orderArrived')).toHaveLength(1);
  });

  test('an order that needs a person keeps the whole batch', async () => {
    const { readyOrder, closedBatch, depart, clerk, shop, orderRow } = stage;
    const order = await readyOrder();
    const batch = await closedBatch(order);
    const raised = { shopId: shop.id, id: order.id, exception: 'customs', note: 'papers missing' };
    expect(errorOf(await clerk.call('exceptions/raise', raised))).toBe('ok');
    expect(errorOf(await depart(batch))).toBe('order.hasException');
    expect(await orderRow(order.id)).toMatchObject({ step: 'inBatch' });
  });

  test('two hand-overs at once are one', async () => {
    const { readyOrder, closedBatch, depart, actsOf } = stage;
    const order = await readyOrder();
    const batch = await closedBatch(order);
    const replies = await Promise.all([depart(batch), depart(batch), depart(batch)]);
    expect(replies.map(errorOf).toSorted()).toEqual(['ok', 'state.illegalStep', 'state.illegalStep']);
    expect((await actsOf(order.id)).filter((act) => act === 'ship')).toHaveLength(1);
  });

  test('what is no picture is no signature', async () => {
    const { readyOrder, closedBatch, depart, orderRow } = stage;
    const order = await readyOrder();
    const batch = await closedBatch(order);
    expect(errorOf(await depart(batch, { file: new Uint8Array([1, 2, 3]) as never }))).toBe(
      'file.notPicture',
    );
    expect(await orderRow(order.id)).toMatchObject({ step: 'inBatch' });
  });

  test('an entry by hand for one order and for a batch; nothing for what has not left', async () => {
    const { readyOrder, closedBatch, depart, clerk, shop, trackOf } = stage;
    const order = await readyOrder();
    const batch = await closedBatch(order);
    const entry = { shopId: shop.id, phase: 'inTransit', source: 'scan', place: '廈門' };
    const track = (more: object) => clerk.call('arrivals/track', { ...entry, ...more });
    expect(errorOf(await track({ orderId: order.id }))).toBe('order.notShipped');
    expect(errorOf(await track({ batchId: batch.id }))).toBe('order.notShipped');
    await depart(batch);
    const happenedAt = new Date(Date.now() - 60_000).toISOString();
    expect(dataOf(await track({ orderId: order.id, happenedAt }))).toEqual({ added: 1 });
    expect(dataOf(await track({ orderId: order.id, happenedAt }))).toEqual({ added: 0 });
    expect(dataOf(await track({ batchId: batch.id, phase: 'atCustoms', source: 'customs' }))).toEqual({
      added: 1,
    });
    expect(errorOf(await track({}))).toBe('input.invalid');
    expect(errorOf(await track({ orderId: order.id, source: 'carrier' }))).toBe('input.invalid');
    expect((await trackOf(order.id)).map(({ phase }) => phase)).toEqual([
      'departed',
      'inTransit',
      'atCustoms',
    ]);
  });

  test('whose freight is collected is paid at the door: once, and to the cent', async () => {
    const { readyOrder, closedBatch, depart, clerk, shop, orderRow, database } = stage;
    const order = await readyOrder({ payPolicy: 'collect', totalMinor: 4350 });
    await depart(await closedBatch(order));
    const deliver = (collectedMinor: number) =>
      clerk.call('arrivals/deliver', { shopId: shop.id, id: order.id, place: '台北', collectedMinor });
    expect(errorOf(await deliver(4300))).toBe('order.otherAmount');
    expect(await orderRow(order.id)).toMatchObject({ paid_minor: 0, delivered_at: null });
    expect(errorOf(await deliver(4350))).toBe('ok');
    expect(errorOf(await deliver(4350))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ paid_minor: 4350, step: 'shipped' });
    const payments = await database.sql(
      `select payment.method, payment.state, payment.minor from payment join payment_order part
         on part.payment_id = payment.id where part.order_id = $1`,
      [order.id],
    );
    expect(payments).toEqual([{ method: 'collect', state: 'settled', minor: 4350 }]);
  });

  test('delivered once, found by its number, a box and the carrier’s number', async () => {
    const { readyOrder, closedBatch, depart, clerk, shop, orderRow, row, told, amy } = stage;
    const order = await readyOrder({ row: { carrierBillNumber: 'HCT998877' } });
    await depart(await closedBatch(order));
    for (const code of [order.number, order.codes[0], 'hct998877']) {
      const { items } = dataOf<{ items: { id: number }[] }>(await clerk.call('arrivals/find', { code }));
      expect(items.map(({ id }) => id)).toEqual([order.id]);
    }
    const deliver = () => clerk.call('arrivals/deliver', { shopId: shop.id, id: order.id, place: '台北' });
    expect(errorOf(await deliver())).toBe('ok');
    expect(errorOf(await deliver())).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ step: 'shipped', delivered_at: expect.any(Date) });
    expect(await row(order.parcelIds[0]!)).toMatchObject({ state: 'delivered' });
    expect((await told(amy, order.id)).filter((topic) => topic === 'orderDelivered')).toHaveLength(1);
    const early = await readyOrder();
    const refused = await clerk.call('arrivals/deliver', { shopId: shop.id, id: early.id });
    expect(errorOf(refused)).toBe('order.notShipped');
  });
});

describe('papers', () => {
  test('a manifest with its signature, and what customs is told', async () => {
    const { readyOrder, closedBatch, depart, clerk } = stage;
    const goods = {
      nameChinese: '=棉衣',
      nameEnglish: 'Shirt',
      quantity: 2,
      unitPriceCents: 1550,
      hsCode: '610910',
      origin: 'CN',
      material: '',
    };
    const order = await readyOrder({
      row: { declaration: [goods, { ...goods, nameChinese: '鞋' }], receiverName: '陳小姐' },
    });
    const batch = await closedBatch(order);
    const before = madeBytes(await clerk.call('batches/manifest', batch));
    expect(before.subarray(0, 5).toString()).toBe('%PDF-');
    await depart(batch);
    const after = madeBytes(await clerk.call('batches/manifest', batch));
    expect(after.toString('latin1')).toContain('/Subtype /Image');
    const { rows, formulas } = await readSheetFile(madeBytes(await clerk.call('batches/customs', batch)));
    expect(formulas).toBe(0);
    expect(rows).toHaveLength(3);
    expect(rows[1]!.slice(0, 5)).toEqual([order.number, '', '陳小姐', "'=棉衣", 'Shirt']);
    expect(rows[1]!.slice(8)).toEqual(['2', '15.5', '31', '1.25']);
    expect(rows[2]!.slice(8)).toEqual(['2', '15.5', '31', '']);
  });

  test('the carrier’s numbers, pasted: set, and told line by line where not', async () => {
    const { readyOrder, closedBatch, clerk, orderRow } = stage;
    const [first, second, third] = [await readyOrder(), await readyOrder(), await readyOrder()];
    const batch = await closedBatch(first!, second!, third!);
    const text = [
      `${first!.number}, abc-1001`,
      '',
      'rubbish',
      `${second!.number}\tABC1002`,
      `${second!.number} ABC1003`,
      `${third!.number}，ABC1002`,
      'NOSUCHORDER1 ABC1004',
    ].join('\n');
    expect(dataOf(await clerk.call('batches/setBillNumbers', { ...batch, text }))).toEqual({
      set: 2,
      problems: [
        { line: 3, text: 'rubbish', reason: 'unreadable' },
        { line: 5, text: `${second!.number} ABC1003`, reason: 'repeated' },
        { line: 6, text: `${third!.number}，ABC1002`, reason: 'repeated' },
        { line: 7, text: 'NOSUCHORDER1 ABC1004', reason: 'notInBatch' },
      ],
    });
    expect(await orderRow(first!.id)).toMatchObject({ carrier_bill_number: 'ABC-1001' });
    const again = { ...batch, text: `${third!.number} ABC1002` };
    expect(dataOf(await clerk.call('batches/setBillNumbers', again))).toMatchObject({
      set: 0,
      problems: [{ reason: 'taken' }],
    });
  });
});

describe('walls', () => {
  test('another company sees and moves nothing; another shop of the company is in the list', async () => {
    const { readyOrder, openBatch, rival, clerk, load, shop, sister } = stage;
    const order = await readyOrder();
    const batch = await openBatch();
    await load(batch, order.codes[0]!);
    const ids = async (who: typeof clerk, filter: object = {}) =>
      dataOf<{ items: { id: number }[] }>(
        await who.call('batches/list', { pageRows: 100, ...filter }),
      ).items.map(({ id }) => id);
    expect(await ids(clerk)).toContain(batch.id);
    expect(await ids(clerk, { shopId: shop.id, state: 'loading' })).toContain(batch.id);
    expect(await ids(clerk, { shopId: sister.id })).toEqual([]);
    expect(await ids(rival)).toEqual([]);
    for (const path of ['batches/get', 'batches/close', 'batches/manifest', 'batches/customs'])
      expect(errorOf(await rival.call(path, batch)), path).toBe('record.notFound');
    const scan = { ...batch, boxCode: order.codes[0] };
    expect(errorOf(await rival.call('batches/load', scan))).toBe('record.notFound');
    expect(errorOf(await clerk.call('batches/load', { ...scan, shopId: sister.id }))).toBe('record.notFound');
    const { items } = dataOf<{ items: unknown[] }>(await rival.call('arrivals/find', { code: order.number }));
    expect(items).toEqual([]);
  });

  test('who does not work with orders opens, loads and delivers nothing', async () => {
    const { service, finance, shop, warehouseId, line, openBatch, database, amy } = stage;
    const order = await anOrder(database, shop, amy, { step: 'shipped' });
    const batch = await openBatch();
    for (const who of [service, finance]) {
      const may = async (path: string, body: object) => errorOf(await who.call(path, body));
      expect(await may('batches/open', { shopId: shop.id, warehouseId, lineId: line.id })).toBe(
        'access.forbidden',
      );
      expect(await may('batches/load', { ...batch, boxCode: 'ABCDEFGHJK-1' })).toBe('access.forbidden');
      expect(await may('arrivals/deliver', { shopId: shop.id, id: order.id })).toBe('access.forbidden');
      expect(await may('batches/get', batch)).toBe('ok');
    }
  });
});
