import { aShop } from '@onehaul/testing/builders';
import { createAccessFixture } from '@onehaul/testing/operator-access-fixture';
import { staffCaller } from '@onehaul/testing/staff-sign-in';
import { countStatements } from '@onehaul/testing/statement-count';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLiveAnnouncements } from './live-announcements.ts';

let database: TestDatabase;
let api: TestApi;
let owner: { cookie: string };
let operator: { cookie: string };
const hour = 3_600_000;
const texts = { zhHans: '系统维护', zhHanT: '系統維護', en: 'Maintenance tonight', vi: 'Bảo trì tối nay' };
const draft = (fromHours: number, toHours: number) => ({
  texts,
  severity: 'maintenance',
  startsAt: new Date(Date.now() + fromHours * hour).toISOString(),
  endsAt: new Date(Date.now() + toHours * hour).toISOString(),
});
const call = ({ cookie }: { cookie: string }, path: string, body: unknown = {}) =>
  staffCaller(api, cookie)(`platform-announcements/${path}`, body);
const add = async (fromHours: number, toHours: number) =>
  ((await call(operator, 'add', draft(fromHours, toHours))).body.Data as { id: string }).id;
/** As a process that has just read them. */
const live = async (atMs = Date.now()) =>
  (await createLiveAnnouncements(database.database, () => atMs)()).map(({ id }) => id);

beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host: 'harbour.test' });
  api = await createTestApi(database);
  const fixture = createAccessFixture(database, api);
  owner = await fixture.aPerson(2, 'owner');
  operator = await fixture.aPerson(1, 'operator');
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(() => database.sql('delete from platform_announcement'));

test('an announcement is shown from its start to its end, in four languages', async () => {
  const id = await add(-1, 1);
  const later = await add(1, 2);
  expect(await live()).toEqual([id]);
  expect(await live(Date.now() + 1.5 * hour)).toEqual([later]);
  expect(await live(Date.now() + 3 * hour)).toEqual([]);
  const { body } = await call({ cookie: '' }, 'live');
  expect(body.Data).toEqual({ items: [{ id, texts, severity: 'maintenance' }] });
});

test('the operator ends it before its time, once, and the log says both', async () => {
  const id = await add(-1, 1);
  expect((await call(operator, 'end', { id })).body.Code).toBe(200);
  expect(await live()).toEqual([]);
  expect((await call(operator, 'end', { id })).body.Error).toBe('record.notFound');
  const { items } = (await staffCaller(api, operator.cookie)('audit/list', { rows: 2 })).body.Data as {
    items: { act: string; subjectId: string }[];
  };
  expect(items.map(({ act, subjectId }) => [act, subjectId])).toEqual([
    ['platform-announcements/end', id],
    ['platform-announcements/add', id],
  ]);
  expect((await call(operator, 'list')).body.Data).toMatchObject({
    items: [{ id, endedAt: expect.any(String), writtenBy: expect.any(String) }],
  });
});

test('it needs all languages, and a time that ends in the future within 60 days', async () => {
  const refused = async (body: object) => (await call(operator, 'add', body)).body.Error;
  expect(await refused({ ...draft(0, 1), texts: { ...texts, vi: '' } })).toBe('input.invalid');
  expect(await refused(draft(-2, -1))).toBe('input.invalid');
  expect(await refused(draft(2, 1))).toBe('input.invalid');
  expect(await refused(draft(0, 61 * 24))).toBe('input.invalid');
  expect((await call(owner, 'add', draft(0, 1))).body.Error).toBe('access.forbidden');
});

test('polling takes one statement in 15 seconds, however many consoles are open', async () => {
  await add(-1, 1);
  let now = Date.now();
  const read = createLiveAnnouncements(database.database, () => now);
  const statements = countStatements(database);
  await read();
  const first = statements.taken();
  expect(first).toBeGreaterThan(0);
  for (let turn = 0; turn < 20; turn += 1) await read();
  expect(statements.taken()).toBe(0);
  now += 15_000;
  await read();
  expect(statements.taken()).toBe(first);
});
