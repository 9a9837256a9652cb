import { aShop } from '@onehaul/testing/builders';
import { aMember } from '@onehaul/testing/member-builders';
import { aParcel, aWarehouse } from '@onehaul/testing/parcel-builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parcelJobs } from './storage.jobs.ts';

type Shop = { id: number; tenantId: number };

let database: TestDatabase;
let harbour: Shop;
let rival: Shop;
let amy: { id: number };
let eve: { id: number };
let places: Map<Shop, number>;

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  amy = await aMember(database, harbour);
  eve = await aMember(database, rival);
  places = new Map([
    [harbour, await aWarehouse(database, harbour)],
    [rival, await aWarehouse(database, rival)],
  ]);
});
beforeEach(async () => {
  await database.sql('truncate parcel, parcel_event, parcel_tally, outbox cascade');
  await database.sql('delete from setting');
});
afterAll(() => database.close());

const run = () =>
  parcelJobs.find(({ name }) => name === 'storage-clock')!.run({ database: database.database } as never);

/** A parcel stored for `days` days: free for 30 (owner warned 3 days before), abandoned after 120. */
const stored = (days: number, row = {}, shop = harbour, member = amy) =>
  aParcel(database, {
    shop,
    member,
    state: 'stored',
    storedAt: daysAgo(days),
    warehouseId: places.get(shop)!,
    row,
  });
const heard = async () =>
  (await database.sql('select subject_id, topic from outbox order by subject_id, id')).map((row) => [
    row.subject_id,
    row.topic,
  ]);
const clockOf = async (id: number) => {
  const [row] = await database.sql(
    `select storage_step as step, storage_look_at = free_until as "atFree", storage_look_at = abandon_at as "atEnd",
       storage_look_at as "lookAt" from parcel where id = $1`,
    [id],
  );
  return row!;
};
/** Simulates the passing of days by shifting the stored dates. */
const pass = (days: number) =>
  database.sql(
    `update parcel set stored_at = stored_at - $1 * interval '1 day', free_until = free_until - $1 * interval '1 day',
       abandon_at = abandon_at - $1 * interval '1 day', storage_look_at = storage_look_at - $1 * interval '1 day'`,
    [days],
  );

test('a parcel is warned of, then costs money, then is marked: each is said once, with its event', async () => {
  const { id, courierNumber } = await stored(26);
  await run();
  expect(await heard()).toEqual([]);
  await pass(1.5);
  await run();
  await run();
  expect(await heard()).toEqual([[id, 'storageEnding']]);
  expect(await clockOf(id)).toMatchObject({ step: 'warned', atFree: true });
  await pass(3);
  await run();
  await run();
  expect((await heard()).map(([, topic]) => topic)).toEqual(['storageEnding', 'storageDue']);
  expect(await clockOf(id)).toMatchObject({ step: 'due', atEnd: true });
  await pass(90);
  await run();
  await run();
  expect((await heard()).map(([, topic]) => topic)).toEqual([
    'storageEnding',
    'storageDue',
    'storageAbandoned',
  ]);
  expect(await clockOf(id)).toMatchObject({ step: 'abandoned', lookAt: null });

  const events = await database.sql(
    `select act, actor, from_state, to_state from parcel_event where parcel_id = $1 and act <> 'add' order by id`,
    [id],
  );
  const quiet = { actor: 'system', from_state: 'stored', to_state: 'stored' };
  expect(events).toEqual(['warned', 'due', 'abandoned'].map((act) => ({ act, ...quiet })));
  const [{ details }] = (await database.sql('select details from outbox order by id limit 1')) as [
    { details: Record<string, unknown> },
  ];
  expect(details).toMatchObject({ number: courierNumber, freeUntil: expect.stringMatching(/Z$/) });
});

test('a job that slept says only the last', async () => {
  const { id } = await stored(200);
  await run();
  expect(await heard()).toEqual([[id, 'storageAbandoned']]);
});

test('what is held, in an order or not stored is left alone', async () => {
  const past = daysAgo(1);
  await stored(200, { pausedAt: past });
  await stored(200, { state: 'onHold', holdReason: 'wet', pausedAt: past });
  await stored(200, { state: 'reserved' });
  await run();
  expect(await heard()).toEqual([]);
});

test('each shop warns in its own time, and its members alone are told', async () => {
  await database.sql(
    `insert into setting (tenant_id, shop_id, name, value) values (3, $1, 'storageWarnDays', '10')`,
    [rival.id],
  );
  await stored(22);
  const hers = await stored(22, { storageLookAt: daysAgo(1) }, rival, eve);
  await run();
  expect(await database.sql('select tenant_id, shop_id, member_id, subject_id from outbox')).toEqual([
    { tenant_id: 3, shop_id: rival.id, member_id: eve.id, subject_id: hers.id },
  ]);
});

test('a parcel looked at too early is looked at again in time, not all the time', async () => {
  const { id } = await stored(10, { storageLookAt: daysAgo(1) });
  await run();
  expect(await heard()).toEqual([]);
  const { lookAt, step } = await clockOf(id);
  expect(step).toBe('free');
  const days = ((lookAt as Date).getTime() - Date.now()) / dayMs;
  expect(days).toBeCloseTo(17, 1);
});

test('jobs that run at once tell nobody twice, however many parcels there are', async () => {
  for (let each = 0; each < 230; each++) await stored(28);
  await Promise.all([run(), run(), run()]);
  const told = await heard();
  expect(told).toHaveLength(230);
  expect(new Set(told.map(([id]) => id)).size).toBe(230);
});
