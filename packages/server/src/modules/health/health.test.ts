import { anOrder, aPricedLine } from '@onehaul/testing/order-builders';
import { aShop } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { aParcel } from '@onehaul/testing/parcel-builders';
import { createParcelFixture, errorOf } from '@onehaul/testing/parcel-fixture';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { countStatements } from '@onehaul/testing/statement-count';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CallCounts } from '../../http/call-counts.ts';
import { companiesToMeasure } from './health.repository.ts';
import { countDays } from '../board/count-days.ts';
import { measureHealthJob } from './health.jobs.ts';

let at: Awaited<ReturnType<typeof createParcelFixture>>;
let operator: ReturnType<typeof staffCaller>;
const sql = (text: string, values: unknown[] = []) => at.database.sql(text, values);
const run = () => measureHealthJob.run({ database: at.database.database } as never);
const due = async () =>
  (await at.database.database.platform.all(companiesToMeasure, {})).map(({ tenantId }) => tenantId);

const dayMs = 86_400_000;
type Health = {
  mark: string;
  reasons: string[];
  days: { orders: number; parcels: number; calls: number; failed: number }[];
  promise: { due: number; kept: number };
  unclaimed: { count: number; overWeek: number; overMonth: number };
  queue: { waiting: number; failedJobs: number };
};
const health = async (tenantId = 2) =>
  (await operator('company-health/get', { tenantId })).body.Data as Health;

beforeAll(async () => {
  at = await createParcelFixture();
  const account = await aStaffMember(at.database, 1, { roles: ['operator'], email: 'operator@health.test' });
  operator = staffCaller(at.api, (await signInStaff(at.api, account)).cookie);
});
afterAll(async () => {
  await at.api.close();
  await at.database.close();
});
beforeEach(async () => {
  for (const table of ['shop_day', 'shop_count', 'company_health', 'call_day', 'job_failure', 'outbox'])
    await sql(`delete from ${table}`);
  await sql(`update company_directory set measure_at = now(), measured_at = null, health = 'unknown',
    health_reasons = '{}'`);
});

test('a company is unknown until it is measured, then good', async () => {
  expect(await health()).toMatchObject({ mark: 'unknown', reasons: [], measuredAt: null });
  await run();
  expect(await health()).toMatchObject({ mark: 'good', reasons: [], unclaimed: { count: 0 } });
  expect((await health()).days).toHaveLength(30);
});

test('only companies that were called, or have something that gets older, are measured again', async () => {
  expect(await due()).toEqual([2, 3]);
  await run();
  expect(await due()).toEqual([]);
  const counts = new CallCounts(at.database.database);
  counts.add(3, 200);
  await counts.flush();
  expect(await due()).toEqual([3]);
  await run();
  expect(await due()).toEqual([]);
  await sql(`insert into job_failure (tenant_id, job, kind, error) values (2, 'relay', 'sweep', 'x')`);
  expect(await due()).toEqual([2]);
  await run();
  expect(await health()).toMatchObject({ mark: 'attention', reasons: ['failedJobs'] });
  await sql(`update job_failure set solved_at = now()`);
  await run();
  expect(await health()).toMatchObject({ mark: 'good', queue: { failedJobs: 0 } });
});

test('a run costs nothing for companies without activity', async () => {
  await run();
  const statements = countStatements(at.database);
  await run();
  expect(statements.taken()).toBe(0);
});

test('a closed company is not measured and shows no health', async () => {
  await run();
  await sql(`update tenant set state = 'closed', closes_at = now() where tenant_id = 3`);
  const [listed] = await sql('select health, measure_at from company_directory where tenant_id = 3');
  expect(listed).toEqual({ health: 'unknown', measure_at: null });
  expect(await due()).not.toContain(3);
  await sql(`update tenant set state = 'active', closes_at = null where tenant_id = 3`);
});

test('unclaimed parcels are counted by age; those of a practice shop are not', async () => {
  const practice = await aShop(at.database, { tenantId: 2, host: 'practice.health.test', name: 'Practice' });
  await sql(`update shop set state = 'practice' where tenant_id = 2 and id = $1`, [practice.id]);
  for (const days of [1, 10, 40]) {
    const { id } = await aParcel(at.database, { shop: at.shop, state: 'unclaimed' });
    await sql(`update parcel set received_at = now() - make_interval(days => $2) where id = $1`, [id, days]);
  }
  const { id: trained } = await aParcel(at.database, { shop: practice, state: 'unclaimed' });
  await sql(`update parcel set received_at = now() - interval '99 days' where id = $1`, [trained]);
  await run();
  expect(await health()).toMatchObject({
    reasons: ['unclaimed'],
    unclaimed: { count: 3, overWeek: 2, overMonth: 1 },
  });
  await sql(`delete from parcel_event`);
  await sql(`delete from parcel`);
});

