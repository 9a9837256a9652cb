import type { hostCalls, HostRow } from '@onehaul/contract/console/hosts';
import { aShop } from '@onehaul/testing/builders';
import { startEdge } from '@onehaul/testing/host-fixture';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi } from '@onehaul/testing/test-api';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createShopDirectory } from '../shop/index.ts';

const database = await createTestDatabase();
const { edge, dns } = await startEdge();
const shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
const sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
const rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
const api = await createTestApi(database, { services: { edge } });
afterAll(async () => {
  await Promise.all([api.close(), dns.close()]);
  await database.close();
});

const cookies: Record<number, string> = {};
for (const tenantId of [2, 3]) {
  const account = await aStaffMember(database, tenantId, {
    roles: ['owner'],
    email: `owner${tenantId}@company.test`,
  });
  cookies[tenantId] = (await signInStaff(api, account)).cookie;
}

type Shop = typeof shop;
async function call<Data = Record<string, never>>(
  act: keyof typeof hostCalls,
  body: object,
  at: Shop = shop,
) {
  const reply = await staffCaller(api, cookies[at.tenantId])(`hosts/${act}`, { shopId: at.id, ...body });
  return { error: reply.body.Error, data: reply.body.Data as Data };
}
const list = async (at: Shop = shop) => (await call<{ hosts: HostRow[] }>('list', {}, at)).data.hosts;
const hostNamed = async (name: string, at: Shop = shop) =>
  (await list(at)).find((host) => host.name === name);
const add = async (name: string, at: Shop = shop) => {
  const { error, data } = await call<{ host: HostRow }>('add', { name }, at);
  return { error, ...(data?.host as HostRow | undefined) };
};
/** Checks now, as if the last check were long ago. */
async function check(name: string, at: Shop = shop) {
  await database.sql(`update host_claim set checked_at = checked_at - interval '1 minute'`);
  const { error, data } = await call<{ host: HostRow }>('check', { name }, at);
  return { error, ...(data?.host as HostRow | undefined) };
}
const proofOf = (host: { records?: HostRow['records'] }) => host.records![0]!.value;
/** Sets the records that a claim asks for. */
function setRecords(name: string, ...proofs: string[]) {
  dns.zone[`_onehaul.${name}`] = { TXT: proofs.map((proof) => [proof]) };
  dns.zone[name] = { CNAME: edge.host };
}
/** The tenant that a host leads to. */
const leadsTo = async (name: string) => (await createShopDirectory(database.database)(name))?.tenantId;

/** Adds a domain and proves it. */
async function connect(name: string, at: Shop = shop) {
  const added = await add(name, at);
  setRecords(name, proofOf(added));
  expect(await check(name, at)).toMatchObject({ state: 'verified', problem: null, isLive: true });
}

beforeEach(async () => {
  dns.zone = {};
  dns.faults.clear();
  await database.sql('delete from host_claim');
  await database.sql('update host set redirects_to = null, is_primary = false');
  await database.sql('delete from host where is_own');
});

