import { declareCall } from '@onehaul/contract/call';
import { wireObject } from '@onehaul/contract/wire';
import { languages, languageTags } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import { type RefusalCode, refusalCodes } from '@onehaul/domain/refusal-codes';
import { aShop } from '@onehaul/testing/builders';
import { sendRaw } from '@onehaul/testing/raw-http';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { refused } from './answer.ts';
import { bind } from './bind.ts';

let database: TestDatabase;
let api: TestApi;
let port: number;
let inputs: unknown[] = [];
const host = 'harbour.test';
const path = '/Test/Echo';

const echo = declareCall(
  path,
  { method: 'POST', access: 'visitor', effect: 'read' },
  {
    summary: 'Answers what it was sent.',
    input: wireObject({
      note: z.string().max(100).optional(),
      count: z.int().min(-10).max(10).optional(),
      level: z.int().optional(),
      price: z.number().optional(),
      tags: z.array(z.string()).optional(),
      inner: wireObject({ depth: z.int() }).optional(),
    }),
    output: z.null(),
  },
);

beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host, languages: [...languages] });
  const routes = bind(
    { echo },
    {
      echo: async (_, input) => {
        inputs.push(input);
        return null;
      },
    },
  );
  api = await createTestApi(database, { routes });
  port = Number(new URL(await api.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
beforeEach(() => (inputs = []));
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('every answer', () => {
  const answers = {
    'a success': () => api.post(host, path, {}),
    'wrong input': () => api.post(host, path, { Count: 'x' }),
    'an unknown call': () => api.post(host, '/Test/Nothing', {}),
    'an unknown host': () => api.post('nobody.test', path, {}),
    'a wrong type': () => api.post(host, path, 'x', { 'content-type': 'text/plain' }),
    'malformed JSON': () => api.post(host, path, '{'),
  };
  test.each(Object.entries(answers))('carries the headers that keep browsers safe: %s', async (_, ask) => {
    const { headers } = await ask();
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}$/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('has a request id of its own; a failure says it in the body and the log', async () => {
    const first = await api.post(host, path, {}, { 'request-id': 'chosen', 'x-request-id': 'chosen' });
    const second = await api.post(host, path, { Count: 'x' });
    const id = second.headers['x-request-id'] as string;
    expect(first.headers['x-request-id']).not.toBe('chosen');
    expect(first.headers['x-request-id']).not.toBe(id);
    expect(id).toMatch(/^[\w-]{8,}$/);
    expect(second.body.RequestId).toBe(id);
    expect(api.log.some((line) => line.includes(id))).toBe(true);
  });
});

describe('a body', () => {
  const answered = async (body: string, headers = {}) => {
    const reply = await api.post(host, path, body, headers);
    return [reply.status, reply.body.Code, reply.body.Error];
  };
  const wrongInput = [200, 400, 'input.invalid'];

  test.each([
    '{',
    '',
    '{"Note":}',
    '{"Note":"a"',
    "{'Note':'a'}",
    '{"Note":"a"}x',
    '{"Price":NaN}',
    '{"Price":Infinity}',
    '{"Price":01}',
    '{"Price":.5}',
    '\u0000',
    '{"Note":"\u0001"}',
    '[1,]',
    'undefined',
    '<xml/>',
    '\ufeff\ufeff{}',
  ])('that is malformed is wrong input: %j', async (body) => {
    // Calls without fields send an empty body.
    expect(await answered(body)).toEqual(body === '' ? [200, 200, undefined] : wrongInput);
  });

  test.each(['[]', '[{}]', '"text"', '5', 'true', '[[[[]]]]'])(
    'that is no object is wrong input: %s',
    async (body) => {
      expect(await answered(body)).toEqual(wrongInput);
      expect(inputs).toEqual([]);
    },
  );

  test.each([
    '{"__proto__":{"Level":9}}',
    '{"Note":"a","__proto__":{"Level":9}}',
    '{"constructor":{"prototype":{"Level":9}}}',
    '{"Inner":{"__proto__":{"Depth":1}}}',
    '{"Tags":[{"__proto__":{"x":1}}]}',
    '{"\\u005f_proto__":{"Level":9}}',
  ])('that reaches for a prototype is wrong input and pollutes nothing (S37): %s', async (body) => {
    expect(await answered(body)).toEqual(wrongInput);
    expect(({} as { Level?: number }).Level).toBeUndefined();
    expect(inputs).toEqual([]);
  });

  test.each([
    '{"Note":"a","Note":"b"}',
    '{"Inner":{"Depth":1,"D\\u0065pth":2}}',
    '{"Unknown":1,"Unknown":1}',
  ])('that says something twice is wrong input (S37): %s', async (body) => {
    expect(await answered(body)).toEqual(wrongInput);
    expect(inputs).toEqual([]);
  });

  test.each([
    '{"Note":["a"]}',
    '{"Note":{"a":1}}',
    '{"Note":5}',
    '{"Note":null}',
    '{"Count":"1e3"}',
    '{"Count":"5"}',
    '{"Count":1e400}',
    '{"Count":-1e400}',
    '{"Count":1.5}',
    '{"Count":true}',
    '{"Count":[5]}',
    '{"Price":1e400}',
    '{"Price":"1"}',
    '{"Tags":{"0":"a","length":1}}',
    '{"Tags":"a"}',
    '{"Inner":[]}',
  ])('whose value is of another kind is wrong input (S37): %s', async (body) => {
    expect(await answered(body)).toEqual(wrongInput);
    expect(inputs).toEqual([]);
  });

  test('of one megabyte is read, a byte more is too large', async () => {
    const filled = (bytes: number) => `{"Unknown":"${'x'.repeat(bytes - 14)}"}`;
    expect(filled(100)).toHaveLength(100);
    expect(await answered(filled(1024 * 1024))).toEqual([200, 200, undefined]);
    expect(await answered(filled(1024 * 1024 + 1))).toEqual([413, 413, 'request.tooLarge']);
  });

  test('that grows past a megabyte without saying so is cut off', async () => {
    const head = `POST /api${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`;
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    const { status } = await sendRaw(port, head + chunk.repeat(20) + '0\r\n\r\n');
    expect(status).toBe(413);
  });

  test('nested without end is answered, not run out of stack', async () => {
    const deep = '['.repeat(500_000) + ']'.repeat(500_000);
    const reply = await api.post(host, path, deep);
    expect(reply.body.Code).toBe(400);
    expect(
      (await api.post(host, path, `{"Unknown":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`)).status,
    ).toBe(200);
  });

  test('names the wrong field as the caller spelled it', async () => {
    const { body } = await api.post(host, path, { Count: 99 }, { 'accept-language': 'en' });
    expect(body.Msg).toBe('Check Count: the value is missing or invalid.');
    const nested = await api.post(host, path, { Inner: { Depth: 'x' } }, { 'accept-language': 'en' });
    expect(nested.body.Msg).toContain('Inner.Depth');
  });

  test.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json;charset=UTF-8'])(
    'may be sent as %s',
    async (type) => {
      expect(await answered('{"Note":"集運"}', { 'content-type': type })).toEqual([200, 200, undefined]);
      expect(inputs).toEqual([{ note: '集運' }]);
    },
  );
});

describe('text', () => {
  test.each([
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['marks of writing direction', '\u202Egnp.exe\u2066'],
    ['an end', 'a\u0000b'],
    ['half a character', 'a\ud800b'],
    ['emoji and rare signs', '😀𠮷'],
  ])('of %s arrives as it was sent (S36)', async (_, note) => {
    expect((await api.post(host, path, { Note: note })).body.Code).toBe(200);
    expect(inputs).toEqual([{ note }]);
  });

  test('longer than allowed is wrong input, however long', async () => {
    for (const length of [101, 10_000, 900_000]) {
      expect((await api.post(host, path, { Note: 'x'.repeat(length) })).body.Code).toBe(400);
    }
  });
});

describe('an address that cannot be read', () => {
  test.each([
    ['half an escape', '/api/%zz'],
    ['an escape cut off', '/api/%'],
    ['an overlong character', '/api/%c0%ae'],
    ['ten thousand letters', `/api/${'a'.repeat(10_000)}`],
  ])('because of %s is answered with an envelope', async (_, url) => {
    const { status, text } = await sendRaw(
      port,
      `GET ${url} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
    expect([200, 404]).toContain(status);
    expect(JSON.parse(text)).toMatchObject({ Data: null, Success: false, Code: expect.any(Number) });
  });
});

test('every refusal is told in words, in each of the four languages', () => {
  for (const language of languages) {
    for (const code of Object.keys(refusalCodes) as RefusalCode[]) {
      const { body } = refused(new Refusal(code, { field: 'Phone', seconds: 9 }), language, 'id');
      expect(body.Msg, `${code} in ${languageTags[language]}`).not.toBe(code);
      expect(body.Msg).not.toMatch(/\{\{|undefined/);
      expect(/[\u4e00-\u9fff]/.test(body.Msg), `${code} in ${language}`).toBe(language.startsWith('zh'));
    }
  }
});

test('a refusal keeps its own status only where a browser or a proxy must see it', () => {
  const own = Object.keys(refusalCodes)
    .map((code) => [code, refused(new Refusal(code as RefusalCode), 'en', 'id').status] as const)
    .filter(([, status]) => status !== 200);
  expect(Object.fromEntries(own)).toEqual({
    'access.signInRequired': 401,
    'call.unknown': 404,
    'file.notFound': 404,
    'request.tooLarge': 413,
    'file.tooLarge': 413,
    'sheet.tooLarge': 413,
    'request.wrongType': 415,
    'shop.unknownHost': 421,
    'request.tooMany': 429,
    'shop.overQuota': 429,
    'sms.tooSoon': 429,
    'file.tooMany': 429,
    'claim.tooManyTries': 429,
    'server.fault': 500,
    'server.busy': 503,
  });
});
