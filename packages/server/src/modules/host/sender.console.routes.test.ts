import type { mailSenderCalls, MailSenderRow } from '@onehaul/contract/console/mail-senders';
import { aShop } from '@onehaul/testing/builders';
import { startEdge } from '@onehaul/testing/host-fixture';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi } from '@onehaul/testing/test-api';
import { createTestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findMailSigner } from '../mail-sender/index.ts';

const database = await createTestDatabase();
const { edge, dns } = await startEdge();
const shop = await aShop(database, { tenantId: 2, host: 'harbour.test' });
const rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
const api = await createTestApi(database, { services: { edge } });
const { keys } = testServices(database);
afterAll(async () => {
  await Promise.all([api.close(), dns.close()]);
  await database.close();
});

const cookies: Record<number, string> = {};
for (const tenantId of [2, 3]) {
  const email = `owner${tenantId}@company.test`;
  cookies[tenantId] = (
    await signInStaff(api, await aStaffMember(database, tenantId, { roles: ['owner'], email }))
  ).cookie;
}

type Shop = typeof shop;
async function call(act: keyof typeof mailSenderCalls, body: object = {}, at: Shop = shop) {
  const reply = await staffCaller(api, cookies[at.tenantId])(`mail-senders/${act}`, {
    shopId: at.id,
    ...body,
  });
  const sender = (reply.body.Data as { sender?: MailSenderRow } | null)?.sender;
  return { error: reply.body.Error, ...sender };
}
const set = (address: string, at: Shop = shop) => call('set', { address }, at);
/** Checks now, as if the last check were long ago. */
async function check(at: Shop = shop) {
  await database.sql(`update mail_sender set checked_at = checked_at - interval '1 minute'`);
  return call('check', {}, at);
}
/** Publishes the records that a sender asks for, a long one in parts of 255 characters. */
function publish({ records = [] }: { records?: MailSenderRow['records'] }) {
  for (const { name, value } of records)
    dns.zone[name] = { TXT: [...(dns.zone[name]?.TXT ?? []), value.match(/.{1,255}/g)!] };
}
const signerOf = (at: Shop = shop) => findMailSigner(database.database.tenant(at.tenantId), keys, at.id);

beforeEach(async () => {
  dns.zone = {};
  dns.faults.clear();
  await database.sql('delete from mail_sender');
});

test('the records are returned, looked up, and make the address the sender of the shop', async () => {
  const added = await set(' Hello@Example.COM ');
  expect(added).toMatchObject({ address: 'hello@example.com', state: 'waiting', endsAt: null });
  const [proof, dkim, spf, dmarc] = added.records!;
  expect(proof).toMatchObject({ kind: 'proof', type: 'TXT', name: '_onehaul.example.com', isRequired: true });
  expect(dkim!.name).toMatch(/^oh[0-9a-f]{10}\._domainkey\.example\.com$/);
  expect(dkim!.value).toMatch(/^v=DKIM1; k=rsa; p=MII[A-Za-z0-9+/=]{380,400}$/);
  expect(spf).toMatchObject({
    name: 'example.com',
    value: 'v=spf1 include:spf.onehaul.example.com ~all',
    isRequired: false,
  });
  expect(dmarc).toMatchObject({ name: '_dmarc.example.com', value: 'v=DMARC1; p=none', isRequired: false });
  expect(await signerOf()).toBeUndefined();
  expect(await check()).toMatchObject({ state: 'waiting' });
  expect(await signerOf()).toBeUndefined();
  publish(added);
  const checked = await check();
  expect(checked).toMatchObject({ state: 'verified' });
  expect(checked.records!.map(({ isRight }) => isRight)).toEqual([true, true, true, true]);
  expect(await signerOf()).toMatchObject({ address: 'hello@example.com', domain: 'example.com' });
  expect(await signerOf(rival)).toBeUndefined();
});

