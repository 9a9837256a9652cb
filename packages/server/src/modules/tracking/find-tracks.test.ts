import { aRow } from '@onehaul/testing/catalog-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTrackingFixture, type TrackingFixture } from '@onehaul/testing/tracking-fixture';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement } from '../../db/statement.ts';
import { addTrackEvents } from './add-track-events.ts';
import { findTracks } from './track.repository.ts';

let at: TrackingFixture;
let api: TestApi;
beforeAll(async () => {
  at = await createTrackingFixture();
  api = await createTestApi(at.database);
});
afterAll(async () => {
  await api.close();
  await at.close();
});

type Wire = {
  KeyWord: string;
  IsFound: boolean;
  MainBillCode: string | null;
  CarrierBillCode: string | null;
  State: unknown;
  Logs: { Node: string; Source: string; Content: string; Place: string; Time: string }[];
  Next: { Node: string; Time: string } | null;
  IsLate: boolean;
  UpdateTime: string | null;
};
const path = '/OrderTrackLog/GetOrderTrackLogInfo';
async function track(numbers: readonly string[], host = 'harbour.test'): Promise<Wire[]> {
  const { body } = await api.post(host, path, { MainBillCodes: numbers }, { 'accept-language': 'en' });
  expect(body.Code).toBe(200);
  return body.Data as Wire[];
}
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

/** An order with a history from the courier's van to the receiver's country. */
async function aTravelled(carrierBillNumber: string) {
  const order = await at.shipped(carrierBillNumber, {
    receiverName: 'Wang Xiaoming',
    receiverPhone: '13800138000',
    receiverDetail: 'Secret Street 5',
    goodsName: 'Silk shirts',
    remark: 'for my aunt',
    shippedAt: hoursAgo(48),
  });
  const { tenantId, id: shopId } = at.harbour;
  for (const [act, hours] of [
    ['receive', 100],
    ['measure', 98],
  ] as const)
    await aRow(at.database, at.harbour, 'parcel_event', {
      parcelId: order.parcelIds[0],
      act,
      toState: 'stored',
      actor: 'system',
      createdAt: hoursAgo(hours),
    });
  for (const [act, hours] of [
    ['pay', 90],
    ['repack', 60],
    ['pack', 55],
    ['exception', 50],
    ['ship', 48],
  ] as const)
    await aRow(at.database, at.harbour, 'order_event', {
      orderId: order.id,
      act,
      toStep: 'shipped',
      reason: 'nobody else’s business',
      createdAt: hoursAgo(hours),
    });
  await at.database.database.transaction(tenantId, (db) =>
    addTrackEvents(db, {
      shopId,
      events: [
        { orderId: order.id, source: 'scan', phase: 'departed', happenedAt: hoursAgo(47), eventKey: 'a' },
        {
          orderId: order.id,
          source: 'carrier',
          phase: 'inTransit',
          words: 'Left the hub',
          place: 'Shenzhen',
          happenedAt: hoursAgo(20),
          eventKey: 'b',
        },
      ],
    }),
  );
  const [parcel] = await at.database.sql('select courier_number from parcel where id = $1', [
    order.parcelIds[0],
  ]);
  return { ...order, courierNumber: parcel!.courier_number as string };
}

test('an order’s way by our number or the carrier’s, however it is typed, newest first and each thing once', async () => {
  const order = await aTravelled('RR1000');
  const spaced = `${order.number.slice(0, 4)} ${order.number.slice(4).toLowerCase()}`;
  const tracks = await track([spaced, 'rr1000']);
  for (const one of tracks) {
    expect(one).toMatchObject({
      IsFound: true,
      MainBillCode: order.number,
      mainbillcode: order.number,
      CarrierBillCode: 'RR1000',
      carrierbillcode: 'RR1000',
      IsLate: false,
    });
    expect(one.Logs.map(({ Node, Source }) => `${Node} ${Source}`)).toEqual([
      'submitted scan',
      'inTransit carrier',
      'departed scan',
      'packed scan',
      'paid scan',
      'parcelStored carrier',
      'parcelReceived carrier',
    ]);
    expect(one.Next).toMatchObject({ Node: 'arrived' });
  }
  expect(tracks.map(({ KeyWord }) => KeyWord)).toEqual([spaced, 'rr1000']);
});

