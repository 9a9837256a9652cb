import { type DnsServer, startDnsServer } from '@onehaul/testing/dns-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { canonicalAddress, createDns } from './dns.ts';

let server: DnsServer;
const dns = () => createDns({ DNS_SERVERS: [server.address] });
beforeAll(async () => {
  server = await startDnsServer({
    'example.com': { A: ['203.0.113.7', '203.0.113.8'], AAAA: ['2001:0db8:0:0::7'] },
    '_onehaul.example.com': {
      TXT: [['v=spf1 -all'], ['onehaul-', 'verify=', 'a'.repeat(200), 'b'.repeat(100)]],
    },
    'shop.example.com': { CNAME: 'Shops.Hosting.test' },
    'shops.hosting.test': { CNAME: 'edge.test' },
    'edge.test': { A: ['203.0.113.7'] },
    '*.wild.example.com': { CNAME: 'edge.test' },
    'loop.example.com': { CNAME: 'pool.example.com' },
    'pool.example.com': { CNAME: 'loop.example.com' },
    'empty.example.com': {},
  });
  server.faults.set('broken.example.com', 'servfail').set('silent.example.com', 'silence');
});
afterAll(() => server.close());

test('texts are joined from their parts', async () => {
  expect(await dns().texts('_onehaul.example.com')).toEqual({
    kind: 'found',
    values: ['v=spf1 -all', `onehaul-verify=${'a'.repeat(200)}${'b'.repeat(100)}`],
  });
});

test('addresses of both families, in one spelling, at the apex and behind aliases', async () => {
  const found = { kind: 'found', values: ['203.0.113.7', '203.0.113.8', '2001:db8::7'] };
  expect(await dns().addresses('example.com')).toEqual(found);
  expect(await dns().addresses('shop.example.com')).toEqual({ kind: 'found', values: ['203.0.113.7'] });
  expect(canonicalAddress('2001:DB8:0:0:0:0:0:7')).toBe('2001:db8::7');
});

test('a chain of aliases is followed, a wildcard answers, a circle ends', async () => {
  expect(await dns().aliases('shop.example.com')).toEqual({
    kind: 'found',
    values: ['shops.hosting.test', 'edge.test'],
  });
  expect(await dns().aliases('any.wild.example.com')).toEqual({ kind: 'found', values: ['edge.test'] });
  expect(await dns().aliases('loop.example.com')).toEqual({
    kind: 'found',
    values: ['pool.example.com', 'loop.example.com'],
  });
});

test('an unknown name, a name without the record, an error and silence are told apart', async () => {
  expect(await dns().texts('nobody.example.com')).toEqual({ kind: 'none', isNameUnknown: true });
  expect(await dns().texts('empty.example.com')).toEqual({ kind: 'none', isNameUnknown: false });
  expect(await dns().addresses('nobody.example.com')).toEqual({ kind: 'none', isNameUnknown: true });
  expect(await dns().addresses('broken.example.com')).toEqual({ kind: 'failed' });
  expect(await dns().aliases('broken.example.com')).toEqual({ kind: 'failed' });
  const began = performance.now();
  expect(await dns().texts('silent.example.com')).toEqual({ kind: 'failed' });
  expect(performance.now() - began).toBeLessThan(12_000);
}, 20_000);
