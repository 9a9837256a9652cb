import { randomUUID } from 'node:crypto';
import { modules } from '@onehaul/domain/shop';
import { foreignRecordAnswers, shopColumns, shopTable } from '@onehaul/testing/authorization-tables';
import { consoleColumns, consoleTable } from '@onehaul/testing/console-authorization-table';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { type Body, createCallInputs } from '@onehaul/testing/call-inputs';
import {
  type Actor,
  newAddressHeaders,
  type MemberActors,
  someMembers,
  someStaff,
  type StaffActors,
  visitor,
} from '@onehaul/testing/actors';
import { consoleHost, createTestApi, platformHost, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { textRows, workbookParts, zipFile } from '@onehaul/testing/zip-file';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRoutes } from './routes.ts';
import { createCallerAuthentication } from './session/index.ts';
import { createConsoleOptions } from './console-routes.ts';
import { createPlatformOptions } from './platform-routes.ts';

const shop = { id: 0, tenantId: 2, host: 'harbour.test' };
const elsewhere = { id: 0, tenantId: 3, host: 'rival.test' };
let database: TestDatabase;
let api: TestApi;
let staff: StaffActors;
let inputs: ReturnType<typeof createCallInputs>;
let foreignInputs: ReturnType<typeof createCallInputs>;
let picture: Uint8Array<ArrayBuffer>;
const sheet = new Uint8Array(
  zipFile(
    workbookParts({
      data: textRows([
        ['Courier number', 'code', 'name', 'weight', 'length', 'width', 'height'],
        ['SF1234567890', 'C-1', 'Cup', '1', '10', '10', '10'],
      ]),
    }),
  ),
);
let checked = 0;

// Creating the routes uses no service; only a call does.
const shopCalls = createRoutes({} as never).map(({ call }) => call);
const platformCalls = createPlatformOptions({} as never).routes.map(({ call }) => call);
const consoleCalls = createConsoleOptions({} as never, []).routes.map(({ call }) => call);

async function payloadOf({ path, method, sends }: Omit<Made, 'host'>, body: Body) {
  if (method === 'GET') {
    const query = new URLSearchParams(body as Record<string, string>);
    return { query: `?${query}`, headers: {}, payload: undefined };
  }
  if (sends !== 'multipart') {
    return { query: '', headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append('file', new Blob([/Import|BoxList/.test(path) ? sheet : picture]), 'file');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type')! };
  return { query: '', headers, payload: Buffer.from(await encoded.arrayBuffer()) };
}

type Made = { path: string; method: 'GET' | 'POST' | 'PUT'; sends: string; host: string };

type Answer = { Code: number; Msg?: string; Error?: string; Data?: unknown };

async function answerOf({ host, ...made }: Made, actor: Actor, body: Body): Promise<Answer> {
  const { path, method } = made;
  const { query, headers, payload } = await payloadOf(made, body);
  const reply = await api.app.inject({
    method,
    url: `/api${path}${query}`,
    headers: { host, ...headers, ...actor.headers, ...newAddressHeaders(), 'idempotency-key': randomUUID() },
    ...(payload !== undefined && { payload }),
  });
  checked += 1;
  // A file download counts as success.
  if ('content-disposition' in reply.headers) return { Code: 200 } as Answer;
  return reply.json<Answer>();
}

/** Makes the call and returns the outcome in the matrix's notation. */
async function outcomeOf(made: Made, actor: Actor, body: Body): Promise<string> {
  const { Code } = await answerOf(made, actor, body);
  return Code === 200 ? 'ok' : String(Code);
}

/** Replaces ids and numbers by unknown ones of the same shape: digits and letters change, types do not. */
function withUnknownIds<Value>(value: Value, name = ''): Value {
  if (Array.isArray(value)) return value.map((one) => withUnknownIds(one, name)) as Value;
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([inner, one]) => [inner, withUnknownIds(one, inner)]),
    ) as Value;
  // Ids of dictionary data stay: an unknown one would trigger a different error.
  if (
    !/(id|ids|code|number|undo)$/i.test(name) ||
    /^(destination|country|province|city|area|region|ware|goodstype|carrier|timer|line)/i.test(name)
  )
    return value;
  if (typeof value === 'number') return (value + 1_000_000_000) as Value;
  if (typeof value === 'string' && /^\d+$/.test(value)) return String(Number(value) + 1_000_000_000) as Value;
  return value;
}

const expectedOf = (row: string, columns: readonly string[]) => {
  const words = row.trim().split(/\s+/);
  expect(words).toHaveLength(columns.length);
  return Object.fromEntries(columns.map((column, index) => [column, words[index]]));
};