test('the promise counts orders by the day they were due, also those that never arrived', async () => {
  const line = await aPricedLine(at.database, at.shop);
  /** An order that left so many days ago on a line of at most five days, and arrived after some of them. */
  const sent = async (daysAgo: number, arrivedAfter: number | null, row: object = {}) => {
    const left = Date.now() - daysAgo * dayMs;
    const deliveredAt = arrivedAfter === null ? null : new Date(left + arrivedAfter * dayMs);
    const shippedAt = new Date(left);
    await anOrder(at.database, at.shop, at.amy, {
      step: 'shipped',
      line,
      row: { shippedAt, deliveredAt, ...row },
    });
  };
  await sent(8, 4);
  await sent(8, 5);
  await sent(8, 5.1);
  await sent(20, null);
  // Not due yet, due before the last 30 days, and returned.
  await sent(2, 1);
  await sent(40, 1);
  await sent(8, null, { returnedAt: new Date() });
  await countDays(at.database.database, 2);
  await run();
  expect((await health()).promise).toEqual({ due: 4, kept: 2 });
  // A delivery that is reported late corrects its day, once that day is counted again.
  await sql(`update shop_order set delivered_at = shipped_at + interval '1 day' where delivered_at is null
    and returned_at is null and shipped_at > now() - interval '9 days'`);
  await sql(`update shop_order set delivered_at = shipped_at + interval '2 days'
    where delivered_at > shipped_at + interval '5 days'`);
  await sql(`update shop_count set counted_at = now() - interval '1 day'`);
  await sql(`update company_directory set measure_at = now()`);
  await countDays(at.database.database, 2);
  await run();
  expect((await health()).promise).toEqual({ due: 4, kept: 3 });
});

test('faults and refusals over a limit are counted by company; other refusals are no fault', async () => {
  const counts = new CallCounts(at.database.database);
  for (let n = 0; n < 30; n += 1) counts.add(2, 500);
  for (const status of [200, 401, 429, 503]) counts.add(2, status);
  counts.add(3, 200);
  await counts.flush();
  await run();
  expect(await health()).toMatchObject({
    reasons: ['failedCalls'],
    calls: { calls: 34, failed: 31, limited: 1 },
  });
  expect(await health(3)).toMatchObject({ mark: 'good', calls: { calls: 1, failed: 0, limited: 0 } });
});

test('counts of two processes add up, and wait while the database is away', async () => {
  const { database } = at.database;
  const [one, two] = [new CallCounts(database), new CallCounts(database)];
  for (const counts of [one, two]) for (let n = 0; n < 5; n += 1) counts.add(2, 200);
  await Promise.all([one.flush(), two.flush()]);
  const failing = { autocommit: () => ({ all: () => Promise.reject(new Error('away')) }) };
  let isAway = true;
  const third = new CallCounts({
    autocommit: (id) => (isAway ? (failing.autocommit() as never) : database.autocommit(id)),
  });
  third.add(2, 200);
  await third.flush();
  third.add(2, 500);
  isAway = false;
  await third.flush();
  await third.flush();
  expect(await sql('select tenant_id, calls::int, failed::int from call_day')).toEqual([
    { tenant_id: 2, calls: 12, failed: 1 },
  ]);
});

test('the list filters and sorts by health', async () => {
  await sql(`insert into job_failure (tenant_id, job, kind, error) values (2, 'relay', 'sweep', 'x')`);
  await run();
  const list = async (asked: object) =>
    ((await operator('companies/list', asked)).body.Data as { items: { tenantId: number }[] }).items.map(
      ({ tenantId }) => tenantId,
    );
  expect(await list({})).toEqual([3, 2]);
  expect(await list({ sort: 'attention' })).toEqual([2, 3]);
  expect(await list({ health: 'attention' })).toEqual([2]);
  expect(await list({ health: 'good' })).toEqual([3]);
  expect(await list({ health: 'unknown' })).toEqual([]);
});

test('S: nobody but the operator reads figures, and a company reads its own calls only', async () => {
  for (const who of [at.owner, at.admin, at.rival])
    expect(errorOf(await who.call('company-health/get', { tenantId: 2 }))).toBe('access.forbidden');
  for (const tenantId of [1, 99])
    expect(errorOf(await operator('company-health/get', { tenantId }))).toBe('record.notFound');
  const counts = new CallCounts(at.database.database);
  counts.add(2, 200);
  await counts.flush();
  expect((await health(3)).days.every(({ calls }) => calls === 0)).toBe(true);
});
