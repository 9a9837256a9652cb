import { cpuMs } from '@onehaul/testing/cpu-time';
import { aShop } from '@onehaul/testing/builders';
import { sendRaw } from '@onehaul/testing/raw-http';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canonicalHost } from '@onehaul/domain/host';

describe('the canonical name of a host', () => {
  test.each([
    ['shop-a.test', 'shop-a.test'],
    ['SHOP-A.Test', 'shop-a.test'],
    ['shop-a.test.', 'shop-a.test'],
    ['shop-a.test:443', 'shop-a.test'],
    ['Shop-A.test.:8080', 'shop-a.test'],
    ['localhost', 'localhost'],
    [`${'a'.repeat(63)}.test`, `${'a'.repeat(63)}.test`],
  ])('of %s is %s', (header, expected) => {
    expect(canonicalHost(header)).toBe(expected);
  });

  test.each([
    undefined,
    '',
    '.',
    ':80',
    'shop-a.test..',
    'shop_a.test',
    `${'a'.repeat(64)}.test`,
    `${'a.'.repeat(150)}test`,
    // Characters that lower-case to ASCII: the Kelvin sign to k, the dotted I to i.
    'shop-\u212A.test',
    'sh\u0130p.test',
    'shop-a.test\n',
  ])('of %j is none', (header) => {
    expect(canonicalHost(header)).toBeUndefined();
  });

  test('costs nothing to refuse', () => {
    const refuse = () => {
      for (let round = 0; round < 1000; round += 1) canonicalHost(`${'a-'.repeat(129)}`);
    };
    expect(cpuMs(refuse)).toBeLessThan(200);
  });
});

