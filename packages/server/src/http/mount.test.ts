import { type Call, declareCall } from '@onehaul/contract/call';
import type { Declaration } from '@onehaul/contract/spec-calls';
import { wireObject } from '@onehaul/contract/wire';
import { modules } from '@onehaul/domain/shop';
import { aShop } from '@onehaul/testing/builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Route } from './bind.ts';
import type { MemberContext } from './context.ts';

let database: TestDatabase;
let api: TestApi;
let harbour: { id: number; tenantId: number };
let rival: { id: number; tenantId: number };
/** Calls that reached a handler: a refused call must not appear here. */
const made: { path: string; context: MemberContext; input: unknown }[] = [];

const key = { 'idempotency-key': '0123456789abcdef' };
const member = (id = 7) => ({ authorization: `Bearer ${harbour.id}:${id}`, ...key });
const subAccount = () => ({ authorization: `Bearer ${harbour.id}:8:sub`, ...key });

const Note = wireObject({ note: z.string().max(20).default('') }, { note: 'Rem' });
function testCall(path: string, declaration: Partial<Declaration>): Route {
  const call: Call = declareCall(
    path,
    { method: 'POST', access: 'visitor', effect: 'read', ...declaration },
    {
      summary: 'A call of this test.',
      input: Note,
      output: Note,
    },
  );
  return {
    call,
    handle: async (context, input) => {
      made.push({ path, context: context as MemberContext, input });
      return input;
    },
  };
}
const routes = [
  testCall('/Test/Visitor', {}),
  testCall('/Test/Query', { method: 'GET' }),
  testCall('/Test/Platform', { claim: 'ignored' }),
  testCall('/Test/Member', { access: 'member' }),
  testCall('/Test/MainAccount', { access: 'mainAccount' }),
  testCall('/Test/Change', { access: 'member', effect: 'change' }),
  testCall('/Test/VisitorChange', { effect: 'change' }),
  testCall('/Test/Put', { method: 'PUT', access: 'member', effect: 'change' }),
  ...modules.map((module) => testCall(`/Test/Module/${module}`, { module })),
];

beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, {
    tenantId: 2,
    host: 'harbour.test',
    languages: ['en', 'vi'],
    modules: [],
  });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test', modules: [...modules] });
  api = await createTestApi(database, { routes });
});
beforeEach(() => made.splice(0));
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('the shop of a call', () => {
  test('is the host’s, with its tenant’s database', async () => {
    const { body } = await api.post('rival.test', '/Test/Visitor', { Rem: 'x' });
    expect(body).toEqual({ Code: 200, Msg: '', Data: { Rem: 'x' }, Success: true });
    expect(made[0]!.context.shop).toMatchObject({ id: rival.id, tenantId: 3 });
  });

  const wrong = () => [
    { TenantId: 3 },
    { TenantId: '3' },
    { ShopId: rival.id },
    { ShopId: String(rival.id) },
    { TenantId: 2, ShopId: rival.id },
    { TenantId: 3, ShopId: harbour.id },
    { TenantId: 0 },
    { TenantId: '' },
    { TenantId: 1 },
    { TenantId: -2 },
    { TenantId: ' 2' },
    { TenantId: '2.0' },
    { TenantId: [2] },
    { TenantId: { id: 2 } },
    { TenantId: true },
    { ShopId: 'null' },
  ];
  test('a body that names another is refused and never answered (S05)', async () => {
    for (const claim of wrong()) {
      for (const path of ['/Test/Visitor', '/Test/Member', '/Test/Change']) {
        const { status, body } = await api.post('harbour.test', path, { Rem: 'x', ...claim }, member());
        const said = `${path} ${JSON.stringify(claim)}`;
        expect({ status, code: body.Code, error: body.Error }, said).toEqual({
          status: 200,
          code: 403,
          error: 'access.shopMismatch',
        });
        expect(body.Data).toBeNull();
      }
    }
    expect(made).toEqual([]);
  });

  test('a query that names another is refused', async () => {
    for (const query of [
      'TenantId=3',
      `ShopId=${rival.id}`,
      'TenantId=2&TenantId=3',
      'TenantId=',
      'TenantId[]=2',
    ]) {
      const { body } = await api.get('harbour.test', `/Test/Query?${query}`);
      const isClaim = query !== 'TenantId[]=2'; // not our field: ignored
      expect(body.Code, query).toBe(isClaim ? 403 : 200);
    }
  });

  test('a body that agrees, as number or text, or says nothing, is answered', async () => {
    const { id } = harbour;
    for (const claim of [
      {},
      { TenantId: 2 },
      { TenantId: '2', ShopId: String(id) },
      { TenantId: null, ShopId: null },
    ]) {
      const { body } = await api.post('harbour.test', '/Test/Visitor', claim);
      expect(body.Code, JSON.stringify(claim)).toBe(200);
    }
    expect((await api.get('harbour.test', `/Test/Query?TenantId=2&ShopId=${id}&Rem=x`)).body.Data).toEqual({
      Rem: 'x',
    });
  });

  test('the same key twice in a body is refused, whichever of the two would be right', async () => {
    const twice = (first: number, last: number) => `{"TenantId":${first},"TenantId":${last}}`;
    for (const body of [twice(2, 3), twice(3, 2), twice(2, 2)]) {
      const { body: answer } = await api.post('harbour.test', '/Test/Visitor', body);
      expect(answer).toMatchObject({ Code: 400, Error: 'input.invalid' });
    }
    expect(made).toEqual([]);
  });

  test('platform data takes any claim and gives it no meaning', async () => {
    for (const TenantId of [1, 3, '3', 'x', {}]) {
      const { body } = await api.post('harbour.test', '/Test/Platform', { TenantId, ShopId: rival.id });
      expect(body.Code).toBe(200);
    }
    expect(made.map(({ context }) => context.shop.id)).toEqual(Array(5).fill(harbour.id));
  });
});

