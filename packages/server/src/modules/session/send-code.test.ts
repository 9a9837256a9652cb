import { aShop } from '@onehaul/testing/builders';
import { aCountry, aMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi } from '@onehaul/testing/session-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let api: SessionApi;
let harbour: { id: number; tenantId: number };
let rival: { id: number; tenantId: number };
beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test', languages: ['en', 'zhHans'] });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  await aCountry(database);
  await aCountry(database, { id: 852, code: 'HK', dialCode: '+852' });
  await aCountry(database, { id: 44, code: 'GB', dialCode: '+44' });
  api = await createSessionApi(database);
});
afterEach(async () => {
  api.services.sent.length = 0;
  await database.sql('delete from setting');
  const prefix = `${database.address.database}:`;
  const keys = await api.redis.keys(`${prefix}*`);
  if (keys.length > 0) await api.redis.del(keys.map((key) => key.slice(prefix.length)));
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const path = '/ClientLogin/GetSMSVerificationCode';
type Ask = { number: string; countryId?: number; purpose?: number; host?: string; address?: string };
const ask = ({ number, countryId = 86, purpose = 1, host = 'harbour.test', address }: Ask) =>
  api.browser(host, { ...(address && { address }) }).post(path, {
    PhoneNumber: number,
    DestinationId: countryId,
    Type: purpose,
  });
/** Numbers that are not neighbours. */
let numbers = 0;
const newNumber = (start = '13') => {
  numbers += 1;
  return `${start}${String((numbers * 7919) % 100_000).padStart(5, '0')}${1000 + numbers}`;
};
const owned = async (number = newNumber(), shop = harbour, countryId = 86) => {
  await aMember(database, shop, { countryId, phoneNumber: number, isPhoneProved: true });
  return number;
};
/** Deletes the keys of a kind, as if their wait had passed. */
async function pass(kind: 'wait' | 'number' | 'address' | 'near' | 'day'): Promise<void> {
  const prefix = `${database.address.database}:`;
  const keys = await api.redis.keys(`${prefix}sms:*:${kind}:*`);
  if (keys.length > 0) await api.redis.del(keys.map((key) => key.slice(prefix.length)));
}
const setSetting = (name: string, value: unknown) =>
  database.sql('insert into setting (tenant_id, shop_id, name, value) values ($1, $2, $3, $4)', [
    harbour.tenantId,
    harbour.id,
    name,
    JSON.stringify(value),
  ]);
const wait = (reply: { body: object }) => (reply.body as { RetryAfter?: number }).RetryAfter;

test('a member’s number gets six digits, in the reader’s language and the shop’s name', async () => {
  const number = await owned();
  const { status, body } = await api.browser('harbour.test').post(
    path,
    { PhoneNumber: ` ${number.slice(0, 3)} ${number.slice(3)}`, DestinationId: 86 },
    {
      'accept-language': 'zh-CN',
    },
  );
  expect([status, body.Code, body.Data]).toEqual([
    200,
    200,
    { ClientId: expect.stringMatching(/^[0-9a-f-]{36}$/) },
  ]);
  await expect
    .poll(() => api.services.sent)
    .toEqual([
      {
        dialCode: '+86',
        digits: number,
        kind: 'code',
        values: { code: expect.stringMatching(/^\d{6}$/) },
        language: 'zhHans',
        shopName: 'harbour.test店',
      },
    ]);
});

test('the code is stored as a hash, for ten minutes', async () => {
  const number = await owned();
  await ask({ number });
  await expect.poll(() => api.services.sent).toHaveLength(1);
  const [row] = await database.sql(
    `select sms_code::text as row, purpose, extract(epoch from expires_at - created_at)::int as seconds
     from sms_code where phone_number = $1`,
    [number],
  );
  expect(row).toMatchObject({ purpose: 'signIn', seconds: 600 });
  expect(row!.row).not.toContain(api.services.sent[0]!.values.code);
});

test.each([
  ['1380013800', 86],
  ['138001380000', 86],
  ['6123456', 852],
  ['12345', 44],
  ['1234567890123456', 44],
  ['phone', 44],
  ['13800138000', 7],
])('%s is no number of country %i', async (number, countryId) => {
  const { body } = await ask({ number, countryId });
  expect([body.Code, body.Error]).toEqual([400, 'phone.invalid']);
});

describe('S26: a number nobody has', () => {
  test('is answered alike, for both purposes, and no text goes out', async () => {
    const known = await owned();
    for (const purpose of [1, 2]) {
      const unknown = newNumber();
      const replies = [await ask({ number: unknown, purpose }), await ask({ number: known, purpose })];
      const [first, second] = replies.map(({ status, body, headers }) => ({
        status,
        body: { ...body, Data: Object.keys(body.Data ?? {}) },
        headers: Object.keys(headers).sort(),
      }));
      expect(first).toEqual(second);
      // The text to the known number would arrive after one to the unknown number, so none was sent there.
      await expect.poll(() => api.services.sent.map(({ digits }) => digits)).toContain(known);
      expect(api.services.sent.map(({ digits }) => digits)).not.toContain(unknown);
      // The unknown number is rate limited like a known one.
      const again = [await ask({ number: unknown, purpose }), await ask({ number: known, purpose })];
      expect(again.map(({ body }) => body.Error)).toEqual(['sms.tooSoon', 'sms.tooSoon']);
      await pass('wait');
    }
  });

  test('is one of another shop, another country, an erased member, or of two who both only claim it', async () => {
    const elsewhere = await owned(newNumber(), rival);
    const abroad = await owned('61234567', harbour, 852);
    const erased = await owned();
    await database.sql(`update member set state = 'erased' where phone_number = $1`, [erased]);
    const claimed = newNumber();
    for (const name of ['first', 'second']) {
      await aMember(database, harbour, {
        username: `${name} ${claimed}`,
        countryId: 86,
        phoneNumber: claimed,
      });
    }
    const subAccount = newNumber();
    const main = await aMember(database, harbour);
    await aMember(database, harbour, { mainId: main.id, countryId: 86, phoneNumber: subAccount });
    const all = [
      { number: elsewhere },
      { number: abroad, countryId: 44 },
      { number: erased },
      { number: claimed },
      { number: subAccount },
    ];
    for (const asked of all) expect((await ask(asked)).body.Code).toBe(200);
    const last = await owned();
    await ask({ number: last });
    await expect.poll(() => api.services.sent.map(({ digits }) => digits)).toEqual([last]);
  });

  test('takes the same time: a provider that is slow or fails is not waited for', async () => {
    let release = () => {};
    const hanging = new Promise<void>((_, reject) => {
      release = () => reject(new Error('gone'));
    });
    hanging.catch(() => undefined);
    const slow = await createSessionApi(database, { sms: { send: () => hanging } });
    try {
      const browser = slow.browser('harbour.test');
      const { body } = await browser.post(path, { PhoneNumber: await owned(), DestinationId: 86 });
      expect(body.Code).toBe(200);
      release();
      await expect.poll(() => slow.failures).toMatchObject([{ event: 'smsFailed', kind: 'code' }]);
      expect(JSON.stringify(slow.failures)).not.toMatch(/\d{7}/);
    } finally {
      await slow.close();
    }
  });
});

describe('S27: one who asks too often', () => {
  test('waits a minute for the next code to a number, with the seconds left', async () => {
    const number = await owned();
    await ask({ number });
    const { status, body, headers } = await ask({ number, purpose: 2 });
    expect([status, body.Code, body.Error]).toEqual([429, 429, 'sms.tooSoon']);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(body.Msg).toBe(`Wait ${seconds} s before requesting another code.`);
    await pass('wait');
    expect((await ask({ number })).body.Code).toBe(200);
  });

  test('waits as long as the shop says', async () => {
    await setSetting('smsWaitSeconds', 600);
    const number = await owned();
    await ask({ number });
    const seconds = wait(await ask({ number }))!;
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThanOrEqual(600);
  });

  test('gets five codes an hour to a number', async () => {
    const number = await owned();
    for (let time = 0; time < 5; time += 1) {
      expect((await ask({ number })).body.Code).toBe(200);
      await pass('wait');
    }
    const sixth = await ask({ number });
    expect([sixth.status, sixth.body.Error]).toEqual([429, 'sms.tooSoon']);
    expect(wait(sixth)).toBeGreaterThan(3000);
  });

  test('gets ten codes an hour from an address', async () => {
    const address = '10.99.0.1';
    for (let time = 0; time < 10; time += 1) {
      expect((await ask({ number: newNumber(), address })).body.Code).toBe(200);
    }
    const eleventh = await ask({ number: newNumber(), address });
    expect([eleventh.status, eleventh.body.Error]).toEqual([429, 'sms.tooSoon']);
    expect(wait(eleventh)).toBeGreaterThan(3000);
    expect((await ask({ number: newNumber(), address: '10.99.0.2' })).body.Code).toBe(200);
    expect((await ask({ number: newNumber(), address, host: 'rival.test' })).body.Code).toBe(200);
  });

  test('gets codes to three numbers that share all but their last four digits', async () => {
    for (const end of ['0001', '0002', '0003'])
      expect((await ask({ number: `1391234${end}` })).body.Code).toBe(200);
    const fourth = await ask({ number: '13912340004' });
    expect([fourth.status, fourth.body.Error]).toEqual([429, 'sms.tooSoon']);
    await pass('wait');
    expect((await ask({ number: '13912340002' })).body.Code).toBe(200);
    expect((await ask({ number: '13912350004' })).body.Code).toBe(200);
  });

  test('50 at once get one code', async () => {
    const number = await owned();
    const replies = await Promise.all(Array.from({ length: 50 }, () => ask({ number })));
    expect(replies.filter(({ body }) => body.Code === 200)).toHaveLength(1);
    const [row] = await database.sql('select count(*)::int from sms_code where phone_number = $1', [number]);
    expect(row).toEqual({ count: 1 });
  });

  test('what is refused counts for nothing', async () => {
    const number = await owned();
    await ask({ number });
    for (let time = 0; time < 10; time += 1) await ask({ number });
    await pass('wait');
    expect((await ask({ number })).body.Code).toBe(200);
  });
});

describe('S28: pumping', () => {
  const day = () => `sms:${harbour.tenantId}:${harbour.id}:day:+44`;
  const ukNumber = () => newNumber('7');

  test('a dial code pauses when fewer than a fifth of fifty codes came back', async () => {
    const sent: string[] = [];
    for (let time = 0; time < 50; time += 1) {
      const number = await owned(ukNumber(), harbour, 44);
      sent.push(number);
      expect((await ask({ number, countryId: 44 })).body.Code).toBe(200);
    }
    const { status, body } = await ask({ number: await owned(ukNumber(), harbour, 44), countryId: 44 });
    expect([status, body.Code, body.Error]).toEqual([200, 403, 'sms.notServed']);
    // Other dial codes and other shops are not affected.
    expect((await ask({ number: await owned() })).body.Code).toBe(200);
    expect((await ask({ number: ukNumber(), countryId: 44, host: 'rival.test' })).body.Code).toBe(200);
    // This dial code resumes once enough codes are entered.
    await expect.poll(() => api.services.sent.length).toBeGreaterThanOrEqual(50);
    await api.redis.hset(day(), 'entered', 9);
    const { code } = api.services.sent.find(({ digits }) => digits === sent[0])!.values;
    const [row] = await database.sql('select id from sms_code where phone_number = $1', [sent[0]]);
    const entered = await api.browser('harbour.test').post('/ClientLogin/SubmitLogin', {
      LogoType: 2,
      phone: sent[0],
      DestinationId: 44,
      Code: code,
      ClientId: row!.id,
    });
    expect(entered.body.Code).toBe(200);
    expect((await ask({ number: ukNumber(), countryId: 44 })).body.Code).toBe(200);
  });

  test('a stranger cannot pause a dial code with numbers nobody has', async () => {
    for (let time = 0; time < 60; time += 1) await ask({ number: ukNumber(), countryId: 44 });
    expect((await ask({ number: ukNumber(), countryId: 44 })).body.Code).toBe(200);
    expect(await api.redis.exists(day())).toBe(0);
  });

  test('a dial code has a cap a day', async () => {
    await setSetting('smsPerDialCodeADay', 2);
    for (let time = 0; time < 2; time += 1) await ask({ number: await owned() });
    expect((await ask({ number: await owned() })).body.Error).toBe('sms.notServed');
    const left = await api.redis.pttl(`sms:${harbour.tenantId}:${harbour.id}:day:+86`);
    expect(left).toBeGreaterThan(86_000_000);
  });

  test('a shop may name the countries it sends to', async () => {
    await setSetting('smsCountryIds', [852]);
    expect((await ask({ number: await owned() })).body.Error).toBe('sms.notServed');
    expect((await ask({ number: '61112222', countryId: 852 })).body.Code).toBe(200);
  });
});

test('S29: without Redis nothing is sent, and the answer says busy', async () => {
  const redis = new Redis({
    port: 1,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  redis.on('error', () => undefined);
  await expect.poll(() => redis.status).toBe('end');
  const alone = await createSessionApi(database, { redis });
  try {
    const { status, body } = await alone
      .browser('harbour.test')
      .post(path, { PhoneNumber: await owned(), DestinationId: 86 });
    expect([status, body.Code, body.Error]).toEqual([503, 503, 'server.busy']);
  } finally {
    await alone.close();
  }
  // The limits also fail closed by themselves, for a call without strict request counting.
  const { reserveSms: takeSms } = await import('./sms-limits.ts');
  const { settingsFrom } = await import('@onehaul/domain/settings');
  const request = {
    shop: harbour,
    dialCode: '+86',
    digits: '13800138000',
    address: '10.0.0.1',
    willSend: true,
  };
  await expect(takeSms(redis, { ...request, settings: settingsFrom({}) })).rejects.toMatchObject({
    code: 'server.busy',
  });
});