const castOf = () => someMembers(database, api, shop, elsewhere);
let known: MemberActors | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  const { callerOf } = createCallerAuthentication(testServices(database));
  api = await createTestApi(database, { callerOf, trustedProxies: ['127.0.0.1'] });
  const stages = [];
  for (const one of [shop, elsewhere]) {
    one.id = (await aShop(database, { ...one, modules: [...modules] })).id;
    await aRow(database, one, 'currency', { code: 'HKD' });
    const announcementId = (await aRow(database, one, 'announcement')).id as number;
    stages.push(createCallInputs({ database, api, shop: one, announcementId }));
  }
  [inputs, foreignInputs] = stages as [typeof inputs, typeof inputs];
  // The rows add more staff than the standard plan includes.
  await database.sql(`update tenant set plan = 'large'`);
  staff = await someStaff(database, api, shop.tenantId, elsewhere.tenantId);
  const size = { width: 4, height: 4, channels: 3 as const, background: 'red' };
  picture = new Uint8Array(await sharp({ create: size }).png().toBuffer());
});
afterAll(async () => {
  console.log(
    `authorization matrix: ${shopCalls.length} calls of a shop, ${consoleCalls.length} of the console, ${checked} answers`,
  );
  await api.close();
  await database.close();
});

test('every call has its row, and every row its call', () => {
  expect(shopCalls.map(({ path }) => path).sort()).toEqual(Object.keys(shopTable).sort());
  expect(consoleCalls.map(({ path }) => path).sort()).toEqual(Object.keys(consoleTable).sort());
});

describe('S04, S07, S09: a call of the shop is answered as its row says', () => {
  test.each(shopCalls.map((call) => [call.path, call] as const))('%s', async (path, call) => {
    // A changing call alters its actors, so it gets fresh ones.
    const cast = call.effect === 'read' ? (known ??= await castOf()) : await castOf();
    const { member, ...others } = cast;
    const outcome = async (actor: Actor) => {
      const body = (await inputs.shopInputs[path]?.({ actor, member })) ?? {};
      return outcomeOf({ ...call, host: shop.host }, actor, body);
    };
    const seen: Record<string, string> = {};
    const byStaff = new Set<string>();
    for (const actor of Object.values(staff)) byStaff.add(await outcome(actor));
    for (const [name, actor] of Object.entries({ visitor, ...others })) seen[name] = await outcome(actor);
    // Last, because the member's call may affect the other accounts.
    seen.member = await outcome(member);
    seen.staff = [...byStaff].join();
    expect(seen).toEqual(expectedOf(shopTable[path]!, shopColumns));
  });
});

describe('a call of the console is answered as its row says', () => {
  // The shop calls bulk-inserted rows; without fresh statistics the planner would assume empty tables.
  beforeAll(() => database.sql('analyze'));

  test.each(consoleCalls.map((call) => [call.path, call] as const))('%s', async (path, call) => {
    const people = { visitor, ...(known ??= await castOf()) };
    // Signing out or passing a second factor changes the session, so these calls get fresh staff.
    const isOwn = path.startsWith('/console/session/') && call.effect === 'change';
    const everybody = isOwn ? await someStaff(database, api, shop.tenantId, elsewhere.tenantId) : staff;
    const outcome = async (actor: Actor) => {
      const body = (await inputs.consoleInputs[path]?.({ actor, member: people.member })) ?? {};
      return outcomeOf({ path, method: 'POST', sends: call.sends ?? 'body', host: consoleHost }, actor, body);
    };
    const seen: Record<string, string> = {};
    const byPeople = new Set<string>();
    for (const actor of Object.values(people)) byPeople.add(await outcome(actor));
    seen.people = [...byPeople].join();
    for (const [name, actor] of Object.entries(everybody)) seen[name] = await outcome(actor);
    expect(seen).toEqual(expectedOf(consoleTable[path]!, consoleColumns));
  });
});

describe('S05: a body that names another shop is refused, whoever sends it', () => {
  const claims = [
    { TenantId: elsewhere.tenantId },
    {
      get ShopId() {
        return elsewhere.id;
      },
    },
  ];
  test.each(shopCalls.map((call) => [call.path, call] as const))('%s', async (path, call) => {
    const { member } = (known ??= await castOf());
    const body = (await inputs.shopInputs[path]?.({ actor: member, member })) ?? {};
    for (const claim of claims) {
      const outcome = await outcomeOf({ ...call, host: shop.host }, member, { ...body, ...claim });
      expect(outcome).toBe(call.claim === 'ignored' ? 'ok' : '403');
    }
  });
});

test('S06: things of another shop are not there, for every call that names one', async () => {
  const { member, stranger } = await castOf();
  const seen: Record<string, string> = {};
  for (const call of shopCalls.filter(({ path }) => path in foreignRecordAnswers)) {
    const body = await foreignInputs.shopInputs[call.path]!({ actor: stranger, member: stranger });
    seen[call.path] = await outcomeOf({ ...call, host: shop.host }, member, body);
  }
  expect(seen).toEqual(foreignRecordAnswers);
});