describe('connecting a domain', () => {
  test('the records are returned, checked, and bring the domain to the shop', async () => {
    const added = await add(' Shop.Example.COM. ');
    expect(added).toMatchObject({
      name: 'shop.example.com',
      state: 'waiting',
      isLive: false,
      isPrimary: false,
    });
    expect(added.records).toEqual([
      {
        type: 'TXT',
        name: '_onehaul.shop.example.com',
        value: expect.stringMatching(/^onehaul-verify=[0-9a-f]{40}$/) as string,
        found: [],
        isRight: false,
      },
      { type: 'CNAME', name: 'shop.example.com', value: edge.host, found: [], isRight: false },
    ]);
    expect(await check('shop.example.com')).toMatchObject({ state: 'waiting', problem: 'nameUnknown' });
    expect(await leadsTo('shop.example.com')).toBeUndefined();
    setRecords('shop.example.com', 'onehaul-verify=wrong');
    const wrong = await check('shop.example.com');
    expect(wrong).toMatchObject({ problem: 'proofWrong', isLive: false });
    expect(wrong.records).toMatchObject([
      { isRight: false, found: ['onehaul-verify=wrong'] },
      { isRight: true, found: [edge.host] },
    ]);
    setRecords('shop.example.com', proofOf(added));
    expect(await check('shop.example.com')).toMatchObject({ state: 'verified', isLive: true, problem: null });
    expect(await leadsTo('shop.example.com')).toBe(2);
    expect((await api.post('shop.example.com', '/Base_Shop/GetRevision')).body.Code).toBe(200);
  });

  test('an apex is connected by its addresses', async () => {
    const added = await add('example.org');
    expect(added.records!.map(({ type, value }) => [type, value]).slice(1)).toEqual([
      ['A', '203.0.113.7'],
      ['AAAA', '2001:db8::7'],
    ]);
    dns.zone = {
      '_onehaul.example.org': { TXT: [[proofOf(added).slice(0, 10), proofOf(added).slice(10)]] },
      'example.org': { A: ['203.0.113.7', '192.0.2.1'] },
    };
    expect(await check('example.org')).toMatchObject({ problem: 'pointsElsewhere', isLive: false });
    dns.zone['example.org'] = { A: ['203.0.113.7'] };
    expect(await check('example.org')).toMatchObject({ state: 'verified', isLive: true });
  });

  test('an international domain is shown as people read it', async () => {
    expect(await add('集运.com')).toMatchObject({ name: 'xn--i73a10l.com', unicode: '集运.com' });
  });

  test('a domain is checked by hand once in ten seconds', async () => {
    await add('shop.example.com');
    expect((await call('check', { name: 'shop.example.com' })).error).toBeUndefined();
    expect((await call('check', { name: 'shop.example.com' })).error).toBe('host.checkedJustNow');
  });

  test('a company claims a name once, and a shop twenty names', async () => {
    await add('shop.example.com');
    expect((await add('shop.example.com')).error).toBe('record.taken');
    expect((await add('shop.example.com', sister)).error).toBe('record.taken');
    for (let number = 1; number < 20; number++) await add(`n${number}.example.com`);
    expect((await add('n20.example.com')).error).toBe('host.tooMany');
  });
});