describe('who may call', () => {
  test('a visitor’s call is anybody’s, and its handler has no member', async () => {
    const senders: Record<string, string>[] = [{}, member(), { authorization: 'Bearer nonsense' }];
    for (const headers of senders) {
      expect((await api.post('harbour.test', '/Test/Visitor', {}, headers)).body.Code).toBe(200);
    }
    expect(made.some(({ context }) => 'member' in context)).toBe(false);
  });

  test.each([
    ['nothing', {}],
    ['an empty token', { authorization: '' }],
    ['nonsense', { authorization: 'Bearer x' }],
    ['another scheme', { authorization: 'Basic MTo3' }],
  ])('a member’s call made with %s is 401', async (_, headers) => {
    for (const path of ['/Test/Member', '/Test/MainAccount', '/Test/Change']) {
      const { status, body } = await api.post('harbour.test', path, {}, { ...key, ...headers });
      expect([status, body.Code, body.Error, body.Data]).toEqual([401, 401, 'access.signInRequired', null]);
    }
    expect(made).toEqual([]);
  });

  test('a token of one shop is none at another (S04)', async () => {
    for (const path of ['/Test/Member', '/Test/MainAccount', '/Test/Change']) {
      const { status } = await api.post('rival.test', path, {}, member());
      expect(status).toBe(401);
    }
    expect(made).toEqual([]);
  });

  test('a member is known to the handler', async () => {
    await api.post('harbour.test', '/Test/Member', {}, member(7));
    expect(made[0]!.context.member).toMatchObject({ id: 7, ownerId: 7, isMainAccount: true });
  });

  test('a sub-account is a member, but no main account (S09)', async () => {
    expect((await api.post('harbour.test', '/Test/Member', {}, subAccount())).body.Code).toBe(200);
    const { status, body } = await api.post('harbour.test', '/Test/MainAccount', {}, subAccount());
    expect([status, body.Code, body.Error]).toEqual([200, 403, 'access.mainAccountOnly']);
    expect((await api.post('harbour.test', '/Test/MainAccount', {}, member())).body.Code).toBe(200);
    expect(made.map(({ path }) => path)).toEqual(['/Test/Member', '/Test/MainAccount']);
  });

  test('who is not let in is not told whether his input was right', async () => {
    const { body } = await api.post('harbour.test', '/Test/Member', { Rem: 5 });
    expect(body.Code).toBe(401);
  });
});

describe('a module that is off (S10)', () => {
  test.each(modules)(
    '%s: the call is refused where it is off and answered where it is on',
    async (module) => {
      const off = await api.post('harbour.test', `/Test/Module/${module}`, {});
      expect([off.status, off.body.Code, off.body.Error]).toEqual([200, 403, 'access.moduleOff']);
      expect(made).toEqual([]);
      expect((await api.post('rival.test', `/Test/Module/${module}`, {})).body.Code).toBe(200);
    },
  );
});

