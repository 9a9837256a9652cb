import type { AdjustRow } from '@onehaul/contract/console/adjust';
import type { Comparison } from '@onehaul/contract/console/comparison';
import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { createFulfilmentFixture } from '@onehaul/testing/fulfilment-fixture';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { afterAll, describe, expect, test } from 'vitest';

const stage = await createFulfilmentFixture();
const { database, shop, sister, amy, clerk, service, orderToPack, pack, box, photo, finish } = stage;
const { orderRow, notSquare } = stage;
afterAll(stage.close);

describe('the adjust desk', () => {
  const list = async (more: object = {}) =>
    (await service.call('adjust/list', more)).body.Data as { items: AdjustRow[]; total: number };
  const forgive = (id: number, shopId = shop.id) =>
    service.call('adjust/forgive', { shopId, id, reason: 'our scale was off' });

  test('shows what waits, the longest first, with what grew and the photos', async () => {
    const order = await orderToPack();
    await box(order, 2000);
    const proof = await photo(order);
    await finish(order);
    const { items } = await list({ pageRows: 100 });
    expect(items.find(({ id }) => id === order.id)).toMatchObject({
      number: order.number,
      memberCode: amy.code,
      quotedMinor: 1000,
      packedMinor: 2000,
      dueMinor: 1000,
    });
    const times = items.map(({ packedAt }) => String(packedAt));
    expect(times).toEqual(times.toSorted());
    const { body } = await service.call('adjust/get', { shopId: shop.id, id: order.id });
    expect(body.Data).toMatchObject({
      comparison: { outcome: 'due', lines: [{ rule: 'freight', quotedMinor: 1000, packedMinor: 2000 }] },
      boxes: [{ grams: 2000, photos: [{ id: proof, url: expect.stringContaining('/api/console/files/') }] }],
    });
  });

  test('P3: list and drawer say the same of every order, also after a box or the tolerance has changed', async () => {
    const orders = [
      await orderToPack(),
      await orderToPack(),
      await orderToPack({ payPolicy: 'afterPacking' }),
    ];
    for (const [index, order] of orders.entries()) {
      await box(order, 2000 + index * 250);
      await photo(order);
      await finish(order);
    }
    await database.sql('update order_box set weight_grams = weight_grams + 700 where order_id = $1', [
      orders[0]!.id,
    ]);
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values (2, $1, 'adjustToleranceCents', '5000')`,
      [shop.id],
    );
    type Details = AdjustRow & { comparison: Comparison };
    const { items } = await list({ pageRows: 100 });
    const said = ({ quotedMinor, packedMinor, totalMinor, paidMinor, dueMinor }: Partial<Comparison>) => ({
      quotedMinor,
      packedMinor,
      totalMinor,
      paidMinor,
      dueMinor,
    });
    expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(orders.map(({ id }) => id)));
    for (const row of items.filter(({ shopId }) => shopId === shop.id)) {
      const { body } = await service.call('adjust/get', { shopId: row.shopId, id: row.id });
      const { comparison } = body.Data as Details;
      expect(said(comparison)).toEqual(said(row));
      const sum = comparison.lines.reduce((total, line) => total + line.packedMinor, 0);
      expect(sum).toBe(comparison.packedMinor);
    }
    await database.sql(`delete from setting where name = 'adjustToleranceCents'`);
  });

  test('is of the company alone, and of one shop when asked', async () => {
    const bea = await aMember(database, sister);
    const theirs = await anOrder(database, sister, bea, {
      step: 'packed',
      paidMinor: 0,
      payPolicy: 'afterPacking',
    });
    const stranger = await aShop(database, { tenantId: 3, host: 'third.test' });
    const foreign = await anOrder(database, stranger, await aMember(database, stranger), {
      step: 'packed',
      paidMinor: 0,
    });
    const all = (await list({ pageRows: 100 })).items.map(({ shopId, id }) => `${shopId}/${id}`);
    expect(all).toContain(`${sister.id}/${theirs.id}`);
    expect(all).not.toContain(`${stranger.id}/${foreign.id}`);
    const ofSister = await list({ shopId: sister.id });
    expect(ofSister).toMatchObject({ total: 1, items: [{ shopId: sister.id, id: theirs.id }] });
    expect(errorOf(await service.call('adjust/get', { shopId: stranger.id, id: foreign.id }))).toBe(
      'record.notFound',
    );
    expect(errorOf(await forgive(foreign.id, stranger.id))).toBe('record.notFound');
    expect(errorOf(await forgive(theirs.id, shop.id))).toBe('record.notFound');
  });

  test('forgives: the promise is the price again, and the order is ready', async () => {
    const order = await orderToPack();
    await pack(order, 2000);
    expect(errorOf(await forgive(order.id))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({
      step: 'ready',
      total_minor: 1000,
      bill: { totalMinor: 1000 },
    });
    const [line] = await database.sql(
      `select details from audit where subject_id = $1 and act = 'adjust/forgive'`,
      [`${shop.id}/${order.id}`],
    );
    expect(line).toEqual({ details: { forgivenMinor: 1000, reason: 'our scale was off' } });
    expect(await notSquare(order.id)).toEqual([]);
    expect(errorOf(await forgive(order.id))).toBe('state.illegalStep');
  });

  test('forgives the difference only: what was promised and not paid is still asked for', async () => {
    const order = await orderToPack({ payPolicy: 'afterPacking' });
    await pack(order, 2000);
    expect(errorOf(await forgive(order.id))).toBe('ok');
    expect(await orderRow(order.id)).toMatchObject({ step: 'packed', total_minor: 1000, stage: 'unpaid' });
    expect(await notSquare(order.id)).toEqual([]);
    expect(errorOf(await forgive(order.id))).toBe('state.illegalStep');
  });

  test('takes a person who may decide', async () => {
    const order = await orderToPack();
    await pack(order, 2000);
    const reply = await clerk.call('adjust/forgive', { shopId: shop.id, id: order.id, reason: 'x' });
    expect(errorOf(reply)).toBe('access.forbidden');
  });
});