describe('takeover', () => {
  const refused: [string, string][] = [
    ['com', 'host.nameInvalid'],
    ['co.uk', 'host.isSuffix'],
    ['github.io', 'host.isSuffix'],
    ['shop.internal', 'host.isSuffix'],
    ['127.0.0.1', 'host.nameInvalid'],
    ['0x7f.1', 'host.nameInvalid'],
    ['[::1]', 'host.nameInvalid'],
    ['*.example.com', 'host.nameInvalid'],
    ['a_b.example.com', 'host.nameInvalid'],
    ['onehaul.example.com', 'host.reserved'],
    ['Other.Onehaul.Example.com.', 'host.reserved'],
    ['edge.onehaul.example.com', 'host.reserved'],
    ['оnehaul.example.com', 'host.lookalike'],
    ['xn--nehaul-lxf.example.com', 'host.lookalike'],
  ];
  test.each(refused)('%s: %s', async (name, error) => {
    expect((await add(name)).error).toBe(error);
    expect(await list()).toHaveLength(1);
  });

  test('a name that looks like one of another company is refused', async () => {
    await connect('apple-parcels.com', rival);
    expect((await add('аррӏе-раrсеӏѕ.com')).error).toBe('host.lookalike');
    await connect('cocoa.com', rival);
    expect((await add('сосоа.com')).error).toBe('host.lookalike'); // Cyrillic throughout
    // The company itself may own both spellings.
    expect((await add('сосоа.com', rival)).error).toBeUndefined();
  });

  test('a claim keeps nobody from the name, and reveals nothing', async () => {
    await add('shop.example.com', rival);
    await connect('shop.example.com');
    expect(await leadsTo('shop.example.com')).toBe(2);
    expect(await list()).toHaveLength(2);
    expect((await list(rival)).map(({ name, isLive }) => [name, isLive])).toEqual([
      ['rival.test', true],
      ['shop.example.com', false],
    ]);
  });

  test('a domain that points here without the proof stays unconnected', async () => {
    await add('shop.example.com', rival);
    dns.zone['shop.example.com'] = { CNAME: edge.host };
    expect(await check('shop.example.com', rival)).toMatchObject({ problem: 'proofMissing', isLive: false });
    // Every name below answers with the alias, the proof's as well.
    dns.zone = { '*.example.com': { CNAME: edge.host }, '*.shop.example.com': { CNAME: edge.host } };
    expect(await check('shop.example.com', rival)).toMatchObject({ problem: 'proofMissing', isLive: false });
    expect(await leadsTo('shop.example.com')).toBeUndefined();
  });

  test('the token of another company proves nothing', async () => {
    const ours = await add('shop.example.com');
    await add('shop.example.com', rival);
    setRecords('shop.example.com', proofOf(ours));
    expect(await check('shop.example.com', rival)).toMatchObject({ problem: 'proofWrong', isLive: false });
    expect(await check('shop.example.com')).toMatchObject({ isLive: true });
  });

  test('a proved name stays with its company while its proof is there, and moves when only the other’s is', async () => {
    await connect('shop.example.com');
    const theirs = await add('shop.example.com', rival);
    const ours = (await hostNamed('shop.example.com'))!;
    setRecords('shop.example.com', proofOf(ours), proofOf(theirs));
    expect(await check('shop.example.com', rival)).toMatchObject({ state: 'waiting', problem: 'taken' });
    // The holder is checked again at once: its proof is still there.
    const due = await database.sql(
      `select next_check_at <= now() as due from host_claim where tenant_id = 2`,
    );
    expect(due).toEqual([{ due: true }]);
    expect(await check('shop.example.com')).toMatchObject({ isLive: true });
    expect(await check('shop.example.com', rival)).toMatchObject({ problem: 'taken', isLive: false });
    expect(await leadsTo('shop.example.com')).toBe(2);
    // A resolver that fails does not disprove anything.
    dns.faults.set('_onehaul.shop.example.com', 'servfail');
    expect(await check('shop.example.com')).toMatchObject({ isLive: true, problem: 'dnsFailed' });
    dns.faults.clear();
    expect(await check('shop.example.com', rival)).toMatchObject({ problem: 'taken' });
    // The domain changed hands.
    setRecords('shop.example.com', proofOf(theirs));
    expect(await check('shop.example.com')).toMatchObject({ isLive: true, problem: 'proofWrong' });
    expect(await check('shop.example.com', rival)).toMatchObject({ state: 'verified', isLive: true });
    expect(await leadsTo('shop.example.com')).toBe(3);
    expect(await hostNamed('shop.example.com')).toMatchObject({
      state: 'failed',
      problem: 'moved',
      isLive: false,
    });
  });

  test('a given subdomain is nobody else’s, whatever DNS says', async () => {
    await database.sql(
      `update host set name = 'given.example.net', disproved_at = now() where name = 'rival.test'`,
    );
    const claim = await add('given.example.net');
    setRecords('given.example.net', proofOf(claim));
    expect(await check('given.example.net')).toMatchObject({ problem: 'taken', isLive: false });
    await database.sql(
      `update host set name = 'rival.test', disproved_at = null where name = 'given.example.net'`,
    );
  });

  test('another company neither sees nor changes a domain', async () => {
    await connect('shop.example.com');
    for (const [act, body] of [
      ['list', {}],
      ['add', { name: 'new.example.com' }],
      ['check', { name: 'shop.example.com' }],
      ['makePrimary', { name: 'shop.example.com' }],
      ['setRedirect', { name: 'shop.example.com', to: 'harbour.test' }],
      ['remove', { name: 'shop.example.com' }],
    ] as const) {
      // With the id of our shop, and with its own.
      const foreign = await staffCaller(api, cookies[3])(`hosts/${act}`, { ...body, shopId: shop.id });
      expect(foreign.body.Error, act).toBe('record.notFound');
      if (act !== 'list' && act !== 'add')
        expect((await call(act, body, rival)).error, act).toBe('record.notFound');
    }
    expect(await hostNamed('shop.example.com')).toMatchObject({ isLive: true, redirectsTo: null });
  });
});