describe('a change asked for by a page of another site (S20)', () => {
  test.each([
    'https://evil.test',
    'https://harbour.test.evil.test',
    'https://evilharbour.test',
    'https://rival.test',
    'null',
    '',
    'harbour.test',
    'file://',
    'https://harbour.test@evil.test',
    'javascript:alert(1)//harbour.test',
  ])('from "%s" is refused', async (origin) => {
    for (const path of ['/Test/Change', '/Test/VisitorChange']) {
      const { status, body } = await api.post('harbour.test', path, {}, { ...member(), origin });
      expect([status, body.Code, body.Error], path).toEqual([200, 403, 'access.foreignOrigin']);
    }
    expect(made).toEqual([]);
  });

  test.each(['https://harbour.test', 'http://harbour.test:8080', 'https://HARBOUR.test'])(
    'from its own page %s is made',
    async (origin) => {
      const headers = { ...member(), 'idempotency-key': `from-${origin}-page`, origin };
      expect((await api.post('harbour.test', '/Test/Change', {}, headers)).body.Code).toBe(200);
    },
  );

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/html',
    '',
  ])('sent as "%s" is refused before anybody looks at it', async (type) => {
    for (const path of ['/Test/Change', '/Test/VisitorChange', '/Test/Visitor']) {
      const { status, body } = await api.post('harbour.test', path, '{"Rem":"x"}', {
        ...member(),
        'content-type': type,
      });
      expect([status, body.Code, body.Error]).toEqual([415, 415, 'request.wrongType']);
    }
    expect(made).toEqual([]);
  });
});

describe('the address of a call', () => {
  test.each(['/test/visitor', '/TEST/VISITOR', '/Test/visitor'])(
    '%s is found however it is written',
    async (path) => {
      expect((await api.post('harbour.test', path, {})).body.Code).toBe(200);
    },
  );

  test.each([
    '/Test/Nothing',
    '/',
    '/Test/Visitor/',
    '/Test//Visitor',
    '/Test/Visitor/x',
    '/Test/Visitor%00',
    '/../Test/Visitor',
  ])('%s is unknown', async (path) => {
    const { status, body } = await api.post('harbour.test', path, {});
    expect([status, body.Code, body.Error, body.Data]).toEqual([404, 404, 'call.unknown', null]);
  });

  test('a known path by another method is unknown', async () => {
    expect((await api.get('harbour.test', '/Test/Visitor')).status).toBe(404);
    expect((await api.post('harbour.test', '/Test/Query', {})).status).toBe(404);
    for (const method of ['DELETE', 'PATCH', 'OPTIONS'] as const) {
      const { statusCode } = await api.app.inject({
        method,
        url: '/api/Test/Visitor',
        headers: { host: 'harbour.test' },
      });
      expect(statusCode, method).toBe(404);
    }
  });

  test('a PUT is a PUT', async () => {
    const { statusCode } = await api.app.inject({
      method: 'PUT',
      url: '/api/Test/Put',
      headers: { host: 'harbour.test', ...member(), 'idempotency-key': 'a-put-of-this-test' },
      payload: { Rem: 'x' },
    });
    expect(statusCode).toBe(200);
    expect(made[0]!.input).toEqual({ note: 'x' });
  });
});

describe('the language of an answer', () => {
  test.each([
    ['vi-VN', 'vi'],
    ['zh-TW', 'en'],
    ['', 'en'],
  ])('to a reader of "%s" is %s', async (header, expected) => {
    await api.post('harbour.test', '/Test/Visitor', {}, { 'accept-language': header });
    expect(made[0]!.context.language).toBe(expected);
  });

  test('is also that of its refusals', async () => {
    const asked = (language: string) =>
      api.post('harbour.test', '/Test/Nothing', {}, { 'accept-language': language });
    const [en, vi] = [await asked('en'), await asked('vi')];
    expect(en.body.Msg).toBe('This API endpoint doesn’t exist.');
    expect(vi.body.Msg).not.toBe(en.body.Msg);
    expect(vi.body.Error).toBe('call.unknown');
  });

  test('is one of the shop’s own, also at a host nobody owns', async () => {
    const { status, body } = await api.post(
      'nobody.test',
      '/Test/Visitor',
      {},
      { 'accept-language': 'zh-CN' },
    );
    expect(status).toBe(421);
    expect(body.Msg).toMatch(/[\u4e00-\u9fff]/);
  });
});
