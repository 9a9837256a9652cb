import { createParcelApi } from '@onehaul/testing/parcel-api';
import { aClaim, aGoodsType, aParcel, newCourierNumber } from '@onehaul/testing/parcel-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi();
});
afterAll(() => at.close());

type Result = { Code: string; Result: string; ParcelId: number | null };
const forecast = (rows: object[], who = at.anna, own: object = {}, headers: Record<string, string> = {}) =>
  at.call<{ Rows: Result[] }>(
    who,
    '/ParcelOperate/BatchParcelForecast',
    { WareHouseId: who.shop.warehouseId, Rows: rows, ...own },
    headers,
  );
const single = (row: object, who = at.anna) =>
  at.call<Result>(who, '/ParcelOperate/BatchParcelForecastSingle', {
    WareHouseId: who.shop.warehouseId,
    GoodsName: 'Shoes',
    GoodsTypeId: who.shop.goodsTypeId,
    Account: 2,
    Price: 30,
    ...row,
  });
const outcomes = (reply: { data: { Rows: Result[] } }) =>
  reply.data.Rows.map(({ Result: outcome }) => outcome);
const parcelsOf = (numbers: string[]) =>
  at.database.sql(
    `select id, member_id, state, courier_number, goods_name, goods_type_id, quantity, unit_price_cents, remark
     from parcel where courier_number = any($1) order by id`,
    [numbers],
  );

