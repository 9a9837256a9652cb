import { aCoupon, anOrder } from '@onehaul/testing/order-builders';
import { createParcelApi } from '@onehaul/testing/parcel-api';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Stage = Awaited<ReturnType<typeof createParcelApi>>;
let stage: Stage;
beforeAll(async () => {
  stage = await createParcelApi();
});
afterAll(() => stage.close());

const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day);
const list = async (who: Stage['anna'], body: object = {}) =>
  (
    await stage.call<{ Rows: Record<string, unknown>[]; Total: number }>(
      who,
      '/Client_Coupon/GetDataPage',
      body,
    )
  ).data;

test('coupons come with the first to end first, and say whether they can be used', async () => {
  const { anna, ben, carla, sub, database, harbour, rival } = stage;
  const names = { en: 'Spring', zhHans: '春' };
  const late = await aCoupon(database, harbour, anna, {
    names,
    validUntil: at(9),
    leastMinor: 5000,
    leastGrams: 500,
  });
  const soon = await aCoupon(database, harbour, anna, { validUntil: at(2) });
  const ended = await aCoupon(database, harbour, anna, { validFrom: at(-3), validUntil: at(-1) });
  const early = await aCoupon(database, harbour, anna, { validFrom: at(3), validUntil: at(4) });
  const { id: orderId, number } = await anOrder(database, harbour, anna);
  const locked = await aCoupon(database, harbour, anna, { orderId, validUntil: at(5) });
  const { id: doneId } = await anOrder(database, harbour, anna, { step: 'completed' });
  const used = await aCoupon(database, harbour, anna, { orderId: doneId, usedAt: at(0), validUntil: at(6) });
  await aCoupon(database, harbour, ben);
  await aCoupon(database, rival, carla);

  const all = await list(anna);
  expect(all.Rows.map(({ Id }) => Id)).toEqual([ended, soon, early, locked, used, late]);
  expect(all.Rows.at(-1)).toEqual({
    Id: late,
    Name: 'Spring',
    Amount: 10,
    Percent: 0,
    LineNames: [],
    LevelNames: [],
    LineIds: [],
    Levels: [],
    MinPrice: 50,
    MinWeight: 0.5,
    ValidFrom: expect.any(String),
    ValidUntil: expect.any(String),
    State: 1,
    IsUse: false,
    IsEffective: true,
    MainBillCode: '',
    UseTime: null,
  });
  const ids = async (body: object) => (await list(anna, body)).Rows.map(({ Id }) => Id);
  expect(await ids({ IsEffective: true })).toEqual([soon, late]);
  expect(await ids({ IsUse: true })).toEqual([used]);
  expect(await ids({ IsUse: false, IsEffective: false })).toEqual([ended, early, locked]);
  expect(await ids({ State: 1 })).toEqual([soon, early, late]);
  expect(await ids({ State: 2 })).toEqual([locked]);
  expect(await ids({ State: 3 })).toEqual([used]);
  expect(await ids({ State: 4 })).toEqual([ended]);
  expect((await list(anna, { State: 2 })).Rows[0]).toMatchObject({ MainBillCode: number });
  const counts = async (who: Stage['anna']) => (await stage.call(who, '/Client_Coupon/GetCouponCount')).data;
  expect(await counts(sub)).toEqual({ Usable: 3, InOrder: 1, Used: 1, Ended: 1 });
  expect(await counts(ben)).toEqual({ Usable: 1, InOrder: 0, Used: 0, Ended: 0 });
  expect(await counts(carla)).toEqual({ Usable: 1, InOrder: 0, Used: 0, Ended: 0 });
  expect((await list(sub)).Total).toBe(6);
  expect((await list(ben)).Total).toBe(1);
  expect((await list(carla)).Total).toBe(1);
});
