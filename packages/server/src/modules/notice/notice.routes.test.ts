import { createECDH, randomUUID } from 'node:crypto';
import { type NoticeKind, noticeSubject } from '@onehaul/domain/notice';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aMember } from '@onehaul/testing/member-builders';
import { startPushSimulator, type PushSimulator } from '@onehaul/testing/push-simulator';
import { createSessionApi, type SessionApi, type TestBrowser } from '@onehaul/testing/session-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPush } from '../../gateways/push/create-push.ts';

type Shop = { id: number; tenantId: number };
type Row = {
  Id: number;
  Kind: string;
  Title: string;
  Content: string;
  SubjectId: number;
  Number: string;
  IsRead: boolean;
};

let database: TestDatabase;
let api: SessionApi;
let simulator: PushSimulator;
let harbour: Shop;
let sister: Shop;
let rival: Shop;
let warehouseId: number;

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  const languages: ['en', 'zhHanT', 'vi'] = ['en', 'zhHanT', 'vi'];
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', languages });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  const names = { en: 'Dongguan', zhHanT: '東莞倉' };
  warehouseId = (await aRow(database, harbour, 'warehouse', { names })).id as number;
  simulator = await startPushSimulator();
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const push = createPush({
    PUSH_PUBLIC_KEY: ecdh.getPublicKey('base64url'),
    PUSH_PRIVATE_KEY: ecdh.getPrivateKey('base64url'),
    PUSH_SUBJECT: 'https://onehaul.test',
    PUSH_ORIGINS: [simulator.url],
  });
  api = await createSessionApi(database, { notice: { push } });
});
afterAll(async () => {
  await api.close();
  await simulator.close();
  await database.close();
});
beforeEach(() => database.sql('truncate notice, outbox, push_device cascade'));