describe('many rows', () => {
  test('begin with the defaults of the specification, in the shop’s first kind of goods', async () => {
    await aGoodsType(at.database, at.harbour);
    const number = newCourierNumber();
    const typed = ` ${number.toLowerCase()} `;
    const reply = await forecast([{ Code: typed }]);
    expect(reply.code).toBe(200);
    const [row] = await parcelsOf([number]);
    expect(reply.data.Rows).toEqual([{ Code: number, Result: 'forecast', ParcelId: Number(row!.id) }]);
    expect(row).toMatchObject({
      member_id: at.anna.id,
      state: 'forecast',
      goods_name: '',
      goods_type_id: at.harbour.goodsTypeId,
      quantity: 1,
      unit_price_cents: 1000,
      remark: '',
    });
    const events = await at.database.sql(
      'select act, from_state, to_state, actor, actor_id from parcel_event where parcel_id = $1',
      [row!.id],
    );
    expect(events).toEqual([
      { act: 'add', from_state: null, to_state: 'forecast', actor: 'member', actor_id: at.anna.id },
    ]);
    const told = await at.database.sql('select topic, member_id from outbox where subject_id = $1', [
      row!.id,
    ]);
    expect(told).toEqual([{ topic: 'parcelChanged', member_id: at.anna.id }]);
  });

  test('fifty at once are one insert, and a sub-account’s are the main account’s (A16)', async () => {
    const numbers = Array.from({ length: 50 }, newCourierNumber);
    const reply = await forecast(
      numbers.map((Code) => ({ Code })),
      at.sub,
    );
    expect(new Set(outcomes(reply))).toEqual(new Set(['forecast']));
    expect(reply.data.Rows.map(({ Code }) => Code)).toEqual(numbers);
    const rows = await parcelsOf(numbers);
    expect(new Set(rows.map((row) => row.member_id))).toEqual(new Set([at.anna.id]));
    const [event] = await at.database.sql('select actor_id from parcel_event where parcel_id = $1', [
      rows[0]!.id,
    ]);
    expect(event!.actor_id).toBe(at.sub.id);
  });

  test('a number of one’s own that is expected, has arrived or stands twice is told', async () => {
    const { database, harbour: shop, anna } = at;
    const expected = await aParcel(database, { shop, member: anna });
    const arrived = await aParcel(database, { shop, member: anna, state: 'stored' });
    const cancelled = await aParcel(database, { shop, member: anna, state: 'cancelled' });
    const fresh = newCourierNumber();
    const codes = [expected, arrived, cancelled].map(({ courierNumber }) => courierNumber);
    const reply = await forecast([...codes, fresh, fresh.toLowerCase()].map((Code) => ({ Code })));
    expect(outcomes(reply)).toEqual(['duplicate', 'arrived', 'forecast', 'forecast', 'duplicate']);
    const ids = reply.data.Rows.map(({ ParcelId }) => ParcelId);
    expect(ids.slice(0, 2)).toEqual([expected.id, arrived.id]);
    expect(ids[3]).toBe(ids[4]);
    expect(await parcelsOf([fresh])).toHaveLength(1);
  });

  test('what is somebody else’s cannot be told from a number nobody has seen (A31)', async () => {
    const { database, harbour: shop, rival, ben, carla } = at;
    const others = await aParcel(database, { shop, member: ben, state: 'stored' });
    const expected = await aParcel(database, { shop, member: ben });
    const held = await aParcel(database, { shop, state: 'onHold' });
    const elsewhere = await aParcel(database, { shop: rival, member: carla, state: 'stored' });
    const codes = [others, expected, held, elsewhere].map(({ courierNumber }) => courierNumber);
    const reply = await forecast([...codes, newCourierNumber()].map((Code) => ({ Code })));
    expect(new Set(outcomes(reply))).toEqual(new Set(['forecast']));
    const shown = new Set([others.id, expected.id, held.id, elsewhere.id]);
    for (const { ParcelId } of reply.data.Rows) {
      expect(typeof ParcelId).toBe('number');
      expect(shown.has(ParcelId!)).toBe(false);
    }
    const [row] = await database.sql('select member_id, state from parcel where id = $1', [others.id]);
    expect(row).toEqual({ member_id: ben.id, state: 'stored' });
  });

  test('a number that lies here and is nobody’s becomes a claim without proof', async () => {
    const { database, harbour: shop, anna, ben } = at;
    const unowned = await aParcel(database, { shop });
    const contested = await aParcel(database, { shop, state: 'claimPending' });
    await aClaim(database, contested, { member: ben });
    const rows = [unowned, contested].map(({ courierNumber }) => ({ Code: courierNumber }));
    const reply = await forecast(rows);
    expect(reply.data.Rows.map(({ Result: outcome, ParcelId }) => [outcome, ParcelId])).toEqual([
      ['claimed', null],
      ['claimed', null],
    ]);
    const claims = await database.sql(
      `select parcel_id::int as id, proof, state from parcel_claim where member_id = $1 order by parcel_id`,
      [anna.id],
    );
    expect(claims).toEqual([
      { id: unowned.id, proof: [], state: 'open' },
      { id: contested.id, proof: [], state: 'open' },
    ]);
    const states = await parcelsOf([unowned.courierNumber, contested.courierNumber]);
    expect(states.map(({ state, member_id }) => [state, member_id])).toEqual([
      ['claimPending', null],
      ['claimPending', null],
    ]);
    // A repeated forecast does not add a second claim.
    expect(outcomes(await forecast(rows))).toEqual(['claimed', 'claimed']);
    const [{ count }] = (await database.sql(
      'select count(*)::int as count from parcel_claim where member_id = $1',
      [anna.id],
    )) as [{ count: number }];
    expect(count).toBe(2);
  });

  test('the hidden signs of an unowned number cannot be guessed by forecasting (A31)', async () => {
    const { database, harbour: shop, ben } = at;
    const courierNumber = 'ZT550001234567';
    await aParcel(database, { shop, courierNumber });
    const guesses = (from: number, count: number) =>
      Array.from({ length: count }, (_, offset) => ({
        Code: `ZT5500012${String(from + offset).padStart(5, '0')}`,
      }));
    // The limit counts guesses within one batch and across batches.
    const batch = await forecast([...guesses(34_500, 60), { Code: courierNumber }], ben);
    expect(new Set(outcomes(batch))).toEqual(new Set(['forecast']));
    const once = await forecast([{ Code: courierNumber.toLowerCase() }], at.sub);
    expect(outcomes(once)).toEqual(['claimed']);
    const again = 'ZT880001234567';
    await aParcel(database, { shop, courierNumber: again });
    const alike = (from: number) => guesses(from, 6).map(({ Code }) => ({ Code: Code.replace('55', '88') }));
    await forecast(alike(1), ben);
    await forecast(alike(100), ben);
    expect(outcomes(await forecast([{ Code: again }], ben))).toEqual(['forecast']);
  });

  test('the same number in two shops is fine', async () => {
    const Code = newCourierNumber();
    expect(outcomes(await forecast([{ Code }]))).toEqual(['forecast']);
    expect(outcomes(await forecast([{ Code }], at.carla))).toEqual(['forecast']);
    expect(outcomes(await forecast([{ Code }], at.ben))).toEqual(['forecast']);
  });

  test('one wrong row keeps all of them out', async () => {
    const good = newCourierNumber();
    const wrong: [object, string][] = [
      [{ Code: 'SF 運單' }, 'parcel.numberInvalid'],
      [{ Code: '=1+1' }, 'parcel.numberInvalid'],
      [{ Code: newCourierNumber(), GoodsTypeId: at.rival.goodsTypeId }, 'record.notFound'],
      [{ Code: newCourierNumber(), Account: 0 }, 'input.invalid'],
      [{ Code: newCourierNumber(), Account: 2, Price: 5, TotalPrice: 9.99 }, 'input.invalid'],
      [{ Code: newCourierNumber(), Price: 1e9 }, 'input.invalid'],
      [{ Code: newCourierNumber(), GoodsName: 'a\u0000b' }, 'input.invalid'],
    ];
    for (const [row, error] of wrong) {
      expect((await forecast([{ Code: good }, row])).error, JSON.stringify(row)).toBe(error);
    }
    expect((await forecast([{ Code: good, Account: 2, Price: 5, TotalPrice: 9 }])).body.Msg).toContain(
      'Rows.0.TotalPrice',
    );
    for (const WareHouseId of [at.rival.warehouseId, 999_999]) {
      expect((await forecast([{ Code: good }], at.anna, { WareHouseId })).error).toBe('record.notFound');
    }
    expect((await forecast([])).error).toBe('input.invalid');
    expect((await forecast(Array.from({ length: 501 }, () => ({ Code: good })))).error).toBe('input.invalid');
    expect(await parcelsOf([good])).toEqual([]);
  });

  test('a repeated key adds nothing and answers the same (A48)', async () => {
    const key = { 'idempotency-key': 'forecast-once-and-again' };
    const rows = [{ Code: newCourierNumber() }];
    const first = await forecast(rows, at.anna, {}, key);
    expect((await forecast(rows, at.anna, {}, key)).body).toEqual(first.body);
    const other = await forecast([{ Code: newCourierNumber() }], at.anna, {}, key);
    expect(other.error).toBe('idempotency.keyReused');
  });

  test('windows that send the same numbers at once, in any order, make each of them once and never lock up', async () => {
    for (let round = 0; round < 5; round += 1) {
      const numbers = Array.from({ length: 400 }, newCourierNumber);
      const windows = [numbers, numbers.toReversed(), numbers.toSorted(), numbers.toSorted().toReversed()];
      const replies = await Promise.all(windows.map((codes) => forecast(codes.map((Code) => ({ Code })))));
      for (const { code } of replies) expect(code).toBe(200);
      expect(replies.flatMap(outcomes).filter((outcome) => outcome === 'forecast')).toHaveLength(400);
      const rows = await parcelsOf(numbers);
      expect(rows).toHaveLength(400);
      const idOf = new Map(rows.map((row) => [row.courier_number, Number(row.id)]));
      for (const { Code, ParcelId } of replies.flatMap(({ data }) => data.Rows))
        expect(ParcelId).toBe(idOf.get(Code));
    }
  });
});

