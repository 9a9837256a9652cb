import { createHash } from 'node:crypto';
import type { Comparison } from '@onehaul/contract/console/comparison';
import type { PackOrder } from '@onehaul/contract/console/fulfilment';
import { aRow } from '@onehaul/testing/catalog-builders';
import { oneCentPerGram, createFulfilmentFixture } from '@onehaul/testing/fulfilment-fixture';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { sendStaffForm } from '@onehaul/testing/staff-form';
import type { Reply } from '@onehaul/testing/test-api';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { objectKeyOf } from '../file/index.ts';

const stage = await createFulfilmentFixture();
const { database, api, shop, warehouseId, otherWarehouseId, clerk, scan, orderToPick, orderToPack } = stage;
const { box, photo, finish, pack, orderRow, orderEvents } = stage;
afterAll(stage.close);

const shown = ({ body }: Reply) => body.Data as PackOrder;
const open = (code: string, more: object = {}) => clerk.call('pack/openOrder', scan({ code, ...more }));
const compare = async (orderNumber: string) =>
  (await clerk.call('pack/comparePacked', scan({ orderNumber }))).body.Data as Comparison;

describe('an order on the table', () => {
  test('is opened by its number, a box or a parcel, with all the packer needs', async () => {
    const service = await aRow(database, shop, 'added_service', {});
    const option = await aRow(database, shop, 'added_service_option', {
      addedServiceId: service.id,
      names: { en: 'Bubble wrap' },
    });
    const carton = await aRow(database, shop, 'carton', { name: 'M' });
    const order = await orderToPack({
      grams: [300, 700],
      row: {
        packing: 'asTheyAre',
        remark: 'Keep the shoe boxes',
        services: JSON.stringify([{ optionId: option.id, quantity: 2 }]),
      },
    });
    const [one, two] = order.parcels;
    const opened = shown(await open(order.number));
    expect(opened).toMatchObject({
      id: order.id,
      step: 'packing',
      memberCode: stage.amy.code,
      packing: 'asTheyAre',
      remark: 'Keep the shoe boxes',
      services: [{ name: 'Bubble wrap', quantity: 2 }],
      parcels: [
        { id: one!.id, courierNumber: one!.courierNumber, isPicked: true, boxNumber: null },
        { id: two!.id, isPicked: true },
      ],
      plannedBoxes: [{ grams: 300 }, { grams: 700 }],
      boxes: [],
      limits: { sideMillimetres: 2000 },
    });
    expect(opened.cartons).toContainEqual(expect.objectContaining({ id: carton.id, name: 'M' }));
    for (const code of [order.number.toLowerCase(), `${order.number}-2`, two!.courierNumber])
      expect(shown(await open(code)).number, code).toBe(order.number);
    expect(errorOf(await open('SF000000000009'))).toBe('record.notFound');
    // The refusal names the warehouse, so that the clerk can carry the parcel there (P4).
    expect(errorOf(await open(order.number, { warehouseId: otherWarehouseId }))).toBe('order.otherWarehouse');
    expect(errorOf(await open(order.number, { shopId: stage.sister.id }))).toBe('record.notFound');
  });

  test('gets boxes, and knows what is in which', async () => {
    const order = await orderToPack({ grams: [300, 700] });
    const [one, two] = order.parcels;
    await box(order, 400, { parcelIds: [one!.id] });
    const saved = shown(await box(order, 800, { boxNumber: 2, parcelIds: [two!.id] }));
    expect(saved.boxes).toMatchObject([
      { boxNumber: 1, grams: 400, hasProof: false },
      { boxNumber: 2, grams: 800 },
    ]);
    expect(saved.parcels.map(({ boxNumber }) => boxNumber)).toEqual([1, 2]);
    const moved = shown(await box(order, 1100, { parcelIds: [one!.id, two!.id] }));
    expect(moved.parcels.map(({ boxNumber }) => boxNumber)).toEqual([1, 1]);
    const removed = shown(
      await clerk.call('pack/removeBox', scan({ orderNumber: order.number, boxNumber: 1 })),
    );
    expect(removed.boxes.map(({ boxNumber }) => boxNumber)).toEqual([2]);
    expect(removed.parcels.map(({ boxNumber }) => boxNumber)).toEqual([null, null]);
    expect(
      errorOf(await clerk.call('pack/removeBox', scan({ orderNumber: order.number, boxNumber: 1 }))),
    ).toBe('record.notFound');
    expect((await orderEvents(order.id)).at(-1)).toMatchObject({
      act: 'box',
      details: { box: 1, isRemoved: true },
    });
  });

  test('gets no box before it is picked, no carton of another shop and no parcel of another order', async () => {
    const waiting = await orderToPick();
    expect(errorOf(await box(waiting, 400))).toBe('state.illegalStep');
    const order = await orderToPack();
    const foreign = await aRow(database, stage.sister, 'carton', { name: 'Z' });
    expect(errorOf(await box(order, 400, { cartonId: foreign.id }))).toBe('record.notFound');
    expect(errorOf(await box(order, 400, { parcelIds: [waiting.parcels[0]!.id] }))).toBe('record.notFound');
    expect(await database.sql('select 1 from order_box where order_id = $1', [order.id])).toEqual([]);
  });
});

