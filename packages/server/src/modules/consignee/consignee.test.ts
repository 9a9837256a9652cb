import { aConfirmation, taiwanId as taiwan, addTaiwanDestination } from '@onehaul/testing/customs-builders';
import { createOrderApi, type OrderApi } from '@onehaul/testing/order-api';
import { anAddress, anOrder } from '@onehaul/testing/order-builders';
import { aMember } from '@onehaul/testing/member-builders';
import type { ParcelCaller } from '@onehaul/testing/parcel-api';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../http/log.ts';
import { answerConfirmation } from './answer-confirmation.ts';
import { requestConfirmations } from './request-confirmations.ts';
import { consigneeJobs } from './consignee.jobs.ts';
import { receiverPrint } from './receiver-print.ts';

type Confirmation = Record<string, unknown> & { OrderId: number; State: string };
let stage: OrderApi;
beforeAll(async () => {
  stage = await createOrderApi();
  await addTaiwanDestination(stage.database, stage.harbour, stage.rival);
});
afterAll(() => stage.close());

const shipped = (owner: ParcelCaller = stage.anna, row: object = {}) =>
  anOrder(
    stage.database,
    owner.shop,
    { id: owner.ownerId ?? owner.id },
    {
      step: 'shipped',
      ...(owner.shop.id === stage.harbour.id && { line: stage.line }),
      row: { countryId: taiwan, ...row },
    },
  );
const ask = (ids: number[], { tenantId, id } = stage.harbour as { tenantId: number; id: number }) =>
  stage.database.database.transaction(tenantId, (db) => requestConfirmations(db, id, ids));
const stateOf = async (orderId: number) =>
  (await stage.database.sql('select * from consignee_confirmation where order_id = $1', [orderId]))[0];
const list = async (who: ParcelCaller, body: object = {}) =>
  (await stage.call<{ Rows: Confirmation[]; Total: number }>(who, '/Order_Consignee/GetDataPage', body)).data;
const answer = (who: ParcelCaller, OrderId: number, Answer: string, Rem = '') =>
  stage.call<Confirmation>(who, '/Order_Consignee/Answer', { OrderId, Answer, Rem });
const runJob = () =>
  consigneeJobs[0]!.run({
    database: stage.database.database,
    storage: stage.api.services.storage,
    keys: stage.api.services.keys,
    log: createLog({ stream: { write: () => {} } }),
  });
const topicsOf = async (orderId: number) =>
  (await stage.database.sql('select topic from outbox where subject_id = $1 order by id', [orderId])).map(
    ({ topic }) => topic as string,
  );
const exceptionOf = async (id: number) => (await stage.rowOf(id)).exception;

