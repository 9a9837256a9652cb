import { cpuMs } from '@onehaul/testing/cpu-time';
import { declareCall } from '@onehaul/contract/call';
import { wireObject } from '@onehaul/contract/wire';
import { Refusal } from '@onehaul/domain/refusal';
import { aShop } from '@onehaul/testing/builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { prepare, prepareChange, tables } from '../db/statement.ts';
import { bind } from './bind.ts';
import type { VisitorContext } from './context.ts';
import { mask } from './mask.ts';

describe('the mask', () => {
  test.each([
    ['call 13812345678 back', 'call ***78 back'],
    ['+86 138-1234-5678', '***78'],
    ['ID 11010519491231002X', 'ID ***2X'],
    ['card 6222 0212 3456 7890 123', 'card ***23'],
    ['mail anna.b+x@harbour.test now', 'mail a***@harbour.test now'],
    ['Authorization: Bearer eyJhbGciOi.x.y', 'Authorization: *** ***'],
    ['sent bearer abc.def', 'sent bearer ***'],
    ['{"Password":"hunter 2","Code":"123456"}', '{"Password":***,"Code":***}'],
    ['NewPassword=hunter2&x=1', 'NewPassword=***&x=1'],
    ["password: 'open sesame', next", 'password: ***, next'],
    ['{"RefreshToken": "abc"}', '{"RefreshToken": ***}'],
    ['Cookie: refresh=abc; other=def', 'Cookie: ***'],
    ['{\\"pwd\\":\\"open sesame\\"}', '{\\"pwd\\":***}'],
    ['{"Password":"quote \\" inside"}', '{"Password":***}'],
    ['parcel SF1234 of shop 12', 'parcel SF1234 of shop 12'],
    ['paid on 2026-11-18, due 2026-12-01T00:00:00.000Z', 'paid on 2026-11-18, due 2026-12-01T00:00:00.000Z'],
    ['call 2026-13-18 or 20261118 back', 'call ***18 or ***18 back'],
    ['error 22003 after 5000 ms', 'error 22003 after 5000 ms'],
  ])('%j becomes %j', (text, expected) => {
    expect(mask(text)).toBe(expected);
  });

  test('takes a megabyte in its stride', () => {
    for (const piece of [
      'a',
      '1 ',
      'password',
      'password="',
      'code:\\"',
      "code:'",
      'cookie:',
      'a@',
      'bearer ',
      '+1-',
    ]) {
      expect(
        cpuMs(() => mask(piece.repeat(100_000))),
        piece,
      ).toBeLessThan(1000);
    }
  });
});

