import { anOrder } from '@onehaul/testing/order-builders';
import { errorOf } from '@onehaul/testing/parcel-fixture';
import { aServiceOption, aServiceRequest } from '@onehaul/testing/service-builders';
import { createServiceFixture, type WireService } from '@onehaul/testing/service-fixture';
import { afterAll, describe, expect, test } from 'vitest';

const stage = await createServiceFixture();
const { service: call, ask, stored, desk, unpaid, requestRow, parcelRow } = stage;
afterAll(stage.close);

type Member = { readonly id: number };

describe('asking for a service', () => {
  test('is priced by the shop’s rule and waits to be paid', async () => {
    const amy = await stage.member();
    const parcel = await stored(amy, { row: { weightGrams: 2500 } });
    const option = await aServiceOption(stage.database, stage.shop, {
      minor: 100,
      minorEach: 50,
      minorPerKilogram: 200,
    });
    const made = await ask(amy, { ParcelId: parcel.id, AddedServiceDetailId: option, Quantity: 3 });
    expect(made).toMatchObject({
      State: 'unpaid',
      Price: 7.5,
      PayState: 0,
      HandleState: false,
      Type: 2,
      Name: 'Photos · Three',
      TargetNumber: parcel.courierNumber,
      IsCancellable: true,
    });
    expect(await parcelRow(parcel.id)).toMatchObject({ paused_at: null });
  });

  test('counts the weight of all parcels of an order', async () => {
    const amy = await stage.member();
    const parcels = [await stored(amy), await stored(amy)];
    const order = await anOrder(stage.database, stage.shop, amy, { parcels });
    const option = await aServiceOption(stage.database, stage.shop, {
      target: 'order',
      minor: 0,
      minorPerKilogram: 100,
    });
    expect(await ask(amy, { OrderId: order.id, AddedServiceDetailId: option })).toMatchObject({
      Price: 2.5,
      Type: 1,
    });
  });

  test('waits for a price where a person has to say it, or the weight is not known', async () => {
    const amy = await stage.member();
    const quoted = await aServiceOption(stage.database, stage.shop, { isQuoted: true });
    const byWeight = await aServiceOption(stage.database, stage.shop, { minorPerKilogram: 10 });
    const parcel = await stored(amy);
    const received = await stored(amy, { state: 'received' });
    expect(await ask(amy, { ParcelId: parcel.id, AddedServiceDetailId: quoted })).toMatchObject({
      State: 'requested',
      Price: null,
    });
    const { Id } = await ask(amy, { ParcelId: received.id, AddedServiceDetailId: byWeight });
    expect(errorOf(await desk('quote', Id, { minor: 1234 }))).toBe('ok');
    expect(await requestRow(Id)).toMatchObject({ state: 'unpaid', minor: 1234 });
    expect(errorOf(await desk('quote', Id, { minor: 1 }))).toBe('service.over');
  });

  test('is owed at once where it costs nothing', async () => {
    const amy = await stage.member();
    const { id, parcel } = await unpaid(amy, 0);
    expect(await requestRow(id)).toMatchObject({ state: 'paid', paid: 0 });
    expect((await parcelRow(parcel.id)).paused_at).not.toBeNull();
    expect(errorOf(await call(amy, 'Cancel', { Id: id }))).toBe('ok');
    expect((await parcelRow(parcel.id)).paused_at).toBeNull();
  });

  test('is refused for goods of others, elsewhere, of another kind, or twice', async () => {
    const { database, shop, sister } = stage;
    const [amy, ben, eve] = [await stage.member(), await stage.member(), await stage.member(sister)];
    const option = await aServiceOption(database, shop);
    const forOrders = await aServiceOption(database, shop, { target: 'order' });
    const off = await aServiceOption(database, shop, { isActive: false });
    const elsewhere = await aServiceOption(database, sister);
    const parcel = await stored(amy);
    const refusal = async (body: object, who: Member = amy) => errorOf(await call(who, 'AddData', body));
    const asked = { ParcelId: parcel.id, AddedServiceDetailId: option };
    expect(await refusal(asked, ben)).toBe('record.notFound');
    expect(errorOf(await call(eve, 'AddData', asked, sister))).toBe('record.notFound');
    expect(await refusal({ ...asked, AddedServiceDetailId: elsewhere })).toBe('record.notFound');
    expect(await refusal({ ...asked, AddedServiceDetailId: forOrders })).toBe('service.notOffered');
    expect(await refusal({ ...asked, AddedServiceDetailId: off })).toBe('service.notOffered');
    expect(await refusal({ ...asked, OrderId: 1 })).toBe('input.invalid');
    expect(await refusal({ AddedServiceDetailId: option })).toBe('input.invalid');
    for (const state of ['forecast', 'shipped', 'packed'] as const) {
      const other = await stored(amy, { state });
      expect(await refusal({ ...asked, ParcelId: other.id }), state).toBe('service.targetElsewhere');
    }
    const picking = await anOrder(database, shop, amy, { step: 'picking' });
    expect(await refusal({ OrderId: picking.id, AddedServiceDetailId: forOrders })).toBe(
      'service.targetElsewhere',
    );
    const twenty = await Promise.all(Array.from({ length: 20 }, () => refusal(asked)));
    expect(twenty.filter((error) => error === 'ok')).toHaveLength(1);
    expect(new Set(twenty)).toEqual(new Set(['ok', 'service.alreadyAsked']));
  });
});

describe('the list', () => {
  test('is the member’s own, by stage and by what it is done to, with true counts', async () => {
    const { database, shop, sister } = stage;
    const [amy, ben] = [await stage.member(), await stage.member()];
    const order = await anOrder(database, shop, amy, { step: 'toPick' });
    for (const state of [
      'requested',
      'unpaid',
      'paid',
      'assigned',
      'done',
      'notPossible',
      'cancelled',
    ] as const)
      await aServiceRequest(database, shop, amy, { state });
    await aServiceRequest(database, shop, amy, { state: 'paid', order });
    await aServiceRequest(database, shop, ben, { state: 'paid' });
    const list = async (body: object, who: Member = amy) =>
      (await call(who, 'GetDataPage', body)).body.Data as {
        Rows: WireService[];
        Total: number;
        Counts: object;
      };
    const all = await list({});
    expect(all).toMatchObject({
      Total: 8,
      Counts: { Unpaid: 2, Unprocessed: 3, Processed: 2, Cancelled: 1 },
    });
    expect((await list({ Stage: 'unprocessed' })).Rows.map(({ State }) => State).toSorted()).toEqual([
      'assigned',
      'paid',
      'paid',
    ]);
    expect(await list({ Type: 1 })).toMatchObject({ Total: 1, Counts: { Unprocessed: 1, Unpaid: 0 } });
    expect(await list({ KeyWord: order.number.slice(0, 6).toLowerCase() })).toMatchObject({ Total: 1 });
    const [row] = all.Rows;
    expect(errorOf(await call(ben, 'GetTheData', { Id: row!.Id }))).toBe('record.notFound');
    const eve = await stage.member(sister);
    expect(errorOf(await call(eve, 'GetTheData', { Id: row!.Id }, sister))).toBe('record.notFound');
    expect(errorOf(await call(ben, 'Cancel', { Id: row!.Id }))).toBe('record.notFound');
  });
});
