import type { StationParcel } from '@onehaul/contract/console/stations';
import { aMember } from '@onehaul/testing/member-builders';
import { aClaim, aGoodsType, aParcel, aWarehouse, newCourierNumber } from '@onehaul/testing/parcel-builders';
import { errorOf, createParcelFixture, seconds } from '@onehaul/testing/parcel-fixture';
import type { Reply } from '@onehaul/testing/test-api';
import { afterAll, describe, expect, test } from 'vitest';

const stage = await createParcelFixture();
const {
  database,
  shop,
  sister,
  rivalShop,
  warehouseId,
  otherWarehouseId,
  amy,
  ben,
  clerk,
  at,
  row,
  events,
  told,
} = stage;
afterAll(stage.close);

const receive = async (courierNumber: string, more: object = {}) => {
  const { body } = await clerk.call('stations/receive', at(courierNumber, more));
  if (body.Code !== 200) throw new Error(body.Error);
  return body.Data as { outcome: string; parcel: StationParcel | null };
};
const parcelOf = ({ body }: Reply) => body.Data as StationParcel;

describe('receiving', () => {
  test('what one member expects is theirs, and they are told', async () => {
    const { id, courierNumber } = await aParcel(database, { shop, member: amy, warehouseId });
    const { outcome, parcel } = await receive(` ${courierNumber.toLowerCase()} `);
    expect([outcome, parcel]).toMatchObject([
      'expected',
      { id, state: 'received', memberCode: amy.code, memberName: 'Amy', pieces: 1, piece: 1 },
    ]);
    expect((await events(id)).at(-1)).toMatchObject({
      act: 'receive',
      from_state: 'forecast',
      to_state: 'received',
      actor: 'staff',
      actor_id: clerk.id,
    });
    expect(await told(amy, id)).toEqual(['parcelReceived']);
  });

  test('P4: a parcel of another warehouse comes with the name of the right one', async () => {
    const away = await aWarehouse(database, shop, { names: { en: 'Xiamen house', zhHans: '厦门仓' } });
    const announced = await aParcel(database, { shop, member: amy, warehouseId: away });
    const named = { elsewhere: expect.stringMatching(/Xiamen house|厦门仓/) };
    expect(await receive(announced.courierNumber)).toMatchObject({ outcome: 'misrouted', ...named });
    const lying = await aParcel(database, { shop, member: amy, warehouseId: away, state: 'stored' });
    expect(await receive(lying.courierNumber)).toMatchObject({ outcome: 'known', ...named });
    const here = await aParcel(database, { shop, member: amy, warehouseId });
    expect(await receive(here.courierNumber)).toMatchObject({ outcome: 'expected', elsewhere: null });
  });

  test('what is expected at another warehouse is here from now on, and its owner knows', async () => {
    const { id, courierNumber } = await aParcel(database, {
      shop,
      member: amy,
      warehouseId: otherWarehouseId,
    });
    expect(await receive(courierNumber)).toMatchObject({ outcome: 'misrouted', parcel: { id } });
    expect(await row(id)).toMatchObject({ warehouse_id: warehouseId, state: 'received' });
    expect(await told(amy, id)).toEqual(['parcelMisrouted']);
  });

  test('what several expect is nobody’s until a person decides, unless the label says whose', async () => {
    const courierNumber = newCourierNumber();
    for (const member of [amy, ben]) await aParcel(database, { shop, member, warehouseId, courierNumber });
    const { outcome, parcel } = await receive(courierNumber);
    expect([outcome, parcel]).toMatchObject(['contested', { state: 'unclaimed', memberCode: '' }]);
    expect((await events(parcel!.id)).at(-1)).toMatchObject({
      act: 'arrive',
      from_state: null,
      details: { forecasts: 2 },
    });

    const labelled = newCourierNumber();
    for (const member of [amy, ben])
      await aParcel(database, { shop, member, warehouseId, courierNumber: labelled });
    expect(await receive(labelled, { memberCode: ben.code })).toMatchObject({
      outcome: 'expected',
      parcel: { memberCode: ben.code },
    });
  });

  test('a label that says otherwise than the forecast is for a person', async () => {
    const { courierNumber } = await aParcel(database, { shop, member: amy, warehouseId });
    expect(await receive(courierNumber, { memberCode: ben.code })).toMatchObject({
      outcome: 'contested',
      parcel: { state: 'unclaimed' },
    });
  });

  test('nobody’s number is the member’s whose code is on the label, the main account’s for a sub-account', async () => {
    const sub = await aMember(database, shop, { mainId: amy.id });
    for (const { code } of [amy, sub]) {
      const { outcome, parcel } = await receive(newCourierNumber(), { memberCode: ` ${code.toLowerCase()}` });
      expect([outcome, parcel]).toMatchObject(['member', { state: 'received', memberCode: amy.code }]);
      expect(await told(amy, parcel!.id)).toEqual(['parcelReceived']);
    }
  });

  test('a code nobody has is refused, and nothing is kept', async () => {
    const number = newCourierNumber();
    for (const memberCode of ['XXXXXX', 'ACDEFG']) {
      const reply = await clerk.call('stations/receive', at(number, { memberCode }));
      expect(errorOf(reply)).toBe('parcel.memberUnknown');
    }
    expect(await database.sql('select from parcel where courier_number = $1', [number])).toEqual([]);
  });

  test('without any of it the parcel is nobody’s', async () => {
    expect(await receive(newCourierNumber())).toMatchObject({
      outcome: 'unclaimed',
      parcel: { state: 'unclaimed', memberCode: '', memberName: '' },
    });
  });

  test('what another shop of the company expects is not this shop’s, and stays as it is', async () => {
    const zoe = await aMember(database, sister);
    const { id, courierNumber } = await aParcel(database, { shop: sister, member: zoe });
    expect(await receive(courierNumber)).toEqual({ outcome: 'otherShop', parcel: null, elsewhere: null });
    expect(await receive(newCourierNumber(), { memberCode: zoe.code })).toEqual({
      outcome: 'otherShop',
      parcel: null,
      elsewhere: null,
    });
    expect(await row(id)).toMatchObject({ state: 'forecast', shop_id: sister.id });
    const here = 'select from parcel where shop_id = $1 and courier_number = $2';
    expect(await database.sql(here, [shop.id, courierNumber])).toEqual([]);
  });

  test('the same number in another company’s shop means nothing here', async () => {
    const eve = await aMember(database, rivalShop);
    const { courierNumber } = await aParcel(database, { shop: rivalShop, member: eve });
    expect(await receive(courierNumber)).toMatchObject({ outcome: 'unclaimed' });
  });

  test('the same scan within a minute is the same scan; later the parcel is known', async () => {
    const number = newCourierNumber();
    const first = await receive(number, { scannedAt: seconds(-200) });
    expect(await receive(number, { scannedAt: seconds(-145) })).toMatchObject({ outcome: 'again' });
    // An offline station may upload an earlier scan later.
    expect(await receive(number, { scannedAt: seconds(-255) })).toMatchObject({ outcome: 'again' });
    expect(await receive(number, { scannedAt: seconds(-130) })).toMatchObject({
      outcome: 'known',
      parcel: { id: first.parcel!.id },
    });
    expect(await events(first.parcel!.id)).toHaveLength(1);
  });

  test('at another warehouse it is no repetition', async () => {
    const number = newCourierNumber();
    await receive(number);
    expect(await receive(number, { warehouseId: otherWarehouseId })).toMatchObject({ outcome: 'known' });
  });

  test('a further piece has its own number and its first piece’s owner', async () => {
    const { id, courierNumber } = await aParcel(database, {
      shop,
      member: amy,
      warehouseId,
      row: { goodsName: 'Chairs', quantity: 4 },
    });
    await receive(courierNumber);
    const second = await receive(courierNumber, { isFurtherPiece: true });
    const third = await receive(courierNumber, { isFurtherPiece: true });
    expect([second, third]).toMatchObject([
      {
        outcome: 'member',
        parcel: { piece: 2, pieces: 2, memberCode: amy.code, goodsName: 'Chairs', state: 'received' },
      },
      { outcome: 'member', parcel: { piece: 3, pieces: 3 } },
    ]);
    const { items } = (await clerk.call('stations/find', at(courierNumber))).body.Data as {
      items: StationParcel[];
    };
    expect(items.map(({ piece }) => piece)).toEqual([1, 2, 3]);
    expect(items[0]!.id).toBe(id);
  });

  test('a further piece of nothing is the first', async () => {
    expect(await receive(newCourierNumber(), { isFurtherPiece: true })).toMatchObject({
      outcome: 'unclaimed',
      parcel: { piece: 1 },
    });
  });

  test.each([
    ['nobody expects', false],
    ['a member expects', true],
  ])('four clerks scan at once what %s: one parcel', async (_, isExpected) => {
    const courierNumber = newCourierNumber();
    if (isExpected) await aParcel(database, { shop, member: amy, warehouseId, courierNumber });
    const answers = await Promise.all(Array.from({ length: 4 }, () => receive(courierNumber)));
    const first = isExpected ? 'expected' : 'unclaimed';
    expect(answers.map(({ outcome }) => outcome).sort()).toEqual(['again', 'again', 'again', first].sort());
    expect(new Set(answers.map(({ parcel }) => parcel!.id)).size).toBe(1);
    expect(await database.sql('select from parcel where courier_number = $1', [courierNumber])).toHaveLength(
      1,
    );
  });

  test('four further pieces at once are four pieces', async () => {
    const courierNumber = newCourierNumber();
    await receive(courierNumber);
    await Promise.all(Array.from({ length: 4 }, () => receive(courierNumber, { isFurtherPiece: true })));
    const pieces = await database.sql('select piece from parcel where courier_number = $1 order by 1', [
      courierNumber,
    ]);
    expect(pieces.map(({ piece }) => piece)).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([
    ['from the future', 6 * 60],
    ['older than a week', -(7 * 86_400 + 60)],
  ])('a scan %s is refused', async (_, count) => {
    const number = newCourierNumber();
    const reply = await clerk.call('stations/receive', at(number, { scannedAt: seconds(count) }));
    expect(errorOf(reply)).toBe('input.invalid');
    expect(await database.sql('select from parcel where courier_number = $1', [number])).toEqual([]);
  });

  test('a scan of some days ago counts from when it was read', async () => {
    const scannedAt = seconds(-3 * 86_400);
    const { parcel } = await receive(newCourierNumber(), { scannedAt });
    expect(parcel!.receivedAt).toBe(scannedAt);
  });

  test('what is no number is refused', async () => {
    expect(errorOf(await clerk.call('stations/receive', at('???')))).toBe('parcel.numberInvalid');
  });
});

describe('assigning', () => {
  test('gives an unowned parcel to whose code is on it, with the words of their forecast', async () => {
    const goodsTypeId = await aGoodsType(database, shop);
    const courierNumber = newCourierNumber();
    const goods = { goodsName: 'Lamp', goodsTypeId, quantity: 3, unitPriceCents: 5000, remark: 'fragile' };
    const forecast = await aParcel(database, { shop, member: amy, warehouseId, courierNumber, row: goods });
    await aParcel(database, { shop, member: ben, warehouseId, courierNumber });
    const { parcel } = await receive(courierNumber);
    const reply = await clerk.call('stations/assign', at(courierNumber, { memberCode: amy.code }));
    expect(parcelOf(reply)).toMatchObject({
      id: parcel!.id,
      state: 'received',
      memberCode: amy.code,
      goodsName: 'Lamp',
      goodsTypeName: 'Goods',
      quantity: 3,
      remark: 'fragile',
    });
    expect(await row(parcel!.id)).toMatchObject({ unit_price_cents: 5000, member_id: amy.id });
    expect(await row(forecast.id)).toMatchObject({
      state: 'cancelled',
      stage: 'joined',
      joined_id: parcel!.id,
    });
    expect((await events(forecast.id)).at(-1)).toMatchObject({
      act: 'cancel',
      details: { joined: parcel!.id },
    });
    expect(await told(amy, parcel!.id)).toEqual(['parcelReceived']);
  });

  test('is of parcels that are nobody’s and claimed by nobody', async () => {
    const { courierNumber } = await aParcel(database, { shop, member: amy, warehouseId, state: 'received' });
    const claimed = await aParcel(database, { shop, warehouseId, state: 'claimPending' });
    await aClaim(database, claimed, { member: ben });
    for (const number of [courierNumber, claimed.courierNumber]) {
      const reply = await clerk.call('stations/assign', at(number, { memberCode: ben.code }));
      expect(errorOf(reply)).toBe('state.illegalStep');
    }
    const zoe = await aMember(database, sister);
    const unowned = await aParcel(database, { shop, warehouseId });
    const reply = await clerk.call('stations/assign', at(unowned.courierNumber, { memberCode: zoe.code }));
    expect(errorOf(reply)).toBe('parcel.ofOtherShop');
  });
});
