import { createECDH } from 'node:crypto';
import type { NoticeChannel, NoticeKind } from '@onehaul/domain/notice';
import { aShop } from '@onehaul/testing/builders';
import { aCountry, aMember, aSession } from '@onehaul/testing/member-builders';
import { startPushSimulator, type PushSimulator } from '@onehaul/testing/push-simulator';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPush } from '../../gateways/push/create-push.ts';
import { type Sms, type SmsMessage, SmsNotAccepted } from '../../gateways/sms/sms.ts';
import { deliver } from './deliver.ts';
import { maxPushTries, pushSender } from './push-sender.ts';
import { maxSmsTries, smsSender } from './sms-sender.ts';

type Shop = { id: number; tenantId: number };

let database: TestDatabase;
let simulator: PushSimulator;
let harbour: Shop;
let rival: Shop;
const sent: SmsMessage[] = [];
let isTaken = true;
const sms: Sms = {
  async send(message) {
    if (!isTaken) throw new SmsNotAccepted('test', 'busy');
    sent.push(message);
  },
};

beforeAll(async () => {
  database = await createTestDatabase();
  simulator = await startPushSimulator();
  await aCountry(database);
  await aCountry(database, { id: 852, code: 'HK', dialCode: '+852' });
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', languages: ['en', 'vi'] });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test', languages: ['en'] });
});
beforeEach(async () => {
  await database.sql('truncate notice, notice_choice, push_device, setting cascade');
  sent.length = 0;
  isTaken = true;
});
afterAll(async () => {
  await simulator.close();
  await database.close();
});

const services = () => ({
  database: database.database,
  log: { warn: () => undefined, error: () => undefined },
});
const texts = (tenantId = 2) => deliver(services(), smsSender(services(), sms), tenantId);
const ecdh = createECDH('prime256v1');
ecdh.generateKeys();
const push = () =>
  createPush({
    PUSH_PUBLIC_KEY: ecdh.getPublicKey('base64url'),
    PUSH_PRIVATE_KEY: ecdh.getPrivateKey('base64url'),
    PUSH_SUBJECT: 'https://onehaul.test',
    PUSH_ORIGINS: [simulator.url],
  })!;
const pushes = (tenantId = 2) => deliver(services(), pushSender(services(), push()), tenantId);

let events = 0;
async function due(
  shop: Shop,
  memberId: number,
  channel: NoticeChannel,
  kind: NoticeKind = 'orderDifferenceDue',
  subjectId = 1,
) {
  const [row] = await database.sql(
    `with told as (
       insert into notice (tenant_id, shop_id, member_id, outbox_id, kind, subject, subject_id, details)
       values ($1, $2, $3, $4, $5, 'order', $6, $7) returning *)
     insert into notice_delivery (tenant_id, shop_id, notice_id, channel, member_id)
     select tenant_id, shop_id, id, $8, member_id from told returning notice_id`,
    [shop.tenantId, shop.id, memberId, ++events, kind, subjectId, { number: `H${subjectId}` }, channel],
  );
  return row!.notice_id as number;
}
const states = async () =>
  (await database.sql('select state from notice_delivery order by notice_id')).map(({ state }) => state);
const again = () => database.sql(`update notice_delivery set due_at = now() where state = 'due'`);

let numbers = 13_800_000_000;
const aPhoned = (shop: Shop, own = {}) =>
  aMember(database, shop, {
    countryId: 86,
    phoneNumber: String(++numbers),
    isPhoneProved: true,
    ...own,
  });
const setting = (shop: Shop, name: string, value: unknown) =>
  database.sql('insert into setting (tenant_id, shop_id, name, value) values ($1, $2, $3, $4)', [
    shop.tenantId,
    shop.id,
    name,
    JSON.stringify(value),
  ]);