describe('the receiver', () => {
  test('is asked once of each order that goes where customs wants it, within the shop’s hours', async () => {
    const { database, harbour } = stage;
    const [there, elsewhere] = [
      await shipped(),
      await shipped(stage.anna, { countryId: stage.line.countryId }),
    ];
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'consigneeHours', '36')`,
      [harbour.tenantId, harbour.id],
    );
    await ask([there.id, elsewhere.id]);
    await ask([there.id, elsewhere.id]);
    const row = (await stateOf(there.id))!;
    expect(row).toMatchObject({ state: 'waiting', answered_at: null });
    expect((row.due_at as Date).getTime() - (row.asked_at as Date).getTime()).toBe(36 * 3_600_000);
    expect(await stateOf(elsewhere.id)).toBeUndefined();
    expect((await topicsOf(there.id)).filter((topic) => topic === 'consigneeAsked')).toHaveLength(1);
  });

  test('has confirmed when the member says so; said again it is refused', async () => {
    const { anna } = stage;
    const order = await shipped(anna, { currencyCode: 'TWD', exchangeRate: 4.5, declaredMinor: 44_445 });
    await aConfirmation(stage.database, anna.shop, order);
    const { data } = await answer(anna, order.id, 'confirm');
    expect(data).toMatchObject({
      MainBillCode: order.number,
      State: 'confirmed',
      Value: { Amount: 2000.03, Currency: 'TWD' },
      IsOverFree: true,
      AnswerTime: expect.any(String),
    });
    expect((await answer(anna, order.id, 'deny', 'x')).error).toBe('state.illegalStep');
    expect(await exceptionOf(order.id)).toBeNull();
    expect(await topicsOf(order.id)).toContain('orderChanged');
  });

  test('who says that it does not match puts the order before a person', async () => {
    const { anna } = stage;
    const order = await shipped(anna);
    await aConfirmation(stage.database, anna.shop, order);
    const { data } = await answer(anna, order.id, 'deny', 'another amount');
    expect(data).toMatchObject({ State: 'mismatch', Rem: 'another amount', Value: null, IsOverFree: null });
    expect(await stage.rowOf(order.id)).toMatchObject({
      exception: 'customs',
      exception_note: 'another amount',
      step: 'shipped',
    });
    expect(await stage.actsOf(order.id)).toContain('exception');
  });

  test('of somebody else’s order says nothing', async () => {
    const { anna, ben, carla, sub, rival } = stage;
    const { database } = stage.database;
    const order = await shipped();
    await aConfirmation(stage.database, anna.shop, order);
    for (const who of [ben, carla]) {
      expect((await answer(who, order.id, 'confirm')).error).toBe('record.notFound');
      expect((await list(who)).Rows.map(({ OrderId }) => OrderId)).not.toContain(order.id);
      expect((await list(who, { OrderId: order.id })).Total).toBe(0);
    }
    // Also directly, without the route's own check of the row afterwards.
    const given = { shopId: anna.shop.id, orderId: order.id, note: '', memberId: ben.id };
    const asBen = database.transaction(2, (db) =>
      answerConfirmation(db, 'confirm', { ...given, actor: { kind: 'member', id: ben.id } }),
    );
    await expect(asBen).rejects.toMatchObject({ code: 'record.notFound' });
    const unasked = await shipped();
    expect((await answer(anna, unasked.id, 'confirm')).error).toBe('record.notFound');
    const theirs = await shipped(carla);
    await aConfirmation(stage.database, rival, theirs);
    expect((await list(anna)).Rows.map(({ OrderId }) => OrderId)).not.toContain(theirs.id);
    expect((await answer(sub, order.id, 'confirm')).data).toMatchObject({ State: 'confirmed' });
  });
});

test('what waits stands first, what is due soonest before the others; each state can be asked for', async () => {
  const { database, harbour } = stage;
  const dora = await aMember(database, harbour);
  const who = { ...dora, shop: stage.anna.shop };
  const [first, second, done] = [await shipped(who), await shipped(who), await shipped(who)];
  await aConfirmation(database, harbour, done, { state: 'confirmed' });
  await aConfirmation(database, harbour, first, { dueHours: 30 });
  await aConfirmation(database, harbour, second, { dueHours: 3 });
  const ids = ({ Rows }: { Rows: Confirmation[] }) => Rows.map(({ OrderId }) => OrderId);
  expect(ids(await list(who))).toEqual([second.id, first.id, done.id]);
  expect(ids(await list(who, { State: 'confirmed' }))).toEqual([done.id]);
  expect(await list(who, { PageIndex: 2, PageRows: 2 })).toMatchObject({ Total: 3 });
  expect((await list(who, { PageIndex: 9, PageRows: 2 })).Total).toBe(3);
});

describe('time that is over', () => {
  test('is told once, and the order is put before a person', async () => {
    const { anna, database } = stage;
    const [late, troubled, early] = [
      await shipped(),
      await shipped(anna, { exception: 'damage', exceptionAt: new Date() }),
      await shipped(),
    ];
    await aConfirmation(database, anna.shop, late, { dueHours: -1 });
    await aConfirmation(database, anna.shop, troubled, { dueHours: -1 });
    await aConfirmation(database, anna.shop, early, { dueHours: 1 });
    await Promise.all([runJob(), runJob()]);
    await runJob();
    expect([(await stateOf(late.id))!.state, (await stateOf(early.id))!.state]).toEqual([
      'expired',
      'waiting',
    ]);
    expect([await exceptionOf(late.id), await exceptionOf(troubled.id), await exceptionOf(early.id)]).toEqual(
      ['customs', 'damage', null],
    );
    for (const order of [late, troubled])
      expect((await topicsOf(order.id)).filter((topic) => topic === 'consigneeOverdue')).toHaveLength(1);
    expect(await topicsOf(early.id)).not.toContain('consigneeOverdue');
    // A late answer ends the exception raised for its absence, and no other.
    expect((await answer(anna, late.id, 'confirm')).data).toMatchObject({ State: 'confirmed' });
    expect((await answer(anna, troubled.id, 'confirm')).data).toMatchObject({ State: 'confirmed' });
    expect([await exceptionOf(late.id), await exceptionOf(troubled.id)]).toEqual([null, 'damage']);
    expect(await stage.actsOf(late.id)).toContain('resolve');
  });

  test('means nothing where the goods have come', async () => {
    const { anna, database } = stage;
    const order = await shipped(anna, { deliveredAt: new Date() });
    await aConfirmation(database, anna.shop, order, { dueHours: -1 });
    await runJob();
    expect((await stateOf(order.id))!.state).toBe('confirmed');
    expect(await exceptionOf(order.id)).toBeNull();
    expect(await topicsOf(order.id)).not.toContain('consigneeOverdue');
  });

  test('an exception that a person raised for customs is theirs to end', async () => {
    const { anna, database, harbour } = stage;
    const order = await shipped(anna, { exception: 'customs', exceptionAt: new Date() });
    await database.sql(
      `insert into order_event (tenant_id, shop_id, order_id, act, from_step, to_step, actor, details)
       values ($1, $2, $3, 'exception', 'shipped', 'shipped', 'system', '{"exception":"customs"}')`,
      [harbour.tenantId, harbour.id, order.id],
    );
    await aConfirmation(database, anna.shop, order);
    await answer(anna, order.id, 'confirm');
    expect(await exceptionOf(order.id)).toBe('customs');
  });
});

describe('what is counted of a receiver', () => {
  type Counters = {
    States: Record<string, number>;
    Receivers: { RecipientName: string; Shipped: number; UnderWay: number; OverValue: number }[];
  };
  const counters = async (who: ParcelCaller, body: object = {}) =>
    (await stage.call<Counters>(who, '/Order_Consignee/GetCounters', body)).data;

  test('is the member’s own orders of this half-year, sent and to be sent', async () => {
    const { database, harbour, anna } = stage;
    const emma = { ...(await aMember(database, harbour)), shop: anna.shop };
    const keys = stage.api.services.keys;
    const lin = { receiverName: '林怡君', phone: '0912345678', idCard: undefined };
    const print = receiverPrint(keys, harbour, lin);
    const named = { receiverName: '林怡君', receiverPhone: '0912345678', receiverPrint: print };
    const twd = { currencyCode: 'TWD', exchangeRate: 4.5 };
    const now = new Date();
    await shipped(emma, { ...named, ...twd, shippedAt: now, declaredMinor: 50_000 });
    await shipped(emma, { ...named, ...twd, shippedAt: now, declaredMinor: 44_444 });
    await shipped(emma, { ...named, shippedAt: new Date(now.getTime() - 200 * 86_400_000) });
    await shipped(emma, { ...named, countryId: stage.line.countryId, shippedAt: now });
    await shipped(emma, { receiverName: '黃建宏', receiverPrint: Buffer.alloc(32, 1), shippedAt: now });
    const open = (row: object) =>
      anOrder(database, harbour, emma, {
        step: 'toPick',
        line: stage.line,
        row: { countryId: taiwan, ...row },
      });
    await open(named);
    await anOrder(database, harbour, emma, {
      step: 'cancelled',
      line: stage.line,
      row: { countryId: taiwan, ...named },
    });
    // Another member's shipment to the same person is not counted.
    await shipped(anna, { ...named, shippedAt: now });

    const all = await counters(emma);
    expect(all.Receivers).toMatchObject([
      { RecipientName: '林怡君', Shipped: 2, UnderWay: 1, OverValue: 1 },
      { RecipientName: '黃建宏', Shipped: 1, UnderWay: 0, OverValue: 0 },
    ]);
    const address = (owner: { id: number }, phone: string) =>
      anAddress(database, harbour, owner, { countryId: taiwan, receiverName: '林 怡君', phone });
    const AddressId = await address(emma, '0912-345-678');
    expect((await counters(emma, { AddressId })).Receivers).toMatchObject([{ Shipped: 2, UnderWay: 1 }]);
    const other = await address(emma, '0900000000');
    expect((await counters(emma, { AddressId: other })).Receivers).toEqual([]);
    expect((await stage.call(stage.ben, '/Order_Consignee/GetCounters', { AddressId })).error).toBe(
      'record.notFound',
    );
    expect((await counters(stage.carla)).Receivers).toEqual([]);
  });
});