describe('photos of boxes', () => {
  const png = async () =>
    new Uint8Array(
      await sharp({ create: { width: 800, height: 600, channels: 3, background: 'tan' } })
        .withExif({ IFD0: { Copyright: 'SECRET' } })
        .png()
        .toBuffer(),
    );
  const send = async (fields: Record<string, string | number | Uint8Array<ArrayBuffer>>) =>
    sendStaffForm(api, clerk.cookie, 'pack/addBoxPhoto', {
      shopId: shop.id,
      warehouseId,
      kind: 'scale',
      ...fields,
    });

  test('are drawn anew, stored privately and hashed', async () => {
    const order = await orderToPack();
    await box(order, 1000);
    const reply = await send({ orderNumber: order.number, boxNumber: 1, file: await png() });
    const { id, photoCount } = reply.body.Data as { id: string; photoCount: number };
    expect(photoCount).toBe(1);
    const [kept] = await database.sql('select * from order_photo where id = $1', [id]);
    expect(kept).toMatchObject({ order_id: order.id, box_number: 1, kind: 'scale', staff_id: clerk.id });
    const stored = (await api.services.storage.get(objectKeyOf(shop, String(kept!.file_key))!))!;
    const bytes = Buffer.concat(await stored.body.toArray());
    expect(stored.metadata.visibility).toBe('private');
    expect(bytes.includes('SECRET')).toBe(false);
    expect(createHash('sha256').update(bytes).digest()).toEqual(kept!.sha256);
    const opened = shown(await open(order.number));
    expect(opened.boxes[0]).toMatchObject({ hasProof: true, photos: [{ id, kind: 'scale' }] });
    expect((await orderEvents(order.id)).at(-1)).toMatchObject({ act: 'photo', proof: [id] });
  });

  test('are pictures, of boxes that are there', async () => {
    const order = await orderToPack();
    const file = await png();
    expect(errorOf(await send({ orderNumber: order.number, boxNumber: 1, file }))).toBe('order.boxMissing');
    await box(order, 1000);
    const text = new Uint8Array(Buffer.from('<svg onload=alert(1)>'));
    expect(errorOf(await send({ orderNumber: order.number, boxNumber: 1, file: text }))).toBe(
      'file.notPicture',
    );
    expect(errorOf(await send({ orderNumber: 'ABCDEFGHJK', boxNumber: 1, file }))).toBe('record.notFound');
  });
});