test('S06: a thing of another shop and one that never was get the same answer', async () => {
  const { member, stranger } = await castOf();
  const different: Record<string, unknown> = {};
  let compared = 0;
  for (const call of shopCalls.filter(({ path }) => path in foreignRecordAnswers)) {
    const foreign = await foreignInputs.shopInputs[call.path]!({ actor: stranger, member: stranger });
    const unknown = withUnknownIds(foreign);
    if (JSON.stringify(unknown) === JSON.stringify(foreign)) continue;
    const made = { ...call, host: shop.host };
    const [one, other] = [await answerOf(made, member, foreign), await answerOf(made, member, unknown)];
    const said = ({ Code, Msg, Error, Data }: Answer) => ({ Code, Msg, Error, Data });
    if (JSON.stringify(said(one)) !== JSON.stringify(said(other))) different[call.path] = [one, other];
    compared += 1;
  }
  expect(different).toEqual({});
  expect(compared).toBeGreaterThan(40);
});

test('S06: and take the same time', { timeout: 120_000 }, async () => {
  const { member, stranger } = await castOf();
  const paths = [
    '/Parcel_Info/GetTheData',
    '/Order/ClientGetOrderDetailsDataPage',
    '/Client_AddressInfo/SetDefaultAddress',
  ];
  for (const path of paths) {
    const call = shopCalls.find((one) => one.path === path)!;
    const foreign = await foreignInputs.shopInputs[path]!({ actor: stranger, member: stranger });
    const bodies = { foreign, unknown: withUnknownIds(foreign) };
    const times: Record<keyof typeof bodies, number[]> = { foreign: [], unknown: [] };
    for (let turn = 0; turn < 60; turn += 1)
      for (const name of turn % 2 ? (['foreign', 'unknown'] as const) : (['unknown', 'foreign'] as const)) {
        const began = performance.now();
        await answerOf({ ...call, host: shop.host }, member, bodies[name]);
        times[name].push(performance.now() - began);
      }
    const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;
    expect(Math.abs(median(times.foreign) - median(times.unknown)), path).toBeLessThan(5);
  }
});

test('S10: a call of a part that the shop has switched off is refused', async () => {
  const bare = { ...shop, tenantId: 4, host: 'bare.test' };
  bare.id = (await aShop(database, { ...bare, modules: [] })).id;
  const { member } = await someMembers(database, api, bare, elsewhere);
  for (const call of shopCalls.filter(({ module }) => module)) {
    expect(await outcomeOf({ ...call, host: bare.host }, member, {}), call.path).toBe('403');
  }
});

test('a call of the platform is for everybody alike: nobody is signed in there', async () => {
  const { member } = (known ??= await castOf());
  const given: Record<string, () => object | Promise<object>> = inputs.platformInputs;
  expect(Object.keys(given).sort()).toEqual(platformCalls.map(({ path }) => path).sort());
  for (const { path } of platformCalls) {
    const made = { path, method: 'POST' as const, sends: 'body', host: platformHost };
    for (const actor of [visitor, member, staff.owner, staff.operator])
      expect(await outcomeOf(made, actor, (await given[path]!()) as Body), path).toBe('ok');
  }
});

test('S: the platform’s host serves nothing of a shop or the console, and nobody else its calls', async () => {
  const { member } = (known ??= await castOf());
  for (const { path } of platformCalls) {
    for (const host of [shop.host, consoleHost]) {
      const made = { path, method: 'POST' as const, sends: 'body', host };
      for (const actor of [member, staff.owner, staff.operator])
        expect(await outcomeOf(made, actor, {}), path).toBe('404');
    }
  }
  for (const { path } of consoleCalls) {
    const made = { path, method: 'POST' as const, sends: 'body', host: platformHost };
    for (const actor of [staff.owner, staff.operator])
      expect(await outcomeOf(made, actor, {}), path).toBe('404');
  }
  for (const call of shopCalls)
    expect(await outcomeOf({ ...call, host: platformHost }, member, {}), call.path).toBe('404');
});

test('no call of the console is at a shop’s host, and none of a shop at the console’s', async () => {
  const { member } = (known ??= await castOf());
  for (const { path } of consoleCalls) {
    const made = { path, method: 'POST' as const, sends: 'body', host: shop.host };
    for (const actor of [member, staff.owner]) expect(await outcomeOf(made, actor, {}), path).toBe('404');
  }
  for (const call of shopCalls) {
    const made = { ...call, host: consoleHost };
    for (const actor of [member, staff.owner])
      expect(await outcomeOf(made, actor, {}), call.path).toBe('404');
  }
});