describe('the primary address and redirects', () => {
  const redirect = async (name: string, to: string | null, at = shop) =>
    (await call('setRedirect', { name, to }, at)).error;
  const infoAt = async (host: string) => {
    const { Data } = (await api.post(host, '/Base_Shop/GetShopInfo')).body;
    return Data as { CanonicalHost: string; RedirectHost: string };
  };

  test('links follow the primary address, old ones redirect, and the API answers everywhere', async () => {
    await connect('shop.example.com');
    expect((await list()).map(({ name, isPrimary }) => [name, isPrimary])).toEqual([
      ['harbour.test', true],
      ['shop.example.com', false],
    ]);
    expect((await call('makePrimary', { name: 'shop.example.com' })).error).toBeUndefined();
    expect(await redirect('harbour.test', 'shop.example.com')).toBeUndefined();
    expect(await list()).toMatchObject([
      { name: 'shop.example.com', isPrimary: true },
      { name: 'harbour.test', isPrimary: false, redirectsTo: 'shop.example.com' },
    ]);
    const shown = await createShopDirectory(database.database)('harbour.test');
    expect(shown).toMatchObject({ primaryHost: 'shop.example.com', redirectsTo: 'shop.example.com' });
    const direct = await createShopDirectory(database.database)('shop.example.com');
    expect(direct).toMatchObject({ primaryHost: 'shop.example.com', redirectsTo: null });
    expect((await api.post('harbour.test', '/Base_Shop/GetRevision')).body.Code).toBe(200);
    expect(await infoAt('sister.test')).toMatchObject({ CanonicalHost: 'sister.test', RedirectHost: '' });
  });

  test('a redirect leads to a connected address of the same shop only, and never in a circle', async () => {
    await connect('a.example.com');
    await connect('b.example.com');
    await add('waiting.example.com');
    for (const to of ['sister.test', 'rival.test', 'evil.test', 'waiting.example.com', 'a.example.com'])
      expect(await redirect('a.example.com', to), to).toBe('host.cannotRedirect');
    expect(await redirect('waiting.example.com', 'a.example.com')).toBe('host.notVerified');
    expect(await redirect('nobody.example.com', 'a.example.com')).toBe('record.notFound');
    expect(await redirect('a.example.com', 'b.example.com')).toBeUndefined();
    expect(await redirect('b.example.com', 'a.example.com')).toBe('host.cannotRedirect');
    // What led to b follows it.
    expect(await redirect('b.example.com', 'harbour.test')).toBeUndefined();
    expect((await hostNamed('a.example.com'))!.redirectsTo).toBe('harbour.test');
    await call('makePrimary', { name: 'harbour.test' });
    expect(await redirect('harbour.test', 'a.example.com')).toBe('host.cannotRedirect');
    expect(await redirect('a.example.com', null)).toBeUndefined();
    expect((await hostNamed('a.example.com'))!.redirectsTo).toBeNull();
    await expect(
      database.sql(`update host set redirects_to = 'rival.test' where name = 'a.example.com'`),
    ).rejects.toThrow('host_redirects_to');
  });

  test('a removed domain takes its redirects along; the given address stays', async () => {
    await connect('shop.example.com');
    await redirect('harbour.test', 'shop.example.com');
    expect((await call('remove', { name: 'harbour.test' })).error).toBe('host.stays');
    expect((await call('remove', { name: 'shop.example.com' })).error).toBeUndefined();
    expect(await list()).toMatchObject([{ name: 'harbour.test', redirectsTo: null, isPrimary: true }]);
    expect(await leadsTo('shop.example.com')).toBeUndefined();
  });

  test('the last address that shows pages stays', async () => {
    await connect('shop.example.com');
    await database.sql(`update host set shop_id = $1 where name = 'harbour.test'`, [sister.id]);
    expect((await call('remove', { name: 'shop.example.com' })).error).toBe('host.stays');
    await database.sql(`update host set shop_id = $1 where name = 'harbour.test'`, [shop.id]);
  });
});