describe('one row', () => {
  test('is forecast, and refused when it is expected already', async () => {
    const Code = newCourierNumber();
    const first = await single({ Code });
    expect(first.data).toMatchObject({ Code, Result: 'forecast' });
    const again = await single({ Code });
    expect([again.code, again.error]).toEqual([409, 'parcel.alreadyExpected']);
    expect(again.body.Msg).toContain(Code);
    expect((await single({ Code: 'no number!' })).error).toBe('parcel.numberInvalid');
    expect((await single({ Code: newCourierNumber(), GoodsName: '' })).error).toBe('input.invalid');
    expect((await single({ Code: newCourierNumber(), GoodsTypeId: at.rival.goodsTypeId })).error).toBe(
      'record.notFound',
    );
  });
});

test('U-10: a shop can want goods named and priced when they are forecast; else they are asked for with the order', async () => {
  const { database, harbour } = at;
  const vague = { Code: newCourierNumber(), Price: 0 };
  const named = { Code: newCourierNumber(), GoodsName: 'Socks', Price: 12.5 };
  const need = () =>
    database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values (2, $1, 'forecastNeedsGoods', '1')`,
      [harbour.id],
    );
  await need();
  try {
    const refused = await forecast([named, vague]);
    expect([refused.error, refused.body.Msg]).toEqual([
      'parcel.goodsMissing',
      expect.stringContaining(vague.Code),
    ]);
    expect(await parcelsOf([named.Code, vague.Code])).toEqual([]);
    expect((await single({ Code: newCourierNumber(), Price: 0 })).error).toBe('parcel.goodsMissing');
    expect((await forecast([named])).code).toBe(200);
  } finally {
    await database.sql(`delete from setting where name = 'forecastNeedsGoods'`);
  }
  expect((await forecast([vague])).code).toBe(200);
  expect(await parcelsOf([vague.Code])).toMatchObject([{ goods_name: '', unit_price_cents: 0 }]);
});