describe('a text', () => {
  test('goes to the proved number, short, in the member’s language', async () => {
    const amy = await aPhoned(harbour);
    await database.sql(`update member set language = 'vi' where id = $1`, [amy.id]);
    await due(harbour, amy.id, 'sms');
    await texts();
    await texts();
    expect(sent).toMatchObject([
      { dialCode: '+86', digits: String(numbers), kind: 'notice', language: 'vi' },
    ]);
    expect(sent[0]!.values['title']).toContain('H1');
    expect(await states()).toEqual(['sent']);
  });

  test('goes to nobody whose number is not proved, or who switched it off since', async () => {
    const unproved = await aPhoned(harbour, { isPhoneProved: false });
    const off = await aPhoned(harbour);
    await due(harbour, unproved.id, 'sms');
    await due(harbour, off.id, 'sms');
    await database.sql(
      `insert into notice_choice select tenant_id, shop_id, id, 'orderDifferenceDue', 'sms', false from member where id = $1`,
      [off.id],
    );
    await texts();
    expect(sent).toEqual([]);
    expect(await states()).toEqual(['dropped', 'dropped']);
  });

  test('that nobody wants any more takes no room of the day', async () => {
    await setting(harbour, 'smsNoticesADay', 1);
    const amy = await aPhoned(harbour);
    await database.sql(
      `insert into notice_choice select tenant_id, shop_id, id, 'withdrawalPaid', 'sms', false from member where id = $1`,
      [amy.id],
    );
    await due(harbour, amy.id, 'sms', 'withdrawalPaid');
    await due(harbour, amy.id, 'sms');
    await texts();
    expect(await states()).toEqual(['dropped', 'sent']);
  });

  test('is one of so many a day, counted for each member of each shop', async () => {
    await setting(harbour, 'smsNoticesADay', 3);
    const [amy, ben] = [await aPhoned(harbour), await aPhoned(harbour)];
    const eve = await aPhoned(rival);
    for (let each = 0; each < 4; each++) await due(harbour, amy.id, 'sms', 'orderDifferenceDue', each);
    await due(harbour, ben.id, 'sms');
    for (let each = 0; each < 4; each++) await due(rival, eve.id, 'sms', 'orderDifferenceDue', each);
    await texts();
    expect(sent).toHaveLength(4);
    await due(harbour, amy.id, 'sms');
    await texts();
    expect((await states()).join(' ')).toBe('sent sent sent dropped sent due due due due dropped');
    await texts(3);
    expect(sent).toHaveLength(8);
    // A day later the limit allows texts again.
    await database.sql(`update notice_delivery set sent_at = sent_at - interval '25 hours'`);
    await due(harbour, amy.id, 'sms');
    await texts();
    expect(sent).toHaveLength(9);
  });

  test('finds no room twice, when several workers count at once', async () => {
    await setting(harbour, 'smsNoticesADay', 6);
    const amy = await aPhoned(harbour);
    for (let each = 0; each < 20; each++) await due(harbour, amy.id, 'sms', 'orderDifferenceDue', each);
    await Promise.all([texts(), texts(), texts(), texts()]);
    expect(sent).toHaveLength(6);
    expect((await states()).filter((state) => state === 'dropped')).toHaveLength(14);
  });

  test('goes only to countries the shop sends to', async () => {
    await setting(harbour, 'smsCountryIds', [852]);
    const [near, far] = [await aPhoned(harbour, { countryId: 852 }), await aPhoned(harbour)];
    await due(harbour, near.id, 'sms');
    await due(harbour, far.id, 'sms');
    await texts();
    expect(sent.map(({ dialCode }) => dialCode)).toEqual(['+852']);
    expect(await states()).toEqual(['sent', 'dropped']);
  });

  test('that is not taken is tried again, and given up soon', async () => {
    const amy = await aPhoned(harbour);
    await due(harbour, amy.id, 'sms');
    isTaken = false;
    for (let tries = 1; tries < maxSmsTries; tries++) {
      await texts();
      expect(await states()).toEqual(['due']);
      await again();
    }
    await texts();
    expect(await states()).toEqual(['failed']);
    expect(sent).toEqual([]);
  });

  test('that a dying process may have sent is repeated, and keeps its room of the day', async () => {
    await setting(harbour, 'smsNoticesADay', 1);
    const amy = await aPhoned(harbour);
    await due(harbour, amy.id, 'sms');
    await texts();
    await database.sql(`update notice_delivery set state = 'due', due_at = now(), sent_at = null`);
    await texts();
    expect(sent).toHaveLength(2);
    expect(await states()).toEqual(['sent']);
  });
});