let events = 0;
async function told(shop: Shop, memberId: number, kind: NoticeKind, subjectId = 1, details = {}) {
  const [row] = await database.sql(
    `insert into notice (tenant_id, shop_id, member_id, outbox_id, kind, subject_id, details, subject)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [
      shop.tenantId,
      shop.id,
      memberId,
      ++events,
      kind,
      subjectId,
      { number: `SF${subjectId}`, ...details },
      noticeSubject(kind),
    ],
  );
  return row!.id as number;
}
async function signedIn(host: string, shop: Shop, draft: Parameters<typeof aMember>[2] = {}) {
  const member = await aMember(database, shop, draft);
  const browser = api.browser(host);
  await browser.signIn(member);
  return { ...member, browser };
}
const list = async (browser: TestBrowser, body = {}, language = 'en') => {
  const headers = { 'accept-language': language };
  const reply = await browser.post('/Client_Notice/GetDataPage', body, headers);
  return reply.body.Data as { Rows: Row[]; Total: number };
};
const unread = async (browser: TestBrowser) =>
  ((await browser.post('/Client_Notice/GetUnreadCount')).body.Data as { Unread: number }).Unread;
const mark = async (browser: TestBrowser, ...Ids: number[]) =>
  ((await browser.post('/Client_Notice/MarkRead', { Ids })).body.Data as { Unread: number }).Unread;

test('a member reads what they were told, newest first, in the language of the moment', async () => {
  const amy = await signedIn('harbour.test', harbour);
  const [parcel] = await database.sql(
    `insert into parcel (tenant_id, shop_id, member_id, warehouse_id, courier_number, state, received_at)
     values (2, $1, $2, $3, 'SF77', 'received', now()) returning id`,
    [harbour.id, amy.id, warehouseId],
  );
  const id = parcel!.id as number;
  await told(harbour, amy.id, 'parcelReceived', id);
  await told(harbour, amy.id, 'parcelStored', id, { weightGrams: 1500 });
  const { Rows, Total } = await list(amy.browser);
  expect(Total).toBe(2);
  expect(Rows.map(({ Number: number }) => number)).toEqual(Rows.map(({ SubjectId }) => `SF${SubjectId}`));
  expect(Rows.map(({ Kind, SubjectId, IsRead }) => [Kind, SubjectId, IsRead])).toEqual([
    ['parcelStored', id, false],
    ['parcelReceived', id, false],
  ]);
  expect(Rows[0]).toMatchObject({
    Title: `SF${id} is in storage`,
    Content: expect.stringContaining('It weighs 1.5 kg. Warehouse: Dongguan.'),
  });
  const [chinese] = (await list(amy.browser, {}, 'zh-Hant')).Rows;
  expect(chinese).toMatchObject({ Title: `SF${id} 已入庫`, Content: expect.stringContaining('東莞倉') });
});

test('nobody reads or marks what others were told, be it in the shop, its sister or elsewhere', async () => {
  const amy = await signedIn('harbour.test', harbour);
  const hers = await told(harbour, amy.id, 'parcelStored');
  const strangers = [
    await signedIn('harbour.test', harbour),
    await signedIn('sister.test', sister),
    await signedIn('rival.test', rival),
  ];
  for (const { browser } of strangers) {
    expect(await list(browser)).toEqual({ Rows: [], Total: 0 });
    expect(await mark(browser, hers)).toBe(0);
    expect(await mark(browser)).toBe(0);
  }
  expect(await unread(amy.browser)).toBe(1);
  expect((await list(amy.browser)).Rows.map(({ Id }) => Id)).toEqual([hers]);
});

test('named notices are marked, or all of them, and open pages hear of it once', async () => {
  const amy = await signedIn('harbour.test', harbour);
  const ids = [];
  for (let each = 1; each <= 4; each++) ids.push(await told(harbour, amy.id, 'parcelStored', each));
  expect(await unread(amy.browser)).toBe(4);
  expect(await mark(amy.browser, ids[0]!, ids[2]!)).toBe(2);
  expect(await mark(amy.browser, ids[0]!)).toBe(2);
  const rest = await list(amy.browser, { IsUnreadOnly: true });
  expect(rest.Total).toBe(2);
  expect(rest.Rows.map(({ Id }) => Id)).toEqual([ids[3], ids[1]]);
  expect(await mark(amy.browser)).toBe(0);
  expect((await list(amy.browser)).Rows.map(({ IsRead }) => IsRead)).toEqual([true, true, true, true]);
  const heard = await database.sql('select member_id, topic from outbox');
  expect(heard).toEqual([
    { member_id: amy.id, topic: 'noticesRead' },
    { member_id: amy.id, topic: 'noticesRead' },
  ]);
});

test('a list is narrowed to what notices are about', async () => {
  const amy = await signedIn('harbour.test', harbour);
  await told(harbour, amy.id, 'parcelStored', 1);
  const paid = await told(harbour, amy.id, 'orderPaid', 2);
  await told(harbour, amy.id, 'withdrawalPaid', 3);
  const asked = await told(harbour, amy.id, 'consigneeAsked', 4);
  const orders = await list(amy.browser, { Subject: 'order' });
  expect(orders.Total).toBe(2);
  expect(orders.Rows.map(({ Id }) => Id)).toEqual([asked, paid]);
  await mark(amy.browser, asked);
  const unreadOrders = await list(amy.browser, { Subject: 'order', IsUnreadOnly: true });
  expect(unreadOrders.Rows.map(({ Id }) => Id)).toEqual([paid]);
  expect(unreadOrders.Total).toBe(1);
});

test('a sub-account reads its main account’s notices, and changes nothing of how it is told', async () => {
  const amy = await signedIn('harbour.test', harbour, {
    email: 'amy@mail.test',
    countryId: 156,
    phoneNumber: '13800138001',
    isPhoneProved: true,
  });
  const sub = await signedIn('harbour.test', harbour, { mainId: amy.id });
  await told(harbour, amy.id, 'parcelHeld');
  expect((await list(sub.browser)).Total).toBe(1);
  expect(await mark(sub.browser)).toBe(0);
  expect(await unread(amy.browser)).toBe(0);
  expect(await choices(sub.browser)).toMatchObject({ Email: '', Phone: '' });
  const changes = [
    ['SetChoices', { Changes: [{ Kind: 'orderPaid', Channel: 'mail', IsOn: false }] }],
    ['AddPushDevice', await aBrowser()],
    ['RemovePushDevice', {}],
  ] as const;
  for (const [name, body] of changes) {
    const refused = await sub.browser.post(`/Client_Notice/${name}`, body, key());
    expect(refused.body.Error).toBe('access.mainAccountOnly');
  }
});

type Choices = {
  Email: string;
  Phone: string;
  WhyNot: Record<'Mail' | 'Sms' | 'Push', string>;
  Choices: { Kind: NoticeKind; Channels: string[] }[];
  Devices: { Browser: string; IsThis: boolean }[];
};
const key = () => ({ 'idempotency-key': randomUUID() });
const choices = async (browser: TestBrowser) =>
  (await browser.post('/Client_Notice/GetChoices')).body.Data as Choices;
const waysOf = async (browser: TestBrowser, kind: NoticeKind) =>
  (await choices(browser)).Choices.find(({ Kind }) => Kind === kind)?.Channels;
const set = (browser: TestBrowser, ...changes: [NoticeKind, string, boolean][]) =>
  browser.post(
    '/Client_Notice/SetChoices',
    { Changes: changes.map(([Kind, Channel, IsOn]) => ({ Kind, Channel, IsOn })) },
    key(),
  );

test('only what is named changes, for the member alone', async () => {
  const amy = await signedIn('harbour.test', harbour, { email: 'amy@mail.test' });
  const ben = await signedIn('harbour.test', harbour, { email: 'ben@mail.test' });
  const eve = await signedIn('rival.test', rival);
  const before = await choices(amy.browser);
  expect(before.Email).toBe('amy@mail.test');
  const answer = await set(amy.browser, ['orderPaid', 'mail', false], ['parcelReceived', 'mail', true]);
  const after = answer.body.Data as Choices;
  const changed = after.Choices.filter(
    ({ Channels }, place) => Channels.join() !== before.Choices[place]!.Channels.join(),
  );
  expect(changed).toEqual([
    { Kind: 'parcelReceived', Channels: ['mail'] },
    { Kind: 'orderPaid', Channels: ['push'] },
  ]);
  expect(await choices(amy.browser)).toEqual(after);
  for (const other of [ben, eve]) expect(await waysOf(other.browser, 'orderPaid')).toEqual(['mail', 'push']);
  await set(amy.browser, ['orderPaid', 'mail', true]);
  expect(await waysOf(amy.browser, 'orderPaid')).toEqual(['mail', 'push']);
  // Of two entries for the same choice the last wins.
  await set(amy.browser, ['orderPaid', 'mail', false], ['orderPaid', 'mail', true]);
  expect(await waysOf(amy.browser, 'orderPaid')).toEqual(['mail', 'push']);
});

test('what cannot be chosen is refused and changes nothing', async () => {
  const amy = await signedIn('harbour.test', harbour);
  const before = await choices(amy.browser);
  for (const wrong of [
    ['couponGiven', 'sms', true],
    ['orderPaid', 'pigeon', true],
    ['weather', 'mail', true],
  ] as [NoticeKind, string, boolean][]) {
    const refused = await set(amy.browser, ['orderPaid', 'mail', false], wrong);
    expect(refused.body.Error).toBe('input.invalid');
  }
  expect((await set(amy.browser)).body.Error).toBe('input.invalid');
  expect(await choices(amy.browser)).toEqual(before);
});

test('a shop is asked about what can happen there', async () => {
  const plain = await aShop(database, { tenantId: 2, host: 'plain.test', modules: [] });
  const amy = await signedIn('plain.test', plain);
  const kinds = (await choices(amy.browser)).Choices.map(({ Kind }) => Kind);
  expect(kinds).toContain('withdrawalPaid');
  expect(kinds).not.toContain('agentApproved');
  expect(kinds).not.toContain('orderPaid');
  const refused = await set(amy.browser, ['orderPaid', 'mail', false]);
  expect(refused.body.Error).toBe('input.invalid');
});

test('a channel that cannot be used says why', async () => {
  const bare = await signedIn('harbour.test', harbour);
  expect((await choices(bare.browser)).WhyNot).toEqual({
    Mail: 'noAddress',
    Sms: 'noAddress',
    Push: 'noDevice',
  });
  const typed = await signedIn('harbour.test', harbour, {
    email: 'amy@mail.test',
    countryId: 156,
    phoneNumber: '13800138002',
  });
  const { WhyNot, Phone } = await choices(typed.browser);
  expect([WhyNot.Mail, WhyNot.Sms, Phone]).toEqual(['', 'notProved', '86 13800138002']);
  await database.sql('update member set phone_proved_at = now() where id = $1', [typed.id]);
  expect((await choices(typed.browser)).WhyNot.Sms).toBe('');
  await database.sql(
    `insert into setting (tenant_id, shop_id, name, value) values (2, $1, 'smsCountryIds', '[852]')`,
    [harbour.id],
  );
  expect((await choices(typed.browser)).WhyNot.Sms).toBe('notServed');
  await database.sql('truncate setting');
});

async function aBrowser(endpoint?: string) {
  const { p256dh, auth, endpoint: own } = await simulator.subscribe();
  return { Endpoint: endpoint ?? own, P256dh: p256dh, Auth: auth };
}
const add = (browser: TestBrowser, device: object) =>
  browser.post('/Client_Notice/AddPushDevice', device, key());
const owners = async () =>
  (await database.sql('select member_id from push_device order by id')).map((row) => row.member_id);

test('a browser is added by who is signed in there, and belongs to who was last', async () => {
  const [amy, ben] = [await signedIn('harbour.test', harbour), await signedIn('harbour.test', harbour)];
  const { body } = await amy.browser.post('/Client_Notice/GetPushKey');
  expect((body.Data as { PublicKey: string }).PublicKey).toHaveLength(87);
  const device = await aBrowser();
  expect((await add(amy.browser, device)).body.Code).toBe(200);
  expect(await choices(amy.browser)).toMatchObject({ WhyNot: { Push: '' }, Devices: [{ IsThis: true }] });
  expect((await choices(ben.browser)).Devices).toEqual([]);
  // Another session of the same member lists the device, marked as a different browser.
  const second = api.browser('harbour.test');
  await second.signIn(amy);
  expect((await choices(second)).Devices).toMatchObject([{ IsThis: false }]);
  await add(ben.browser, device);
  expect(await owners()).toEqual([ben.id]);
  // A member cannot remove another member's device.
  await amy.browser.post('/Client_Notice/RemovePushDevice', { Endpoint: device.Endpoint }, key());
  expect(await owners()).toEqual([ben.id]);
  await ben.browser.post('/Client_Notice/RemovePushDevice', {}, key());
  expect(await owners()).toEqual([]);
});

test('logging out takes the browser with it', async () => {
  const amy = await signedIn('harbour.test', harbour);
  await add(amy.browser, await aBrowser());
  const second = api.browser('harbour.test');
  await second.signIn(amy);
  await second.post('/Session/EndOthers', {}, key());
  expect(await choices(second)).toMatchObject({ WhyNot: { Push: 'noDevice' }, Devices: [] });
});

test('a session has one browser, a member ten', async () => {
  const amy = await signedIn('harbour.test', harbour);
  await add(amy.browser, await aBrowser());
  await add(amy.browser, await aBrowser());
  expect(await owners()).toHaveLength(1);
  await database.sql(
    `insert into push_device (tenant_id, shop_id, member_id, session_id, endpoint, p256dh, auth, created_at)
     select tenant_id, shop_id, member_id, session_id, endpoint || n, p256dh, auth, now() - n * interval '1 hour'
     from push_device, generate_series(1, 12) n`,
  );
  const second = api.browser('harbour.test');
  await second.signIn(amy);
  await add(second, await aBrowser());
  expect(await owners()).toHaveLength(10);
});

test('an address that is no push service’s is not taken, nor keys that are none', async () => {
  const amy = await signedIn('harbour.test', harbour);
  for (const endpoint of [
    'https://evil.test/push',
    'http://127.0.0.1:5432/',
    'https://169.254.169.254/latest/meta-data',
    'https://fcm.googleapis.com@evil.test/x',
  ]) {
    const { body } = await add(amy.browser, await aBrowser(endpoint));
    expect(body).toMatchObject({ Code: 400, Error: 'push.notServed' });
  }
  const { body } = await add(amy.browser, { ...(await aBrowser()), Auth: 'c2hvcnQ' });
  expect(body.Error).toBe('input.invalid');
  expect(await owners()).toEqual([]);
  expect(simulator.calls()).toBe(0);
});

test('a list without end is counted to a thousand, and turned like any other', async () => {
  const amy = await signedIn('harbour.test', harbour);
  await database.sql(
    `insert into notice (tenant_id, shop_id, member_id, outbox_id, kind, subject, subject_id)
     select 2, $1, $2, 100000 + n, 'parcelStored', 'parcel', n from generate_series(1, 1200) n`,
    [harbour.id, amy.id],
  );
  const page = await list(amy.browser, { PageIndex: 3, PageRows: 50 });
  expect(page.Total).toBe(1000);
  expect(page.Rows.map(({ SubjectId }) => SubjectId).slice(0, 2)).toEqual([1100, 1099]);
  expect(await unread(amy.browser)).toBe(1000);
});
