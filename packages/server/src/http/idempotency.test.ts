import { createHash, createHmac } from 'node:crypto';
import { declareCall } from '@onehaul/contract/call';
import { wireObject } from '@onehaul/contract/wire';
import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import { aShop } from '@onehaul/testing/builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { prepareChange, tables } from '../db/statement.ts';
import { bind, type Route } from './bind.ts';
import type { ChangeContext } from './context.ts';
import { deleteOldAnswers } from './idempotency.ts';

let database: TestDatabase;
let api: TestApi;
let harbour: { id: number; tenantId: number };
let rival: { id: number; tenantId: number };
let sister: { id: number; tenantId: number };
let runs = 0;

const insert = prepareChange((p: { tenantId: number; shopId: number; code: string }) =>
  tables
    .insertInto('carrier')
    .values({ tenantId: p.tenantId, shopId: p.shopId, code: p.code, names: sql`'{"en":"x"}'`, position: 1 })
    .returning('id'),
);

const change = declareCall(
  '/Test/Change',
  { method: 'POST', access: 'member', effect: 'change' },
  {
    summary: 'Adds a row, then fails if told to.',
    input: wireObject({ code: z.string(), failure: z.string().optional(), at: z.int().optional() }),
    output: wireObject({ id: z.int(), run: z.int() }),
  },
);
const other = { ...change, path: '/Test/Other' };

async function addRow({ db, shop }: ChangeContext, { code, failure }: { code: string; failure?: string }) {
  runs += 1;
  const row = await db.first(insert, { shopId: shop.id, code });
  if (failure === 'bug') throw new TypeError('a bug');
  if (failure === 'not encodable') return { id: 'x' as never, run: runs };
  if (failure) throw new Refusal(failure as RefusalCode);
  return { id: row!.id, run: runs };
}
const routes: Route[] = bind({ change, other }, { change: addRow, other: addRow });

const path = '/Test/Change';
const rows = async () =>
  (await database.sql('select code from carrier order by code')).map(({ code }) => code);
const kept = async () => (await database.sql('select from idempotency')).length;
const headers = (key: string, shop = harbour, member = '7') => ({
  authorization: `Bearer ${shop.id}:${member}`,
  'idempotency-key': key,
});
let number = 0;
const newKey = () => `key-of-this-test-${(number += 1)}`;

beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', languages: ['en', 'vi'] });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  api = await createTestApi(database, { routes });
});
beforeEach(async () => {
  runs = 0;
  await database.sql('delete from carrier; delete from idempotency');
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('the same key', () => {
  test('twenty times at once is one change and one answer', async () => {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post('harbour.test', path, { Code: 'A' }, headers(key))),
    );
    expect(runs).toBe(1);
    expect(await rows()).toEqual(['A']);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]!.body]);
    expect(answers[0]!.body).toMatchObject({ Code: 200, Data: { Run: 1 } });
    expect(await kept()).toBe(1);
  });

  test('on two servers at once is one change', async () => {
    const second = await createTestApi(database, { routes, redis: api.redis });
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? api : second).post('harbour.test', path, { Code: 'A' }, headers(key)),
      ),
    );
    await second.close();
    expect(runs).toBe(1);
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body);
  });

  test('later is answered as before, whatever the reader’s language and the claim', async () => {
    const key = newKey();
    const first = await api.post('harbour.test', path, { Code: 'A' }, headers(key));
    const again = { Code: 'A', TenantId: 2, ShopId: String(harbour.id), Unknown: 1 };
    const second = await api.post('harbour.test', path, again, { ...headers(key), 'accept-language': 'vi' });
    expect(second.body).toEqual(first.body);
    expect(runs).toBe(1);
  });

  test.each([
    ['another body', path, { Code: 'B' }],
    ['an added field', path, { Code: 'A', At: 1 }],
    ['another call', '/Test/Other', { Code: 'A' }],
  ])('for %s is refused and changes nothing', async (_, otherPath, body) => {
    const key = newKey();
    await api.post('harbour.test', path, { Code: 'A' }, headers(key));
    const { status, body: answer } = await api.post('harbour.test', otherPath, body, headers(key));
    expect([status, answer.Code, answer.Error]).toEqual([200, 409, 'idempotency.keyReused']);
    expect(runs).toBe(1);
    expect(await rows()).toEqual(['A']);
    expect((await api.post('harbour.test', path, { Code: 'A' }, headers(key))).body.Code).toBe(200);
  });

  test('is each shop’s, each tenant’s and each member’s own', async () => {
    const key = newKey();
    const made = await Promise.all([
      api.post('harbour.test', path, { Code: 'A' }, headers(key)),
      api.post('rival.test', path, { Code: 'B' }, headers(key, rival)),
      api.post('sister.test', path, { Code: 'C' }, headers(key, sister)),
      api.post('harbour.test', path, { Code: 'D' }, headers(key, harbour, '9')),
    ]);
    expect(made.map(({ body }) => body.Code)).toEqual([200, 200, 200, 200]);
    expect(await rows()).toEqual(['A', 'B', 'C', 'D']);
  });
});

describe('a key', () => {
  test.each([
    ['is empty', ''],
    ['is too short', 'only-15-letters'],
    ['is too long', 'x'.repeat(129)],
    ['has a space', 'sixteen letters and spaces'],
    ['is not ASCII', 'schlüssel-mit-umlaut'],
  ])('that %s is refused and changes nothing', async (_, key) => {
    const { status, body } = await api.post('harbour.test', path, { Code: 'A' }, headers(key));
    expect([status, body.Code, body.Error]).toEqual([200, 400, 'idempotency.keyInvalid']);
    expect(runs).toBe(0);
    expect(await kept()).toBe(0);
  });

  test.each(['sixteen-letters!', 'x'.repeat(128)])('of %s characters is taken', async (key) => {
    expect((await api.post('harbour.test', path, { Code: 'A' }, headers(key))).body.Code).toBe(200);
  });

  test('is not spent on input that is wrong', async () => {
    const key = newKey();
    expect((await api.post('harbour.test', path, { Code: 5 }, headers(key))).body.Code).toBe(400);
    expect(await kept()).toBe(0);
    expect((await api.post('harbour.test', path, { Code: 'A' }, headers(key))).body.Code).toBe(200);
  });
});

