import { aRow } from '@onehaul/testing/catalog-builders';
import { declares, createOrderApi, type OrderApi, type WireOrder } from '@onehaul/testing/order-api';
import { anAddress } from '@onehaul/testing/order-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: OrderApi;
beforeAll(async () => {
  stage = await createOrderApi();
});
afterAll(() => stage.close());

type Parcels = Parameters<OrderApi['instruction']>[0];
const instant = (parcels: Parcels, more: object = {}) =>
  stage.call<WireOrder>(stage.anna, '/Order/ArrivalCreateOrder', {
    MaxAmount: 100,
    Declares: declares,
    ...stage.instruction(parcels),
    ...more,
  });

/** An address at one of the shop's pickup points, in its lines' country. */
async function atPoint() {
  const { database, harbour, anna, line } = stage;
  await database.sql(
    `insert into region (id, country_id, parent_id, level, position, names)
     values ('TEST1', $1, null, 1, 1, '{"en": "Harbour side"}') on conflict do nothing`,
    [line.countryId],
  );
  const point = await aRow(database, harbour, 'pickup_point', {
    countryId: line.countryId,
    regionId: 'TEST1',
  });
  return anAddress(database, harbour, anna, {
    countryId: line.countryId,
    kind: 'pickup',
    pickupPointId: point.id,
  });
}
async function lineTo(delivery: string) {
  const line = await stage.lineOf({});
  await stage.database.sql('update line set delivery = $1 where id = $2', [delivery, line.id]);
  return line.id;
}

describe('where a line delivers', () => {
  test('U-4: a pickup line takes no home address, and a door line no pickup point, quoted or sent on arrival', async () => {
    const { anna } = stage;
    const [point, pickupLine] = [await atPoint(), await lineTo('pickup')];
    const parcel = await stage.stored(anna);
    const errors = [];
    for (const more of [{ ChannelId: pickupLine }, { AddressId: point }]) {
      errors.push((await stage.quote(anna, stage.instruction([parcel], more))).error);
      errors.push((await instant([parcel], more)).error);
    }
    expect(errors).toEqual([
      'order.pickupPointNeeded',
      'order.pickupPointNeeded',
      'order.homeAddressNeeded',
      'order.homeAddressNeeded',
    ]);
    const made = await stage.order(anna, [parcel], { ChannelId: pickupLine, AddressId: point });
    expect(made.data).toMatchObject({ Delivery: 'pickup', AgentName: expect.any(String) });
  });

  test('U-4: a price kept before the line changed makes no order that cannot be delivered', async () => {
    const { anna, database } = stage;
    const lineId = await lineTo('dispatch');
    const asked = stage.instruction([await stage.stored(anna)], { ChannelId: lineId });
    const quoted = await stage.quote(anna, asked);
    await database.sql(`update line set delivery = 'pickup' where id = $1`, [lineId]);
    expect((await stage.create(anna, quoted.data.Id, asked)).error).toBe('order.pickupPointNeeded');
  });

  test.each(['is_open = false', 'archived_at = now()'])(
    'a saved address at a point with %s takes no order, quoted before or sent on arrival',
    async (closed) => {
      const { anna, database } = stage;
      const [AddressId, ChannelId] = [await atPoint(), await lineTo('pickup')];
      const parcel = await stage.stored(anna);
      const asked = stage.instruction([parcel], { ChannelId, AddressId });
      const quoted = await stage.quote(anna, asked);
      await database.sql(
        `update pickup_point set ${closed} where id = (select pickup_point_id from address where id = $1)`,
        [AddressId],
      );
      expect((await stage.create(anna, quoted.data.Id, asked)).error).toBe('order.pickupPointClosed');
      expect((await stage.quote(anna, asked)).error).toBe('order.pickupPointClosed');
      expect((await instant([parcel], { ChannelId, AddressId })).error).toBe('order.pickupPointClosed');
    },
  );

  test('U-4: a line to door or point takes both', async () => {
    const { anna } = stage;
    const [AddressId, ChannelId] = [await atPoint(), await lineTo('either')];
    const [one, other] = [await stage.stored(anna), await stage.stored(anna)];
    expect((await stage.order(anna, [one], { ChannelId, AddressId })).error).toBeUndefined();
    expect((await stage.order(anna, [other], { ChannelId })).error).toBeUndefined();
  });
});

test('U-6: new labels of returned goods are neither offered nor taken with a plain order', async () => {
  const { anna, database, harbour } = stage;
  const service = await aRow(database, harbour, 'added_service', { target: 'order' });
  const option = await aRow(database, harbour, 'added_service_option', { addedServiceId: service.id });
  const plain = await aRow(database, harbour, 'added_service', { target: 'order' });
  const other = await aRow(database, harbour, 'added_service_option', { addedServiceId: plain.id });
  await database.sql(
    `insert into setting (tenant_id, shop_id, name, value) values (2, $1, 'relabelOptionId', $2::jsonb)`,
    [harbour.id, String(option.id)],
  );
  const idsOf = async (path: string) =>
    (await stage.call<{ Rows: { Id: number }[] }>(anna, path, {})).data.Rows.map(({ Id }) => Id);
  expect(await idsOf('/Base_AddedService/GetDataPage')).toEqual([plain.id]);
  expect(await idsOf('/Base_AddedServiceDetail/GetDataPage')).toEqual([other.id]);
  const asked = (optionId: unknown) =>
    stage
      .stored(anna)
      .then((parcel) =>
        stage.quote(
          anna,
          stage.instruction([parcel], { AddedServices: [{ AddedServiceDetailId: optionId }] }),
        ),
      );
  expect((await asked(option.id)).error).toBe('service.notOffered');
  expect((await asked(other.id)).error).toBeUndefined();
  const made = await stage.order(anna, [await stage.stored(anna)]);
  const apart = await stage.call(anna, '/Client_AddedService/AddData', {
    OrderId: made.data.Id,
    AddedServiceDetailId: option.id,
  });
  expect(apart.error).toBe('service.notOffered');
});

test('U-10: no order is placed with goods that have no name or no value', async () => {
  const { anna } = stage;
  const parcel = await stage.stored(anna);
  const [goods] = declares;
  const worthless = [{ ...goods, Price: 0 }];
  const asked = stage.instruction([parcel]);
  const quoted = await stage.quote(anna, { ...asked, DeclaredAmount: 0 });
  expect((await stage.create(anna, quoted.data.Id, { ...asked, Declares: worthless })).error).toBe(
    'order.goodsIncomplete',
  );
  expect((await instant([parcel], { Declares: worthless })).error).toBe('order.goodsIncomplete');
  const nameless = [{ ...goods, GoodsNameCN: ' ' }];
  expect((await instant([parcel], { Declares: nameless })).error).toBe('input.invalid');
  const [{ count } = { count: -1 }] = await stage.database.sql(
    'select count(*)::int as count from order_parcel where parcel_id = $1',
    [parcel.id],
  );
  expect(count).toBe(0);
});