test('S61: nobody’s name, phone or address, no goods, no price and nothing of the house is in an answer', async () => {
  const order = await aTravelled('RR1001');
  const said = JSON.stringify(await track([order.number, 'RR1001', order.courierNumber]));
  for (const secret of [
    'Wang',
    '13800138000',
    'Secret',
    'Silk',
    'aunt',
    'business',
    'repack',
    'exception',
    String(order.totalMinor),
    '@',
  ])
    expect(said).not.toContain(secret);
});

test('a courier’s number tells of the parcel alone: not of which order it is in', async () => {
  const order = await aTravelled('RR1002');
  const [one] = await track([order.courierNumber]);
  expect(one).toMatchObject({
    IsFound: true,
    MainBillCode: null,
    CarrierBillCode: null,
    State: null,
    Next: null,
  });
  expect(one!.Logs.map(({ Node }) => Node)).toEqual(['parcelStored', 'parcelReceived']);
});

test('a number nobody knows, or only another shop does, is answered in the same shape', async () => {
  const order = await aTravelled('RR1003');
  const known = await track([order.number]);
  const asked = [order.number, 'RR1003', order.courierNumber, 'NEVER12345'];
  const answers = [await track(asked, 'rival.test'), await track(asked, 'sister.test')];
  for (const one of answers.flat()) {
    expect(one).toEqual({
      ...Object.fromEntries(Object.keys(known[0]!).map((name) => [name, null])),
      KeyWord: one.KeyWord,
      IsFound: false,
      IsLate: false,
      Logs: [],
    });
  }
  // Row-level security also applies without the query's own filter.
  const [rows] = await at.database.database.tenant(3).all(findTracks, {
    shopId: at.harbour.id,
    language: 'en',
    fallback: 'en',
    numbers: [order.number],
    ours: [order.number],
    orderActs: [],
    arrivalActs: [],
    parcelActs: [],
  });
  expect(rows).toMatchObject({ order: null, parcels: [] });
});

test('ten numbers at once, not eleven, in one round trip', async () => {
  const numbers = Array.from({ length: 11 }, (_, index) => `NUMBER${index}`);
  expect(await track(numbers.slice(0, 10))).toHaveLength(10);
  const { body } = await api.post('harbour.test', path, { MainBillCodes: numbers });
  expect(body.Code).toBe(400);
});

test('what should have come by now is late', async () => {
  const order = await at.shipped('RR1004', { shippedAt: hoursAgo(24 * 90) });
  const [one] = await track([order.number]);
  expect(one).toMatchObject({ IsLate: true, Next: { Node: 'arrived' } });
});

test('each number is found by an index', async () => {
  const { sql, database } = at.database;
  const { shipment, bill } = { shipment: '{}', bill: '{}' };
  const order = await at.shipped('RR1005');
  await sql(
    `insert into shop_order (tenant_id, shop_id, number, member_id, account_id, step, warehouse_id, line_id, version,
       country_id, delivery, receiver_name, receiver_phone, receiver_detail, shipment, bill, carrier_bill_number)
     select tenant_id, shop_id, upper(substr(md5(n::text), 1, 12)), member_id, account_id, step, warehouse_id, line_id, version,
       country_id, delivery, receiver_name, receiver_phone, receiver_detail, $2::jsonb, $3::jsonb, 'CB' || n
     from shop_order, generate_series(1, 20000) n where id = $1`,
    [order.id, shipment, bill],
  );
  await sql('analyze shop_order');
  await sql('analyze track_event');
  const explained: Statement<Parameters<typeof findTracks.bind>[0], Record<string, unknown>> = {
    name: 'explain tracks',
    text: `explain (format json) ${findTracks.text}`,
    effect: 'read',
    bind: findTracks.bind,
  };
  const [plan] = await database.tenant(2).all(explained, {
    shopId: at.harbour.id,
    language: 'en',
    fallback: 'en',
    numbers: ['CB77', order.number],
    ours: ['CB77', order.number],
    orderActs: ['ship'],
    arrivalActs: ['receive'],
    parcelActs: ['receive'],
  });
  const text = JSON.stringify(plan);
  expect(text).toContain('shop_order_bill_number');
  expect(text).not.toMatch(/"Node Type":"Seq Scan"[^}]*"Relation Name":"(shop_order|parcel)"/);
});
