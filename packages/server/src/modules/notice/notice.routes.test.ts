import { randomUUID } from 'node:crypto';
import type { NoticeKind } from '@onehaul/domain/notice';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aMember } from '@onehaul/testing/member-builders';
import { openSessionApi, type SessionApi, type TestBrowser } from '@onehaul/testing/session-api';
import { openTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

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
let harbour: Shop;
let sister: Shop;
let rival: Shop;
let warehouseId: number;

beforeAll(async () => {
  database = await openTestDatabase();
  await someCountries(database);
  const languages: ['en', 'zhHanT', 'vi'] = ['en', 'zhHanT', 'vi'];
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', languages });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  const names = { en: 'Dongguan', zhHanT: '東莞倉' };
  warehouseId = (await aRow(database, harbour, 'warehouse', { names })).id as number;
  api = await openSessionApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(() => database.sql('truncate notice, outbox'));

let events = 0;
async function told(shop: Shop, memberId: number, kind: NoticeKind, subjectId = 1, details = {}) {
  const [row] = await database.sql(
    `insert into notice (tenant_id, shop_id, member_id, outbox_id, kind, subject_id, details)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [shop.tenantId, shop.id, memberId, ++events, kind, subjectId, { number: `SF${subjectId}`, ...details }],
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
    Title: `SF${id} is in store`,
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

test('a sub-account reads its main account’s notices and sees nothing of its address', async () => {
  const amy = await signedIn('harbour.test', harbour, { email: 'amy@mail.test' });
  const sub = await signedIn('harbour.test', harbour, { mainId: amy.id });
  await told(harbour, amy.id, 'parcelHeld');
  expect((await list(sub.browser)).Total).toBe(1);
  expect(await mark(sub.browser)).toBe(0);
  expect(await unread(amy.browser)).toBe(0);
  const choices = await sub.browser.post('/Client_Notice/GetChoices');
  expect(choices.body.Data).toEqual({ IsMailed: true, Email: '' });
  const refused = await sub.browser.post('/Client_Notice/SetChoices', { IsMailed: false });
  expect(refused.body.Error).toBe('access.mainAccountOnly');
});

test('mail is switched off and on again by the member alone', async () => {
  const amy = await signedIn('harbour.test', harbour, { email: 'amy@mail.test' });
  const ben = await signedIn('harbour.test', harbour, { email: 'ben@mail.test' });
  const ask = async (browser: TestBrowser) => (await browser.post('/Client_Notice/GetChoices')).body.Data;
  expect(await ask(amy.browser)).toEqual({ IsMailed: true, Email: 'amy@mail.test' });
  const off = await amy.browser.post(
    '/Client_Notice/SetChoices',
    { IsMailed: false },
    { 'idempotency-key': randomUUID() },
  );
  expect(off.body.Data).toEqual({ IsMailed: false, Email: 'amy@mail.test' });
  expect(await ask(amy.browser)).toMatchObject({ IsMailed: false });
  expect(await ask(ben.browser)).toMatchObject({ IsMailed: true });
});

test('a list without end is counted to a thousand, and turned like any other', async () => {
  const amy = await signedIn('harbour.test', harbour);
  await database.sql(
    `insert into notice (tenant_id, shop_id, member_id, outbox_id, kind, subject_id)
     select 2, $1, $2, 100000 + n, 'parcelStored', n from generate_series(1, 1200) n`,
    [harbour.id, amy.id],
  );
  const page = await list(amy.browser, { PageIndex: 3, PageRows: 50 });
  expect(page.Total).toBe(1000);
  expect(page.Rows.map(({ SubjectId }) => SubjectId).slice(0, 2)).toEqual([1100, 1099]);
  expect(await unread(amy.browser)).toBe(1000);
});