describe('the log', () => {
  let database: TestDatabase;
  let api: TestApi;
  const host = 'harbour.test';
  const secrets = [
    '13812345678',
    'anna@harbour.test',
    'eyJhbGciOiJIUzI1NiJ9',
    'hunter2',
    'Wong Siu Ming',
    '6222021234567890123',
  ];

  const leak = `phone 13812345678, mail anna@harbour.test, Bearer eyJhbGciOiJIUzI1NiJ9, password=hunter2, card 6222021234567890123`;
  const duplicate = prepareChange((p: { phone: string }) =>
    tables
      .insertInto('carrier')
      .values({ tenantId: 2, shopId: 1, code: p.phone, names: sql`'{"en":"x"}'`, position: 1 }),
  );
  const failures: Record<string, (context: VisitorContext) => unknown> = {
    error: () => {
      throw new Error(leak);
    },
    text: () => {
      throw leak as never;
    },
    nothing: () => {
      throw undefined as never;
    },
    object: () => {
      throw { password: 'hunter2', message: leak } as never;
    },
    cause: () => {
      throw new Error('outer', { cause: new Error(leak) });
    },
    many: () => {
      throw new AggregateError([new Error(leak)], leak);
    },
    foreign: () => {
      // Payment and storage clients put the status of their own request on their errors.
      throw Object.assign(new Error(leak), {
        statusCode: 402,
        code: 'card_declined',
        raw: { token: 'eyJhbGciOiJIUzI1NiJ9' },
      });
    },
    database: ({ transaction }) =>
      transaction(async (db) => {
        await db.all(duplicate, { phone: '13812345678' });
        await db.all(duplicate, { phone: '13812345678' });
      }),
    syntax: ({ db }) =>
      db.all(
        prepare((_: object) => tables.selectFrom(sql<{ x: 1 }>`nowhere`.as('x')).selectAll()),
        {},
      ),
    timeout: () => {
      throw new Refusal('server.busy');
    },
    answer: () => ({ result: 13812345678 }),
    refusal: () => {
      throw new Refusal('record.notFound');
    },
  };

  const fail = declareCall(
    '/Test/Fail',
    { method: 'POST', access: 'visitor', effect: 'read' },
    {
      summary: 'Fails as told.',
      input: wireObject({ how: z.string().default('error'), note: z.string().optional() }),
      output: wireObject({ result: z.string() }),
    },
  );
  const find = declareCall(
    '/Test/Find',
    { method: 'GET', access: 'visitor', effect: 'read' },
    {
      summary: 'Finds nothing.',
      input: wireObject({ phone: z.string() }),
      output: z.null(),
    },
  );

  beforeAll(async () => {
    database = await createTestDatabase();
    await aShop(database, { tenantId: 2, host });
    const routes = bind(
      { fail, find },
      {
        fail: async (context, { how }) => (await failures[how]!(context)) as never,
        find: async () => null,
      },
    );
    api = await createTestApi(database, { routes });
  });
  beforeEach(() => api.log.splice(0));
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  const lines = () => api.log.map((line) => JSON.parse(line) as Record<string, unknown>);

  test.each(Object.keys(failures).filter((how) => !['refusal', 'timeout'].includes(how)))(
    'a fault (%s) is told to nobody but the log, and there without what identifies a person (S62)',
    async (how) => {
      const { status, body, headers } = await api.post(host, '/Test/Fail', { How: how });
      expect([status, body.Code, body.Error, body.Data]).toEqual([500, 500, 'server.fault', null]);
      expect(body.Msg).toBe('Something went wrong on our side. Nothing was charged. Please try again.');
      expect(body.RequestId).toBe(headers['x-request-id']);
      expect(JSON.stringify([body, headers])).not.toMatch(
        /select|insert|carrier|nowhere|\.ts|node_modules|postgres|fastify|stack/i,
      );

      const written = api.log.join('');
      for (const secret of secrets) expect(written, secret).not.toContain(secret);
      const fault = lines().find(({ level }) => level === 50);
      expect(fault).toMatchObject({ msg: 'failed', request: body.RequestId });
    },
  );

  test('a part that is away is 503, and logged', async () => {
    const { status, body } = await api.post(host, '/Test/Fail', { How: 'timeout' });
    expect([status, body.Code, body.Error]).toEqual([503, 503, 'server.busy']);
    expect(lines().some(({ level }) => level === 50)).toBe(true);
  });

  test('a refusal is no fault', async () => {
    expect((await api.post(host, '/Test/Fail', { How: 'refusal' })).body.Code).toBe(404);
    expect(lines().every(({ level }) => (level as number) < 50)).toBe(true);
  });

  test('neither body nor query nor token nor address of the caller is ever written', async () => {
    const headers = {
      authorization: 'Bearer eyJhbGciOiJIUzI1NiJ9',
      cookie: 'refresh=hunter2',
      referer: 'https://x.test/?token=hunter2',
    };
    await api.post(
      host,
      '/Test/Fail',
      { How: 'refusal', Note: 'Wong Siu Ming', Password: 'hunter2' },
      headers,
    );
    await api.post(host, '/Test/Fail', '{"Password":"hunter2', headers);
    await api.post(host, '/Test/Fail', { How: 5, Note: 'hunter2' }, headers);
    await api.get(host, '/Test/Find?Phone=13812345678&token=hunter2', headers);
    await api.get(host, '/Test/Nothing/13812345678?token=hunter2', headers);
    await api.post('13812345678.evil.test', '/Test/Fail', {}, headers);
    expect(api.log.length).toBeGreaterThanOrEqual(6);
    const written = api.log.join('');
    for (const secret of secrets) expect(written, secret).not.toContain(secret);
    expect(written).not.toContain('evil.test');
    expect(written).not.toContain('127.0.0.1');
  });

  test('a line says which call of which shop ended how, and nothing a caller can forge', async () => {
    await api.post(
      host,
      '/Test/Fail',
      { How: 'refusal', Note: 'x"}\n{"level":60,"msg":"forged"}' },
      { 'user-agent': 'x\\n{"level":60}' },
    );
    expect(api.log).toHaveLength(1);
    expect(lines()[0]).toMatchObject({
      level: 30,
      route: '/api/Test/Fail',
      method: 'POST',
      status: 200,
      ms: expect.any(Number),
      tenant: 2,
      shop: expect.any(Number),
      request: expect.any(String),
    });
  });
});
