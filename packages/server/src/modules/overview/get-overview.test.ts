import { aCase } from '@onehaul/testing/case-builders';
import { aConfirmation } from '@onehaul/testing/customs-builders';
import { aMember, aStaffMember } from '@onehaul/testing/member-builders';
import { aCoupon, anAddress, anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { createParcelApi, type ParcelCaller } from '@onehaul/testing/parcel-api';
import { aClaim, aParcel } from '@onehaul/testing/parcel-builders';
import { aBankDeposit } from '@onehaul/testing/payment-builders';
import { aServiceRequest } from '@onehaul/testing/service-builders';
import { perKilogram } from '@onehaul/testing/tariff-builders';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Task = { Type: string; Count: number; Amount: number; DueAt: string | null; OnlyId: number | null };
type Way = { Id: number; Last: string; Next: string | null; IsLate: boolean };
type Data = {
  Tasks: Task[];
  Parcels: Record<string, number>;
  Orders: Record<string, number>;
  OnTheWay: Way[];
  EndingCount: number;
  Ending: Record<string, unknown>[];
  Coupons: { Usable: number; EndingCount: number; EndsAt: string | null };
  AddressCount: number;
  Months: { Month: string; Weight: number; Amount: number; Orders: number }[];
};
const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

let at: Awaited<ReturnType<typeof createParcelApi>>;
beforeAll(async () => {
  at = await createParcelApi();
});
afterAll(() => at.close());

const overview = async (who: ParcelCaller) => (await at.call<Data>(who, '/Client_Info/GetOverview')).data;
const kindsOf = ({ Tasks }: Data) => Tasks.map(({ Type, Count }) => `${Type} ${Count}`);

test('who has nothing is shown nothing, and twelve empty months', async () => {
  const empty = await overview(at.ben);
  expect(empty).toMatchObject({
    Tasks: [],
    OnTheWay: [],
    EndingCount: 0,
    Ending: [],
    Coupons: { Usable: 0, EndingCount: 0, EndsAt: null },
    AddressCount: 0,
  });
  expect(Object.values({ ...empty.Parcels, ...empty.Orders }).every((count) => count === 0)).toBe(true);
  expect(empty.Months).toHaveLength(12);
  expect(empty.Months.at(-1)!.Month).toBe(
    new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Shanghai', year: 'numeric', month: '2-digit' }).format(),
  );
});

test('what waits for a member is told with its money, also to who works for them, and to nobody else', async () => {
  const { database, harbour, anna, sub, ben, carla } = at;
  const due = await anOrder(database, harbour, anna, { step: 'unpaid', totalMinor: 3000 });
  const packed = await anOrder(database, harbour, anna, {
    step: 'packed',
    totalMinor: 5000,
    paidMinor: 4200,
  });
  const deposit700 = await aBankDeposit(database, harbour, anna, { minor: 700 });
  await database.sql(`update payment set state = 'rejected' where id = $1`, [deposit700.id]);
  const sent = await anOrder(database, harbour, anna, { step: 'shipped' });
  await aConfirmation(database, harbour, sent);
  await aServiceRequest(database, harbour, anna, { state: 'unpaid', minor: 500 });
  const answered = await aCase(database, harbour, anna, { state: 'answered' });
  await aCase(database, harbour, anna, { state: 'working' });
  await aParcel(database, { shop: harbour, member: anna, state: 'onHold' });
  const nobodys = await aParcel(database, { shop: harbour });
  await aClaim(database, nobodys, { member: anna, state: 'rejected' });
  await aClaim(database, nobodys, { member: anna, state: 'rejected', decidedAt: daysAgo(15) });

  const seen = await overview(anna);
  expect(kindsOf(seen)).toEqual([
    'unpaidOrders 1',
    'differences 1',
    'rejectedDeposits 1',
    'confirmations 1',
    'unpaidServices 1',
    'answeredCases 1',
    'heldParcels 1',
    'rejectedClaims 1',
  ]);
  const [unpaid, difference, deposit, confirmation, service, question] = seen.Tasks;
  expect(unpaid).toMatchObject({ Amount: 30, OnlyId: due.id, DueAt: expect.any(String) });
  expect(difference).toMatchObject({ Amount: 8, OnlyId: packed.id });
  expect(deposit).toMatchObject({ Amount: 7 });
  expect(confirmation).toMatchObject({ OnlyId: sent.id, DueAt: expect.any(String) });
  expect(service).toMatchObject({ Amount: 5 });
  expect(question).toMatchObject({ OnlyId: answered.id });
  expect(seen.Orders).toMatchObject({ Unpaid: 2, Shipped: 1 });
  expect(seen.Parcels).toMatchObject({ Held: 1 });

  expect(await overview(sub)).toEqual(await overview(anna));
  for (const who of [ben, carla]) expect(kindsOf(await overview(who))).toEqual([]);

  // Once a new deposit is pending, the rejected one is no longer a task.
  await aBankDeposit(database, harbour, anna);
  expect(kindsOf(await overview(anna))).not.toContain('rejectedDeposits 1');
  await anOrder(database, harbour, anna, { step: 'unpaid', totalMinor: 100 });
  expect((await overview(anna)).Tasks[0]).toMatchObject({ Count: 2, Amount: 31, OnlyId: null });
});

test('orders on the way say what was seen last and what should come next', async () => {
  const { database, harbour, ben, carla } = at;
  const line = await aPricedLine(database, harbour);
  const shippedAt = daysAgo(1);
  const order = await anOrder(database, harbour, ben, { step: 'shipped', line, row: { shippedAt } });
  const told = (phase: string, happenedAt: Date, source = 'carrier') =>
    database.sql(
      `insert into track_event (tenant_id, shop_id, order_id, phase, source, happened_at, event_key)
       values (2, $1, $2, $3::text, $4::text, $5, $3::text || $4::text)`,
      [harbour.id, order.id, phase, source, happenedAt],
    );
  await told('departed', shippedAt);
  await told('arrived', daysAgo(0.8));
  await told('delivered', daysAgo(0.5), 'estimate');
  const [first] = (await overview(ben)).OnTheWay;
  expect(first).toMatchObject({ Id: order.id, Last: 'arrived', Next: 'cleared', IsLate: false });
  expect((await overview(carla)).OnTheWay).toEqual([]);
  expect((await overview(at.anna)).OnTheWay.map(({ Id }) => Id)).not.toContain(order.id);

  await database.sql(`update shop_order set shipped_at = now() - interval '90 days' where id = $1`, [
    order.id,
  ]);
  expect((await overview(ben)).OnTheWay[0]).toMatchObject({ IsLate: true });
  await told('delivered', daysAgo(0.2));
  expect((await overview(ben)).OnTheWay[0]).toMatchObject({ Last: 'delivered', Next: null, IsLate: false });
  for (let index = 0; index < 5; index++) await anOrder(database, harbour, ben, { step: 'shipped', line });
  expect((await overview(ben)).OnTheWay).toHaveLength(5);
});

test('storage that runs out is told with its days and what a day costs then', async () => {
  const { database, harbour, ben, anna } = at;
  const { warehouseId } = harbour;
  const tariff = perKilogram(10);
  const costing = (minorPerDay: number) => ({
    ...tariff,
    storage: { ...tariff.storage, bands: [{ upToGrams: null, minorPerDay }] },
  });
  for (const minor of [50, 120])
    await aPricedLine(database, harbour, { warehouseId, tariff: costing(minor) });
  const stored = (storedAt: Date) =>
    aParcel(database, { shop: harbour, member: ben, state: 'stored', warehouseId, storedAt });
  const later = await stored(daysAgo(26.5));
  const over = await stored(daysAgo(40));
  await stored(daysAgo(3));
  const { Ending, EndingCount } = await overview(ben);
  expect(EndingCount).toBe(2);
  expect(Ending).toMatchObject([
    { Id: over.id, FreeDaysLeft: 0, DaysStored: 41, DayLeastAmount: 0.5, DayMostAmount: 1.2 },
    { Id: later.id, FreeDaysLeft: 4, DaysStored: 27 },
  ]);
  expect((await overview(anna)).Ending.map(({ Id }) => Id)).not.toContain(over.id);
});

test('coupons that can be used and those that end soon are counted, and addresses', async () => {
  const { database, harbour, ben, anna } = at;
  await aCoupon(database, harbour, ben, { validUntil: new Date(Date.now() + 3 * dayMs) });
  await aCoupon(database, harbour, ben, { validUntil: new Date(Date.now() + 30 * dayMs) });
  await aCoupon(database, harbour, ben, { validFrom: daysAgo(9), validUntil: daysAgo(1) });
  await aCoupon(database, harbour, ben, {
    validFrom: new Date(Date.now() + dayMs),
    validUntil: new Date(Date.now() + 9 * dayMs),
  });
  await anAddress(database, harbour, ben);
  expect(await overview(ben)).toMatchObject({
    Coupons: { Usable: 2, EndingCount: 1, EndsAt: expect.any(String) },
    AddressCount: 1,
  });
  expect(await overview(anna)).toMatchObject({ Coupons: { Usable: 0 }, AddressCount: 0 });
});

test('what was sent is added up by the months of the shop, with what its boxes weighed', async () => {
  const { database, rival, carla } = at;
  const rivalStaff = await aStaffMember(database, 3, { roles: ['clerk'], email: 'overview@rival.test' });
  const ship = (shippedAt: Date, totalMinor: number) =>
    anOrder(database, rival, carla, {
      step: 'completed',
      staffId: rivalStaff.id,
      totalMinor,
      row: { shippedAt },
    });
  const now = new Date();
  // The last hour of a month in Shanghai belongs to that month, although UTC is eight hours behind.
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2, 1) - 8 * 3_600_000);
  await ship(new Date(monthStart.getTime() - 60_000), 1000);
  await ship(new Date(monthStart.getTime() + 60_000), 2000);
  await ship(new Date(monthStart.getTime() + 120_000), 500);
  await ship(daysAgo(400), 9900);
  const { Months } = await overview(carla);
  expect(Months.slice(-4, -2)).toMatchObject([
    { Amount: 10, Weight: 1.25, Orders: 1 },
    { Amount: 25, Weight: 2.5, Orders: 2 },
  ]);
  expect(Months.reduce((sum, { Amount }) => sum + Amount, 0)).toBe(35);
  const neighbour = { id: (await aMember(database, rival)).id, shop: rival };
  expect((await overview(neighbour)).Months.every(({ Orders }) => Orders === 0)).toBe(true);
});