describe('over a socket', () => {
  let database: TestDatabase;
  let api: TestApi;
  let port: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    await aShop(database, { tenantId: 2, host: 'shop-a.test', name: 'Shop A' });
    await aShop(database, { tenantId: 3, host: 'shop-b.test', name: 'Shop B' });
    api = await createTestApi(database);
    port = await listen(api);
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  async function listen({ app }: TestApi): Promise<number> {
    return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  }

  const path = '/api/Base_Shop/GetShopInfo';
  const request = (lines: string[], target = path, version = '1.1') =>
    Buffer.from(
      [
        `POST ${target} HTTP/${version}`,
        ...lines,
        'Content-Type: application/json',
        'Content-Length: 2',
        'Connection: close',
        '',
        '{}',
      ].join('\r\n'),
      'utf8',
    );
  const tenantOf = (text: string) =>
    (JSON.parse(text) as { Data: { TenantId: number } | null }).Data?.TenantId;

  const own = 'Host: shop-a.test';
  const believed: [string, string[]][] = [
    ['the plain name', [own]],
    ['capitals', ['Host: SHOP-A.TEST']],
    ['a trailing dot', ['Host: shop-a.test.']],
    ['capitals and a trailing dot', ['Host: SHOP-A.TEST.']],
    ['a port', ['Host: shop-a.test:443']],
    ['another header’s name in capitals', ['HOST: shop-a.test']],
    ['spaces around', ['Host:  shop-a.test \t']],
    ['X-Forwarded-Host', [own, 'X-Forwarded-Host: shop-b.test']],
    ['X-Forwarded-Host before', ['X-Forwarded-Host: shop-b.test', own]],
    ['Forwarded', [own, 'Forwarded: for=127.0.0.1;host=shop-b.test;proto=https']],
    ['X-Original-Host', [own, 'X-Original-Host: shop-b.test']],
    ['X-Host', [own, 'X-Host: shop-b.test']],
    ['X-Forwarded-Server', [own, 'X-Forwarded-Server: shop-b.test']],
    ['X-HTTP-Host-Override', [own, 'X-HTTP-Host-Override: shop-b.test']],
    ['X-Original-URL', [own, 'X-Original-URL: http://shop-b.test/']],
    ['X-Rewrite-URL', [own, 'X-Rewrite-URL: http://shop-b.test/']],
    ['X-Forwarded-For', [own, 'X-Forwarded-For: 10.0.0.1', 'X-Forwarded-Host: shop-b.test']],
    ['Origin and Referer', [own, 'Origin: https://shop-b.test', 'Referer: https://shop-b.test/']],
    ['a Host that hides in another', [own, 'X-Host-Header: Host: shop-b.test']],
  ];
  test.each(believed)('the host alone decides, in spite of %s (S02)', async (_, lines) => {
    const { status, text } = await sendRaw(port, request(lines));
    expect(status).toBe(200);
    expect(tenantOf(text)).toBe(2);
  });

  const refused: [string, Buffer][] = [
    ['a name nobody owns', request(['Host: evil.test'])],
    ['no name', request(['Host:'])],
    ['no header', request([])],
    ['no header in HTTP/1.0', request([], path, '1.0')],
    ['two hosts', request([own, 'Host: shop-b.test'])],
    ['two hosts, the other first', request(['Host: shop-b.test', own])],
    ['the same host twice', request([own, own])],
    ['two hosts in other letters', request([own, 'hOST: shop-b.test'])],
    ['an address in the request line', request([own], `http://shop-b.test${path}`)],
    ['its own address in the request line', request([own], `http://shop-a.test${path}`)],
    ['an address of another scheme', request([own], `ftp://shop-b.test${path}`)],
    ['a line without slash', request([own], 'api/Base_Shop/GetShopInfo')],
    ['a user before the host', request(['Host: shop-a.test:443@evil.test'])],
    ['a user that is the shop', request(['Host: shop-a.test@evil.test'])],
    ['a user in front of the shop', request(['Host: evil@shop-a.test'])],
    ['a list', request(['Host: shop-a.test, shop-b.test'])],
    ['two words', request(['Host: shop-a.test shop-b.test'])],
    ['a path', request(['Host: shop-a.test/api'])],
    ['a query', request(['Host: shop-a.test?x'])],
    ['a fragment', request(['Host: shop-a.test#x'])],
    ['a backslash', request(['Host: shop-a.test\\evil.test'])],
    ['an escaped end', request(['Host: shop-a.test%00.evil.test'])],
    ['an end', request(['Host: shop-a.test\0.evil.test'])],
    ['a folded line', request([own, ' shop-b.test'])],
    ['a space before the colon', request(['Host : shop-a.test'])],
    ['two trailing dots', request(['Host: shop-a.test..'])],
    ['a leading dot', request(['Host: .shop-a.test'])],
    ['an empty label', request(['Host: shop-a..test'])],
    ['a subdomain', request(['Host: www.shop-a.test'])],
    ['a longer name', request(['Host: shop-a.test.evil.test'])],
    ['a look-alike in punycode', request(['Host: xn--hop-a-4ve.test'])],
    ['a look-alike in Cyrillic', request(['Host: ѕhop-a.test'])],
    ['an asterisk', request(['Host: *'])],
    ['a wildcard', request(['Host: *.test'])],
    ['an address', request(['Host: 127.0.0.1'])],
    ['an address of six', request(['Host: [::1]'])],
    ['a port that is none', request(['Host: shop-a.test:http'])],
    ['a port without end', request(['Host: shop-a.test:99999999'])],
    ['a port left out', request(['Host: shop-a.test:'])],
    ['SQL', request([`Host: shop-a.test' or '1'='1`])],
    ['three hundred letters', request([`Host: ${'a'.repeat(300)}`])],
    ['three hundred labels', request([`Host: ${'a.'.repeat(300)}test`])],
  ];
  test.each(refused)('%s is refused (S01, S03)', async (_, bytes) => {
    const { status, head, text } = await sendRaw(port, bytes);
    expect([400, 421]).toContain(status);
    expect(text).not.toMatch(/Shop [AB]|shop-[ab]|TenantId/);
    if (status === 421) {
      expect(JSON.parse(text)).toMatchObject({
        Code: 404,
        Error: 'shop.unknownHost',
        Data: null,
        Success: false,
      });
      expect(head).toContain('cache-control: no-store');
    }
  });

  test('there are more than thirty of them, and none left a trace', async () => {
    expect(refused.length).toBeGreaterThan(30);
    const { text } = await sendRaw(port, request([own]));
    expect(tenantOf(text)).toBe(2);
    expect((await sendRaw(port, request(['Host: evil.test']))).status).toBe(421);
  });

  test('a stranger’s front page is as neutral as his calls', async () => {
    const { status, text } = await sendRaw(
      port,
      'GET / HTTP/1.1\r\nHost: evil.test\r\nConnection: close\r\n\r\n',
    );
    expect(status).toBe(421);
    expect(JSON.parse(text)).toMatchObject({ Error: 'shop.unknownHost' });
  });

  test('X-Forwarded-Host counts only when it comes from a proxy of ours', async () => {
    const lines = ['Host: inner.test', 'X-Forwarded-Host: shop-b.test'];
    const behind = await createTestApi(database, { trustedProxies: ['127.0.0.1'], redis: api.redis });
    const stranger = await createTestApi(database, { trustedProxies: ['10.1.2.3'], redis: api.redis });
    try {
      expect(tenantOf((await sendRaw(await listen(behind), request(lines))).text)).toBe(3);
      expect((await sendRaw(await listen(stranger), request(lines))).status).toBe(421);
    } finally {
      await Promise.all([behind.close(), stranger.close()]);
    }
  });
});
