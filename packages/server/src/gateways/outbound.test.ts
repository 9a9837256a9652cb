import { once } from 'node:events';
import { createServer as createHttpServer, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { type AddressInfo, connect, createServer, type Server, type TcpNetConnectOpts } from 'node:net';
import { text } from 'node:stream/consumers';
import { createMarketplaces } from './marketplace/create-marketplaces.ts';
import { parseShopeeSecret } from './marketplace/shopee-regions.ts';
import { createOutbound, type OutboundOptions, OutboundRefused } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';
import { createKeys } from '../keys.ts';
import { seal } from '../sealed.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/** Stands for an internal service that must be unreachable from outside. */
let listener: Server;
let port: number;
let bytes = 0;
beforeAll(async () => {
  listener = createServer((socket) => {
    bytes += 1;
    socket.on('data', (part) => {
      bytes += part.length;
      socket.destroy();
    });
    socket.on('error', () => undefined);
  });
  // Both address families, so that ::1 and IPv4-mapped addresses would reach it too.
  listener.listen(0, '::');
  await once(listener, 'listening');
  ({ port } = listener.address() as AddressInfo);
});
afterAll(() => void listener.close());
beforeEach(() => {
  bytes = 0;
});

/** Records of a fake resolver: no test connects to the addresses these names resolve to. */
const names: Readonly<Record<string, readonly string[]>> = {
  'gateway.test': ['93.184.216.34'],
  'loopback.gateway.test': ['127.0.0.1'],
  'loopback6.gateway.test': ['::1'],
  'mapped.gateway.test': ['::ffff:127.0.0.1'],
  'metadata.gateway.test': ['169.254.169.254'],
  'ten.gateway.test': ['10.1.2.3'],
  'twelve.gateway.test': ['172.16.0.9'],
  'sixteen.gateway.test': ['192.168.1.1'],
  'nat.gateway.test': ['100.100.100.200'],
  'local.gateway.test': ['fd00::7'],
  'link.gateway.test': ['fe80::1'],
  'nat64.gateway.test': ['64:ff9b::7f00:1'],
  'six-to-four.gateway.test': ['2002:7f00:1::'],
  'one-of-two.gateway.test': ['93.184.216.34', '127.0.0.1'],
  'nothing.gateway.test': [],
};
/** Attempted connections, with the addresses they were to use. */
let dialled: string[][] = [];
beforeEach(() => {
  dialled = [];
});
const family = (address: string) => (address.includes(':') ? 6 : 4);
const open = (own: Partial<OutboundOptions> = {}) =>
  createOutbound({
    gateway: 'test',
    hosts: ['gateway.test', '.gateway.test'],
    resolve: async (host) => (names[host] ?? []).map((address) => ({ address, family: family(address) })),
    ...own,
  });
/** Resolves the checked addresses as a socket would, and connects to the listener if there are any. */
const toListener = (options: TcpNetConnectOpts) => {
  const lookup: TcpNetConnectOpts['lookup'] = (host, given, callback) =>
    options.lookup!(host, { ...given, all: true }, (error, found) => {
      if (error) return callback(error, '');
      dialled.push((found as { address: string }[]).map(({ address }) => address));
      return callback(null, [{ address: '127.0.0.1', family: 4 }]);
    });
  return connect({ host: options.host!, port, lookup, autoSelectFamily: true });
};

const hostile = () => [
  `http://127.0.0.1:${port}/`,
  `https://127.0.0.1:${port}/`,
  `http://[::1]:${port}/`,
  `https://[::1]:${port}/`,
  `http://[::ffff:127.0.0.1]:${port}/`,
  `https://[::ffff:7f00:1]:${port}/`,
  `http://0.0.0.0:${port}/`,
  `https://[::]:${port}/`,
  `http://2130706433:${port}/`,
  `http://0177.0.0.1:${port}/`,
  `http://0x7f.1:${port}/`,
  `http://127.1:${port}/`,
  `http://127.0.0.1.:${port}/`,
  `http://localhost:${port}/`,
  `https://localhost:${port}/`,
  `http://localhost.:${port}/`,
  `https://169.254.169.254/latest/meta-data/`,
  `http://169.254.169.254/latest/meta-data/`,
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.0.1/',
  'https://100.64.0.1/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://93.184.216.34/',
  `https://gateway.test:${port}/`,
  'http://gateway.test/',
  'https://gateway.test./',
  'https://evilgateway.test/',
  'https://gateway.test.evil.test/',
  `https://gateway.test@127.0.0.1:${port}/`,
  `https://user:word@gateway.test/`,
  `https://127.0.0.1:${port}#@gateway.test/`,
  `https://gateway.test%2f@127.0.0.1:${port}/`,
  'ftp://gateway.test/',
  'file:///etc/passwd',
  'gopher://gateway.test/',
  '//gateway.test/',
  'not an address',
  '',
];
const privateNames = Object.keys(names).filter((name) => name !== 'gateway.test');

describe('S-c: hostile addresses', () => {
  test('S-c: 40 hostile addresses are refused before a name is resolved or a connection opened', async () => {
    let resolved = 0;
    const outbound = open({
      connect: (options) => (dialled.push([String(options.host)]), toListener(options)),
      resolve: async () => ((resolved += 1), [{ address: '127.0.0.1', family: 4 }]),
    });
    const all = hostile();
    expect(all.length).toBe(40);
    for (const address of all) {
      expect(outbound.permits(address), address).toBe(false);
      await expect(outbound.send(address), address).rejects.toThrow(OutboundRefused);
      await expect(outbound.fetch(address), address).rejects.toThrow(OutboundRefused);
      await expect(outbound.verify(address), address).rejects.toThrow(OutboundRefused);
    }
    expect({ bytes, resolved, dialled }).toEqual({ bytes: 0, resolved: 0, dialled: [] });
  });

  test('S-c: names of the gateway that resolve to private addresses are refused, and nothing reaches the listener', async () => {
    for (const name of privateNames) {
      // With the real connector: a missing check would reach the listener.
      const asked = open({ operatorUrls: [`https://${name}:${port}`] });
      await expect(asked.send(`https://${name}:${port}/`), name).rejects.toThrow(/request refused/u);
      await expect(asked.verify(`https://${name}:${port}/`), name).rejects.toThrow(OutboundRefused);
    }
    expect(privateNames.length).toBe(14);
    expect(bytes).toBe(0);
  });

  test('S-c: agents refuse what a library asks for by itself', async () => {
    const { httpAgent, httpsAgent } = open({ connect: toListener });
    for (const address of hostile()) {
      if (!/^https?:/u.test(address) || !URL.canParse(address)) continue;
      const isTls = address.startsWith('https:');
      const { hostname } = new URL(address);
      // User info in a URL is not part of the connection: only the host is checked there.
      if (hostname === 'gateway.test' && isTls && !new URL(address).port) continue;
      const request = isTls ? requestTls : requestPlain;
      const failed = new Promise<Error>((done) => {
        request(address, { agent: isTls ? httpsAgent : httpAgent })
          .on('error', done)
          .end();
      });
      expect(await failed, address).toBeInstanceOf(OutboundRefused);
    }
    expect({ bytes, dialled }).toEqual({ bytes: 0, dialled: [] });
  });

  test('S-c: a name that changes its answer (DNS rebinding) is resolved once, and connected to as it was checked', async () => {
    const answers = ['93.184.216.34', '127.0.0.1'];
    let asked = 0;
    const outbound = open({
      connect: toListener,
      resolve: async () => [{ address: answers[asked++ % 2]!, family: 4 }],
    });
    // The listener has no TLS; only the destination of the socket matters.
    const first = outbound.send('https://gateway.test/').catch((error: Error) => error);
    await expect.poll(() => dialled).toEqual([['93.184.216.34']]);
    expect(asked).toBe(1);
    bytes = 0;
    await expect(outbound.send('https://gateway.test/')).rejects.toThrow('not a public address');
    expect({ asked, dialled, bytes }).toEqual({ asked: 2, dialled: [['93.184.216.34']], bytes: 0 });
    await first;
  });
});

test('S-c: an answer that redirects is not followed', async () => {
  const simulator = createHttpServer((_, reply) => {
    reply.writeHead(302, { location: `http://127.0.0.1:${port}/latest` }).end();
  }).listen(0, '127.0.0.1');
  await once(simulator, 'listening');
  const url = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`;
  try {
    const outbound = open({ operatorUrls: [url] });
    expect(await outbound.send(url)).toMatchObject({ status: 302 });
    expect((await outbound.fetch(url)).status).toBe(302);
    expect(bytes).toBe(0);
  } finally {
    outboundClosed(simulator);
  }
});
const outboundClosed = (server: ReturnType<typeof createHttpServer>) => {
  server.closeAllConnections();
  server.close();
};

test('S-c: what an operator set is reached: loopback by http, its own port alone', async () => {
  const simulator = createHttpServer((asked, reply) => {
    void text(asked).then((sent) => reply.end(`${asked.method} ${sent}`));
  }).listen(0, '127.0.0.1');
  await once(simulator, 'listening');
  const url = `http://127.0.0.1:${(simulator.address() as AddressInfo).port}`;
  try {
    const outbound = createOutbound({ gateway: 'test', hosts: [], operatorUrls: [`${url}/base`] });
    const { status, body } = await outbound.send(`${url}/x`, { method: 'POST', body: 'hello' });
    expect([status, String(body)]).toEqual([200, 'POST hello']);
    await expect(outbound.send(`http://127.0.0.1:${port}/x`)).rejects.toThrow(OutboundRefused);
    await expect(outbound.send(url, { mostBytes: 2 })).rejects.toThrow('too long');
    expect(bytes).toBe(0);
  } finally {
    outboundClosed(simulator);
  }
});

test.each(['http://gateway.test', 'http://10.0.0.1:80', 'ftp://127.0.0.1', 'nowhere'])(
  'S-c: an operator setting of %s stops the process at its start',
  (url) =>
    expect(() => createOutbound({ gateway: 'test', hosts: [], operatorUrls: [url] })).toThrow(/^test: /u),
);

test.each([
  ['1.1.1.1', true],
  ['2606:4700::1111', true],
  ['100.63.255.255', true],
  ['100.128.0.0', true],
  ['172.32.0.1', true],
  ['0.1.2.3', false],
  ['100.64.0.0', false],
  ['100.127.255.255', false],
  ['172.31.255.255', false],
  ['198.19.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['::7f00:1', false],
  ['fc00::1', false],
  ['fdff::1', false],
  ['fe80::1%eth0', false],
  ['ff02::1', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['', false],
  ['gateway.test', false],
] as const)('S-c: %s is public: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

describe('S-c: accounts at a marketplace', () => {
  const stored = (own: object) => JSON.stringify({ partnerId: '1', partnerKey: 'key', ...own });

  test('S-c: one that was entered with an address keeps the region of that address, and loses any other', () => {
    expect(parseShopeeSecret(stored({ baseUrl: 'https://openplatform.shopee.cn/' }))).toMatchObject({
      region: 'mainland',
    });
    for (const baseUrl of [...hostile(), 'https://partner.shopeemobile.com.evil.test'])
      expect(parseShopeeSecret(stored({ baseUrl })), baseUrl).toBeUndefined();
    expect(parseShopeeSecret(stored({ region: 'elsewhere' }))).toBeUndefined();
  });

  test('S-c: an address in a stored account reaches nobody', () => {
    const keys = createKeys(['k'.repeat(32)], [`k:${'k'.repeat(32)}`]);
    const marketplaces = createMarketplaces(keys);
    const sealed = seal(
      keys,
      { purpose: 'gateway account', owner: [2, 1, 'shopee'] },
      stored({ baseUrl: `http://127.0.0.1:${port}` }),
    );
    expect(marketplaces.open({ tenantId: 2, shopId: 1, platform: 'shopee', sealed })).toBeUndefined();
    expect(bytes).toBe(0);
  });
});
