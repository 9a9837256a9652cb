import { createParcelApi } from '@onehaul/testing/parcel-api';
import { aParcel } from '@onehaul/testing/parcel-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi();
});
afterAll(() => at.close());

describe('describing the goods anew', () => {
  const update = (Id: number, own: object = {}, who = at.anna) =>
    at.call<Record<string, unknown>>(who, '/Parcel_Info/UpdateData', {
      Id,
      GoodsName: 'Boots',
      GoodsTypeId: who.shop.goodsTypeId,
      Account: 3,
      Price: 12.5,
      ClientRem: 'fragile',
      ...own,
    });

  test.each(['forecast', 'received', 'stored', 'onHold'] as const)(
    'is open while it is %s',
    async (state) => {
      const parcel = await aParcel(at.database, { shop: at.harbour, member: at.anna, state });
      const { data } = await update(parcel.id, {}, at.sub);
      expect(data).toMatchObject({
        Id: parcel.id,
        GoodsName: 'Boots',
        Account: 3,
        TotalPrice: 37.5,
        ClientRem: 'fragile',
      });
      const [event] = await at.database.sql(
        `select act, details from parcel_event where parcel_id = $1 order by id desc limit 1`,
        [parcel.id],
      );
      expect(event).toMatchObject({
        act: 'describe',
        details: { before: { goodsName: '', quantity: 1 }, after: { goodsName: 'Boots', quantity: 3 } },
      });
    },
  );

  test.each(['reserved', 'packed', 'shipped', 'delivered', 'cancelled', 'lost'] as const)(
    'is over when it is %s',
    async (state) => {
      const parcel = await aParcel(at.database, { shop: at.harbour, member: at.anna, state });
      expect((await update(parcel.id)).error).toBe('parcel.notEditable');
    },
  );

  test('is for one’s own alone, and for kinds of goods of the shop', async () => {
    const { database, harbour, rival, ben, carla } = at;
    const own = await aParcel(database, { shop: harbour, member: at.anna });
    for (const parcel of [
      await aParcel(database, { shop: harbour, member: ben }),
      await aParcel(database, { shop: rival, member: carla }),
      await aParcel(database, { shop: harbour }),
      await aParcel(database, { shop: harbour, member: at.anna, row: { joinedId: own.id } }),
      { id: 2 ** 40 },
    ]) {
      expect((await update(parcel.id)).error).toBe('record.notFound');
    }
    expect((await update(own.id, { GoodsTypeId: rival.goodsTypeId })).error).toBe('record.notFound');
    expect((await update(own.id, { Account: 1.5 })).error).toBe('input.invalid');
  });
});

describe('taking back and undoing', () => {
  const remove = (Ids: number[], who = at.anna) => at.call<object>(who, '/Parcel_Info/DeleteData', { Ids });
  const restore = (Ids: number[], who = at.anna) => at.call<object>(who, '/Parcel_Info/RestoreData', { Ids });
  const statesOf = async (ids: number[]) =>
    (await at.database.sql('select state from parcel where id = any($1) order by id', [ids])).map(
      ({ state }) => state,
    );
  const some = async (count: number) => {
    const parcels = [];
    for (let left = count; left > 0; left -= 1)
      parcels.push(await aParcel(at.database, { shop: at.harbour, member: at.anna }));
    return parcels.map(({ id }) => id);
  };

  test('go together, by a sub-account too', async () => {
    const ids = await some(3);
    expect((await remove([...ids, ids[0]!])).data).toEqual({ Removed: 3 });
    expect(await statesOf(ids)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect((await restore(ids, at.sub)).data).toEqual({ Restored: 3 });
    expect(await statesOf(ids)).toEqual(['forecast', 'forecast', 'forecast']);
    const acts = await at.database.sql('select act from parcel_event where parcel_id = $1 order by id', [
      ids[0],
    ]);
    expect(acts.map(({ act }) => act)).toEqual(['add', 'cancel', 'restore']);
  });

  test('are nothing when one of them has arrived meanwhile', async () => {
    const ids = await some(2);
    const arrived = await aParcel(at.database, { shop: at.harbour, member: at.anna, state: 'received' });
    const reply = await remove([...ids, arrived.id]);
    expect([reply.code, reply.error]).toEqual([409, 'state.illegalStep']);
    expect(await statesOf([...ids, arrived.id])).toEqual(['forecast', 'forecast', 'received']);
    expect((await restore(ids)).error).toBe('state.illegalStep');
  });

  test('are nothing when one of them is not one’s own (S06, S07)', async () => {
    const { database, harbour, rival, ben, carla } = at;
    const ids = await some(1);
    for (const parcel of [
      await aParcel(database, { shop: harbour, member: ben }),
      await aParcel(database, { shop: rival, member: carla }),
      await aParcel(database, { shop: harbour, member: at.anna, row: { joinedId: ids[0] } }),
      { id: 2 ** 40 },
    ]) {
      expect((await remove([...ids, parcel.id])).error).toBe('record.notFound');
    }
    expect(await statesOf(ids)).toEqual(['forecast']);
    expect((await remove([])).error).toBe('input.invalid');
    expect((await remove(Array.from({ length: 201 }, (_, id) => id + 1))).error).toBe('input.invalid');
  });

  test('cannot be undone once the number is expected again, nor twice for one number', async () => {
    const { database, harbour: shop, anna: member } = at;
    const first = await aParcel(database, { shop, member, state: 'cancelled' });
    const again = { shop, member, courierNumber: first.courierNumber };
    const second = await aParcel(database, { ...again, state: 'cancelled' });
    const both = await restore([first.id, second.id]);
    expect(both.error).toBe('parcel.alreadyExpected');
    expect((await restore([first.id])).code).toBe(200);
    const late = await restore([second.id]);
    expect([late.code, late.error]).toEqual([409, 'parcel.alreadyExpected']);
    expect(late.body.Msg).toContain(first.courierNumber);
  });

  test('R27: sets that overlap, taken back and restored at once in any order, never lock up', async () => {
    const ids = await some(12);
    const shuffled = () => ids.toSorted(() => Math.random() - 0.5).slice(0, 8);
    for (let round = 0; round < 8; round += 1) {
      const replies = await Promise.all([
        remove(shuffled()),
        remove(shuffled(), at.sub),
        restore(shuffled()),
        restore(shuffled(), at.sub),
      ]);
      for (const { code } of replies) expect([200, 409]).toContain(code);
    }
    const [{ broken }] = (await at.database.sql(
      `select count(*)::int as broken from parcel p where id = any($1) and state <>
         (select to_state from parcel_event e where e.parcel_id = p.id order by e.id desc limit 1)`,
      [ids],
    )) as [{ broken: number }];
    expect(broken).toBe(0);
  });
});