describe('W1: no key', () => {
  const post = (body: object) =>
    api.post('harbour.test', path, body, { authorization: `Bearer ${harbour.id}:7` });

  test('W1: a change without a key is made once and nothing is kept of it', async () => {
    const { status, body } = await post({ Code: 'A' });
    expect([status, body.Code, body.Data]).toMatchObject([200, 200, { Run: 1 }]);
    expect(runs).toBe(1);
    expect(await rows()).toEqual(['A']);
    expect(await kept()).toBe(0);
  });

  test('W1: the same change without a key is made again, not replayed', async () => {
    const answers = [await post({ Code: 'A' }), await post({ Code: 'B' })];
    expect(answers.map(({ body }) => (body.Data as { Run: number }).Run)).toEqual([1, 2]);
    expect(await rows()).toEqual(['A', 'B']);
  });

  test.each([
    ['a refusal', 'state.illegalStep', 200, 409],
    ['a bug', 'bug', 500, 500],
    ['a part that is away', 'server.busy', 503, 503],
  ])('W1: %s undoes what a change without a key began', async (_, failure, status, code) => {
    const reply = await post({ Code: 'A', Failure: failure });
    expect([reply.status, reply.body.Code]).toEqual([status, code]);
    expect(await rows()).toEqual([]);
    expect((await post({ Code: 'A' })).body.Code).toBe(200);
  });
});

describe('a change that is refused', () => {
  test('leaves nothing of what it began, and the refusal is the answer kept', async () => {
    const key = newKey();
    const body = { Code: 'A', Failure: 'state.illegalStep' };
    const first = await api.post('harbour.test', path, body, headers(key));
    expect([first.status, first.body.Code, first.body.Error]).toEqual([200, 409, 'state.illegalStep']);
    expect(await rows()).toEqual([]);
    const second = await api.post('harbour.test', path, body, headers(key));
    expect(second.body).toEqual(first.body);
    expect(runs).toBe(1);
  });

  test('with a status of its own repeats that too', async () => {
    const key = newKey();
    const body = { Code: 'A', Failure: 'request.tooMany' };
    const answers = [
      await api.post('harbour.test', path, body, headers(key)),
      await api.post('harbour.test', path, body, headers(key)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    expect(runs).toBe(1);
  });
});

describe('a change that fails', () => {
  test.each([
    ['by a bug', 'bug', 500],
    ['by an answer of the wrong shape', 'not encodable', 500],
    ['because a part is away', 'server.busy', 503],
  ])('%s keeps nothing, so that it may be tried again', async (_, failure, status) => {
    const key = newKey();
    for (const round of [1, 2]) {
      const reply = await api.post('harbour.test', path, { Code: 'A', Failure: failure }, headers(key));
      expect([reply.status, reply.body.Code]).toEqual([status, status]);
      expect(runs).toBe(round);
    }
    expect(await rows()).toEqual([]);
    expect(await kept()).toBe(0);
  });

  test('by a database error keeps nothing', async () => {
    await api.post('harbour.test', path, { Code: 'A' }, headers(newKey()));
    const key = newKey();
    expect((await api.post('harbour.test', path, { Code: 'A' }, headers(key))).status).toBe(500);
    await database.sql('delete from carrier');
    expect((await api.post('harbour.test', path, { Code: 'A' }, headers(key))).body.Code).toBe(200);
  });

  test('while others wait for it lets one of them try', async () => {
    await database.sql(
      `insert into carrier (tenant_id, shop_id, code, names, position) values (2, $1, 'A', '{"en":"x"}', 1)`,
      [harbour.id],
    );
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => api.post('harbour.test', path, { Code: 'A' }, headers(key))),
    );
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500, 500]);
    expect(runs).toBe(5);
    expect(await kept()).toBe(0);
  });
});

test('answers are forgotten after a day, and each tenant’s alone', async () => {
  for (const [host, shop] of [
    ['harbour.test', harbour],
    ['rival.test', rival],
  ] as const) {
    await api.post(host, path, { Code: 'old' }, headers(newKey(), shop));
    await database.sql(`update idempotency set created_at = now() - interval '25 hours'`);
  }
  await api.post('harbour.test', path, { Code: 'new' }, headers(newKey()));
  await database.database.transaction(2, (db) => db.all(deleteOldAnswers, {}));
  const left = await database.sql(
    "select tenant_id, created_at > now() - interval '1 hour' as fresh from idempotency order by 1",
  );
  expect(left).toEqual([
    { tenant_id: 2, fresh: true },
    { tenant_id: 3, fresh: false },
  ]);
});

test('what is kept of a request cannot be guessed from its text: it may hold a password', async () => {
  const key = newKey();
  await api.post('harbour.test', path, { Code: 'secret-word' }, headers(key));
  const [row] = await database.sql('select request_hash from idempotency where key = $1', [key]);
  const plain = createHash('sha256').update(`${path}\n${JSON.stringify({ code: 'secret-word' })}`);
  const keyed = createHmac('sha256', api.services.keys.current('idempotency'));
  keyed.update(`${path}\n${JSON.stringify({ code: 'secret-word' })}`);
  expect(row!.request_hash).not.toEqual(plain.digest());
  expect(row!.request_hash).toEqual(keyed.digest());
});