describe('a push message', () => {
  async function aTold(shop: Shop, browsers = 1) {
    const member = await aMember(database, shop);
    const devices = [];
    for (let each = 0; each < browsers; each++) {
      const sessionId = await aSession(database, shop, member.id);
      const device = await simulator.subscribe();
      const [row] = await database.sql(
        `insert into push_device (tenant_id, shop_id, member_id, session_id, endpoint, p256dh, auth)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [shop.tenantId, shop.id, member.id, sessionId, device.endpoint, device.p256dh, device.auth],
      );
      devices.push({ ...device, rowId: Number(row!.id), sessionId });
    }
    return { ...member, devices };
  }
  const toldOf = (id: string) => simulator.told().filter(({ device }) => device === id);

  test('reaches every browser of the member once, with its page, and nobody else’s', async () => {
    const amy = await aTold(harbour, 2);
    const [ben, eve] = [await aTold(harbour), await aTold(rival)];
    const id = await due(harbour, amy.id, 'push', 'orderShipped', 41);
    await pushes();
    await pushes();
    for (const device of amy.devices) {
      expect(toldOf(device.id)).toMatchObject([
        {
          topic: `notice-${id}`,
          data: { title: 'Order H41 has been shipped', path: '/member/order?order=41' },
        },
      ]);
      expect(Object.keys(toldOf(device.id)[0]!.data).sort()).toEqual(['path', 'tag', 'text', 'title']);
    }
    expect([...toldOf(ben.devices[0]!.id), ...toldOf(eve.devices[0]!.id)]).toEqual([]);
    expect(await states()).toEqual(['sent']);
    const [device] = await database.sql('select last_told_at from push_device where id = $1', [
      amy.devices[0]!.rowId,
    ]);
    expect(device!.last_told_at).not.toBeNull();
  });

  test('carries the text that the shop has written for the website', async () => {
    for (const [channel, title] of [
      ['page', 'Off it goes: {{number}}'],
      ['mail', 'A mail'],
    ])
      await database.sql(
        `insert into notice_template (tenant_id, shop_id, kind, channel, subjects)
         values ($1, $2, 'orderShipped', $3, jsonb_build_object('en', $4::text))`,
        [harbour.tenantId, harbour.id, channel, title],
      );
    const amy = await aTold(harbour);
    await due(harbour, amy.id, 'push', 'orderShipped', 41);
    await pushes();
    expect(toldOf(amy.devices[0]!.id)).toMatchObject([{ data: { title: 'Off it goes: H41' } }]);
    await database.sql('delete from notice_template');
  });

  test('goes to no browser whose session was ended, however it was', async () => {
    const amy = await aTold(harbour, 2);
    await database.sql(`update session set ended_at = now(), ended_by = 'other' where id = $1`, [
      amy.devices[0]!.sessionId,
    ]);
    await due(harbour, amy.id, 'push');
    await pushes();
    expect(amy.devices.map(({ id }) => toldOf(id).length)).toEqual([0, 1]);
  });

  test('that one browser cannot take now is tried again there and nowhere else', async () => {
    const amy = await aTold(harbour, 2);
    const [good, busy] = amy.devices as [(typeof amy.devices)[0], (typeof amy.devices)[0]];
    simulator.answer(busy.id, 503);
    await due(harbour, amy.id, 'push');
    await pushes();
    expect(await states()).toEqual(['due']);
    simulator.answer(busy.id, undefined);
    await again();
    await pushes();
    expect([good, busy].map(({ id }) => toldOf(id).length)).toEqual([1, 1]);
    expect(await states()).toEqual(['sent']);
  });

  test('forgets a browser that is gone, and is given up after some tries', async () => {
    const amy = await aTold(harbour, 2);
    const [gone, busy] = amy.devices as [(typeof amy.devices)[0], (typeof amy.devices)[0]];
    simulator.answer(gone.id, 410);
    simulator.answer(busy.id, 429);
    await due(harbour, amy.id, 'push');
    for (let tries = 1; tries < maxPushTries; tries++) {
      await pushes();
      expect(await states()).toEqual(['due']);
      await again();
    }
    await pushes();
    expect(await states()).toEqual(['failed']);
    const left = await database.sql('select id from push_device where member_id = $1', [amy.id]);
    expect(left.map(({ id }) => Number(id))).toEqual([busy.rowId]);
    simulator.answer(busy.id, 410);
    await due(harbour, amy.id, 'push');
    await pushes();
    expect((await states()).at(-1)).toBe('dropped');
  });

  test('that a dying process may have sent is repeated under the same name', async () => {
    const amy = await aTold(harbour);
    const id = await due(harbour, amy.id, 'push');
    await pushes();
    await database.sql(
      `update notice_delivery set state = 'due', due_at = now(), told_device_ids = '{}', sent_at = null`,
    );
    await pushes();
    expect(toldOf(amy.devices[0]!.id).map(({ topic }) => topic)).toEqual([`notice-${id}`, `notice-${id}`]);
  });
});