describe('closing the boxes', () => {
  test('asks for every parcel, a box, and a photo of each box as it was measured last', async () => {
    const order = await orderToPick({ grams: [500, 500] });
    await clerk.call('pick/startWave', scan({ orderNumbers: [order.number] }));
    expect(errorOf(await finish(order))).toBe('state.illegalStep');
    for (const { courierNumber } of order.parcels)
      await clerk.call('pick/pickParcel', scan({ courierNumber }));
    expect(errorOf(await finish(order))).toBe('order.boxMissing');
    const [one, two] = order.parcels.map(({ id }) => id);
    await box(order, 500, { parcelIds: [one!] });
    await box(order, 500, { boxNumber: 2, parcelIds: [two!] });
    await photo(order, 1);
    expect(errorOf(await finish(order))).toBe('order.photoMissing');
    // A label photo does not prove the weight.
    await photo(order, 2, 'label');
    expect(errorOf(await finish(order))).toBe('order.photoMissing');
    await photo(order, 2, 'box');
    expect((await compare(order.number)).boxesWithoutPhoto).toEqual([]);
    await box(order, 501, { boxNumber: 2 });
    expect((await compare(order.number)).boxesWithoutPhoto).toEqual([2]);
    expect(errorOf(await finish(order))).toBe('order.photoMissing');
    await database.sql('update order_parcel set picked_at = null, picked_by = null where parcel_id = $1', [
      order.parcels[0]!.id,
    ]);
    await photo(order, 2);
    expect(errorOf(await finish(order))).toBe('order.notPicked');
    await database.sql('update order_parcel set picked_at = now(), picked_by = $2 where parcel_id = $1', [
      order.parcels[0]!.id,
      clerk.id,
    ]);
    expect(errorOf(await finish(order))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ step: 'ready', packed_at: expect.any(Date) });
    const states = await database.sql('select distinct state from parcel where order_id = $1', [order.id]);
    expect(states).toEqual([{ state: 'packed' }]);
  });

  test('beyond the line’s limits puts the order before a person, until other boxes are within them', async () => {
    const tariff = { ...oneCentPerGram, limits: { ...oneCentPerGram.limits, boxGrams: 2000 } };
    const order = await orderToPack({ tariff });
    expect(errorOf(await pack(order, 2001))).toBe('fee.boxTooHeavy');
    expect(await orderRow(order.id)).toMatchObject({
      step: 'packing',
      exception: 'overLimit',
      exception_note: 'fee.boxTooHeavy',
    });
    expect(await compare(order.number)).toMatchObject({
      refusal: 'fee.boxTooHeavy',
      reason: expect.stringContaining(' '),
      packedMinor: null,
    });
    expect(errorOf(await pack(order, 1000))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ step: 'ready', exception: null });
    const acts = (await orderEvents(order.id)).map(({ act }) => act);
    expect(acts.filter((act) => act === 'exception' || act === 'resolve')).toEqual(['exception', 'resolve']);
  });

  test('not of an order that waits for a person for another reason', async () => {
    const order = await orderToPack();
    await database.sql(`update shop_order set exception = 'damage', exception_at = now() where id = $1`, [
      order.id,
    ]);
    expect(errorOf(await pack(order, 1000))).toBe('order.hasException');
  });

  test('is priced by the order’s own version, whatever was published since', async () => {
    const order = await orderToPack();
    await database.sql(
      `insert into tariff_version (tenant_id, shop_id, line_id, version, tariff, effective_at, published_at)
       select tenant_id, shop_id, line_id, 2, jsonb_set(tariff, '{freight,bands,0,price,minor}', '9'), now(), now()
       from tariff_version where line_id = $1`,
      [order.lineId],
    );
    expect(await compare(order.number)).toMatchObject({ quotedMinor: 1000, refusal: 'fee.noBoxes' });
    await box(order, 1200);
    expect(await compare(order.number)).toMatchObject({
      outcome: 'borne',
      packedMinor: 1200,
      lines: [{ rule: 'freight', quotedMinor: 1000, packedMinor: 1200 }],
    });
  });
});