test('each record is shown with what was found instead', async () => {
  const added = await set('hello@example.com');
  dns.zone = {
    '_onehaul.example.com': { TXT: [['onehaul-verify=wrong']] },
    [added.records![1]!.name]: { TXT: [['v=DKIM1; k=rsa; p=MIIC']] },
    'example.com': { TXT: [['v=spf1 include:_spf.mail.example -all'], ['other=1']] },
    '_dmarc.example.com': { TXT: [['v=DMARC1; p=quarantine']] },
  };
  const { records, state } = await check();
  expect(state).toBe('waiting');
  expect(records!.map(({ found, isRight }) => [found, isRight])).toEqual([
    [['onehaul-verify=wrong'], false],
    [['v=DKIM1; k=rsa; p=MIIC'], false],
    [['v=spf1 include:_spf.mail.example -all'], false],
    [['v=DMARC1; p=quarantine'], true],
  ]);
  expect(records![2]!.value).toBe('v=spf1 include:spf.onehaul.example.com include:_spf.mail.example -all');
});

test('a company uses a domain by its own proof and key only', async () => {
  publish(await set('hello@example.com', rival));
  expect(await check(rival)).toMatchObject({ state: 'verified' });
  await set('hello@example.com');
  expect(await check()).toMatchObject({ state: 'waiting' });
  expect(await signerOf()).toBeUndefined();
});

test('another address at the domain keeps the records; another domain starts anew', async () => {
  const first = await set('hello@example.com');
  publish(first);
  await check();
  const second = await set('team@example.com');
  expect(second).toMatchObject({ address: 'team@example.com', state: 'verified' });
  expect(second.records!.map(({ value }) => value)).toEqual(first.records!.map(({ value }) => value));
  expect(await signerOf()).toMatchObject({ address: 'team@example.com' });
  const third = await set('team@example.net');
  expect(third).toMatchObject({ state: 'waiting', checkedAt: null });
  expect(third.records![1]!.value).not.toBe(first.records![1]!.value);
  expect(await signerOf()).toBeUndefined();
});

test.each([
  ['example.com', 'sender.addressInvalid'],
  ['a b@example.com', 'sender.addressInvalid'],
  ['hello@localhost', 'host.nameInvalid'],
  ['hello@co.uk', 'host.isSuffix'],
  ['hello@shop.onehaul.example.com', 'host.reserved'],
  ['hello@pаypal.com', 'host.lookalike'],
])('%s is refused with %s', async (address, error) => {
  expect(await set(address)).toMatchObject({ error });
  expect(await call('get')).toEqual({ error: undefined });
});

test('an international name that looks like a host of another company is refused', async () => {
  await database.sql(
    `insert into host (name, tenant_id, shop_id, look) values ('bucher.example.com', 3, $1, 'bucher.example.com')`,
    [rival.id],
  );
  expect(await set('hello@bücher.example.com')).toMatchObject({ error: 'host.lookalike' });
  expect(await set('hello@bücher.example.net')).toMatchObject({ address: 'hello@bücher.example.net' });
  const [row] = await database.sql('select address from mail_sender');
  expect(row).toEqual({ address: 'hello@xn--bcher-kva.example.net' });
});

test('the private key is stored sealed and never returned', async () => {
  const added = await set('hello@example.com');
  const [row] = await database.sql('select key_sealed from mail_sender');
  expect((row!['key_sealed'] as Buffer).toString('latin1')).not.toContain('PRIVATE KEY');
  expect(JSON.stringify(added)).not.toContain('PRIVATE KEY');
});

test('two checks within ten seconds are refused', async () => {
  await set('hello@example.com');
  await call('check');
  expect(await call('check')).toMatchObject({ error: 'host.checkedJustNow' });
});

test('a result of an earlier domain is not stored for the next one', async () => {
  publish(await set('hello@example.com'));
  const slow = { ...edge.dns };
  edge.dns.texts = async (name) => {
    const answer = await slow.texts(name);
    if (name.startsWith('_dmarc')) await set('hello@example.net');
    return answer;
  };
  const answer = await check();
  edge.dns.texts = slow.texts;
  expect(answer).toMatchObject({ error: 'record.changedMeanwhile' });
  expect(await call('get')).toMatchObject({ address: 'hello@example.net', state: 'waiting' });
});

test('removing deletes the key, and another company’s sender is not found', async () => {
  await set('hello@example.com');
  const other = await staffCaller(api, cookies[3])('mail-senders/remove', { shopId: shop.id });
  expect(other.body.Error).toBe('record.notFound');
  expect(await call('remove')).toEqual({ error: undefined });
  expect(await database.sql('select from mail_sender')).toEqual([]);
  expect(await call('check')).toMatchObject({ error: 'record.notFound' });
});
