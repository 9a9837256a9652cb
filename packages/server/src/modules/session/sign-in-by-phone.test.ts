import { aShop } from '@onehaul/testing/builders';
import { aCountry, aMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi, type TestBrowser } from '@onehaul/testing/session-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let api: SessionApi;
let harbour: { id: number; tenantId: number };
let rival: { id: number; tenantId: number };
beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  await aCountry(database);
  await aCountry(database, { id: 44, code: 'GB', dialCode: '+44' });
  api = await createSessionApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

let numbers = 0;
const newNumber = () => {
  numbers += 1;
  return `13${String((numbers * 7919) % 100_000).padStart(5, '0')}${1000 + numbers}`;
};
const browserAt = (host = 'harbour.test') => api.browser(host);
type Sent = { number: string; code: string; codeId: string };

/** Returns the code sent to a number for a purpose. */
async function codeFor(
  number: string,
  { purpose = 1, host = 'harbour.test', countryId = 86 } = {},
): Promise<Sent> {
  const before = api.services.sent.length;
  await api.redis.del(
    ...['harbour', 'rival'].map((name) => {
      const shop = name === 'harbour' ? harbour : rival;
      return `sms:${shop.tenantId}:${shop.id}:wait:${countryId === 86 ? '+86' : '+44'}:${number}`;
    }),
  );
  const { body } = await browserAt(host).post('/ClientLogin/GetSMSVerificationCode', {
    PhoneNumber: number,
    DestinationId: countryId,
    Type: purpose,
  });
  const { ClientId: codeId } = body.Data as { ClientId: string };
  await expect.poll(() => api.services.sent.length).toBeGreaterThan(before);
  return { number, code: api.services.sent.at(-1)!.values.code!, codeId };
}
const signIn = ({ number, code, codeId }: Sent, browser: TestBrowser = browserAt(), countryId = 86) =>
  browser.post('/ClientLogin/SubmitLogin', {
    LogoType: 2,
    phone: number,
    DestinationId: countryId,
    Code: code,
    ClientId: codeId,
  });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const provedMember = (number = newNumber()) =>
  aMember(database, harbour, { countryId: 86, phoneNumber: number, isPhoneProved: true });
const rowOf = async (id: number) =>
  (await database.sql('select phone_proved_at, password_hash, state from member where id = $1', [id]))[0]!;

test('the right code signs in the account that proved the number', async () => {
  const number = newNumber();
  await provedMember(number);
  const browser = browserAt();
  const { body } = await signIn(await codeFor(number), browser);
  expect(body.Data).toMatchObject({ AccessToken: expect.any(String), IsMianAccount: true });
  const { body: list } = await browser.post('/Session/GetDataPage');
  expect(list.Data).toMatchObject({ Rows: [{ Method: 'phone' }] });
});

describe('S30: a code', () => {
  test('is dead after five wrong tries: the right one as the sixth is refused', async () => {
    const number = newNumber();
    await provedMember(number);
    const sent = await codeFor(number);
    for (let time = 0; time < 5; time += 1) {
      const { body } = await signIn({ ...sent, code: other(sent.code) });
      expect([body.Code, body.Error]).toEqual([400, 'session.codeWrong']);
    }
    expect((await signIn(sent)).body.Error).toBe('session.codeWrong');
    expect((await signIn(await codeFor(number))).body.Code).toBe(200);
  });

  test('is right as the fifth try', async () => {
    const number = newNumber();
    await provedMember(number);
    const sent = await codeFor(number);
    for (let time = 0; time < 4; time += 1) await signIn({ ...sent, code: other(sent.code) });
    expect((await signIn(sent)).body.Code).toBe(200);
  });

  test('works once, also when it is used twice at once', async () => {
    const number = newNumber();
    await provedMember(number);
    const sent = await codeFor(number);
    const replies = await Promise.all(Array.from({ length: 10 }, () => signIn(sent)));
    expect(replies.filter(({ body }) => body.Code === 200)).toHaveLength(1);
    expect((await signIn(sent)).body.Error).toBe('session.codeWrong');
  });

  test('tries all at once are five', async () => {
    const number = newNumber();
    await provedMember(number);
    const sent = await codeFor(number);
    await Promise.all(Array.from({ length: 20 }, () => signIn({ ...sent, code: other(sent.code) })));
    const [row] = await database.sql('select tries, used_at from sms_code where id = $1', [sent.codeId]);
    expect(row).toEqual({ tries: 5, used_at: null });
  });
});

describe('S31: a code is bound', () => {
  test('to its request, number, country, purpose and shop', async () => {
    const [number, second] = [newNumber(), newNumber()];
    await provedMember(number);
    await provedMember(second);
    await aMember(database, rival, { countryId: 86, phoneNumber: number, isPhoneProved: true });
    await aMember(database, harbour, { countryId: 44, phoneNumber: number, isPhoneProved: true });
    const sent = await codeFor(number);
    const another = await codeFor(second);
    const reset = await codeFor(number, { purpose: 2 });
    const theirs = await codeFor(number, { host: 'rival.test' });
    const wrong = [
      await signIn({ ...sent, codeId: another.codeId }),
      await signIn({ ...sent, codeId: '00000000-0000-4000-8000-000000000000' }),
      await signIn({ ...sent, number: second }),
      await signIn(sent, browserAt(), 44),
      await signIn(reset),
      await signIn(theirs),
      await signIn(sent, browserAt('rival.test')),
      await signIn({ ...another, number }),
    ];
    expect(wrong.map(({ body }) => body.Error)).toEqual(Array(8).fill('session.codeWrong'));
    // None of these counted as a try: a wrong request cannot use up another code's tries.
    const tries = await database.sql('select tries from sms_code where id = any($1)', [
      [sent, another, reset, theirs].map(({ codeId }) => codeId),
    ]);
    expect(tries).toEqual(Array(4).fill({ tries: 0 }));
    expect((await signIn(sent)).body.Code).toBe(200);
  });

  test('and to its ten minutes', async () => {
    const number = newNumber();
    await provedMember(number);
    const sent = await codeFor(number);
    const shift = (interval: string) =>
      database.sql(
        `update sms_code set expires_at = created_at + interval '10 minutes' - $2::interval where id = $1`,
        [sent.codeId, interval],
      );
    await shift('10 minutes 1 second');
    expect((await signIn(sent)).body.Error).toBe('session.codeWrong');
    await shift('0 seconds');
    expect((await signIn(sent)).body.Code).toBe(200);
  });
});

describe('whose account a number opens', () => {
  test('that of who proved it, whoever else claims it', async () => {
    const number = newNumber();
    await aMember(database, harbour, { countryId: 86, phoneNumber: number });
    const owner = await provedMember(number);
    await aMember(database, harbour, { countryId: 86, phoneNumber: number });
    const browser = browserAt();
    await signIn(await codeFor(number), browser);
    const [row] = await database.sql(
      `select member_id from session where method = 'phone' order by created_at desc limit 1`,
    );
    expect(row).toEqual({ member_id: owner.id });
  });

  test('a suspended one says so, after the right code', async () => {
    const number = newNumber();
    const { id } = await provedMember(number);
    await database.sql(`update member set state = 'suspended' where id = $1`, [id]);
    const sent = await codeFor(number);
    expect((await signIn({ ...sent, code: other(sent.code) })).body.Error).toBe('session.codeWrong');
    expect((await signIn(sent)).body.Error).toBe('session.suspended');
  });

  test('one that is being cancelled is kept', async () => {
    const number = newNumber();
    const { id } = await provedMember(number);
    await database.sql(
      `update member set state = 'cancelling', cancels_at = now() + interval '1 day' where id = $1`,
      [id],
    );
    const { body } = await signIn(await codeFor(number));
    expect(body.Data).toMatchObject({ IsCancellationUndone: true });
    expect(await rowOf(id)).toMatchObject({ state: 'active' });
  });

  test('none, when the account is gone since the code was sent', async () => {
    const number = newNumber();
    const { id } = await provedMember(number);
    const sent = await codeFor(number);
    await database.sql(`update member set phone_number = null, phone_proved_at = null where id = $1`, [id]);
    const { body } = await signIn(sent);
    expect([body.Code, body.Error]).toEqual([404, 'session.phoneUnknown']);
  });

  test('none, when two accounts claim it by the time the code comes back', async () => {
    const number = newNumber();
    const { id } = await aMember(database, harbour, { countryId: 86, phoneNumber: number });
    const sent = await codeFor(number);
    await aMember(database, harbour, { countryId: 86, phoneNumber: number });
    expect((await signIn(sent)).body.Error).toBe('session.phoneUnknown');
    expect(await rowOf(id)).toMatchObject({ phone_proved_at: null });
  });
});

describe('a number that somebody else registered before its owner came (A27)', () => {
  test('is the owner’s: the other’s sessions and passwords are over, those of sub-accounts too', async () => {
    const number = newNumber();
    const hijacker = await aMember(database, harbour, { countryId: 86, phoneNumber: number });
    const planted = await aMember(database, harbour, { mainId: hijacker.id });
    const [first, second] = [browserAt(), browserAt()];
    await first.signIn(hijacker);
    await second.signIn(planted);

    const owner = browserAt();
    expect((await signIn(await codeFor(number), owner)).body.Code).toBe(200);
    expect(await rowOf(hijacker.id)).toMatchObject({
      phone_proved_at: expect.any(Date),
      password_hash: null,
    });
    expect((await first.post('/Session/EndOthers')).status).toBe(401);
    expect((await first.post('/Session/GetDataPage')).status).toBe(401);
    expect((await first.post('/ClientLogin/RefreshToken')).status).toBe(401);
    expect((await second.post('/Session/GetDataPage')).status).toBe(401);
    expect((await browserAt().signIn(hijacker)).body.Error).toBe('session.wrongPassword');
    expect((await browserAt().signIn(planted)).body.Error).toBe('session.wrongPassword');
    expect((await owner.post('/Session/EndOthers')).status).toBe(200);
    const ended = await database.sql(
      'select ended_by from session where member_id = any($1) and ended_at is not null',
      [[hijacker.id, planted.id]],
    );
    expect(ended).toEqual([{ ended_by: 'phone' }, { ended_by: 'phone' }]);
  });

  test('keeps its password where the browser signed in with it before', async () => {
    const number = newNumber();
    const member = await aMember(database, harbour, { countryId: 86, phoneNumber: number });
    const sub = await aMember(database, harbour, { mainId: member.id });
    const [browser, elsewhere] = [browserAt(), browserAt()];
    await browser.signIn(member);
    await elsewhere.signIn(member);
    expect((await signIn(await codeFor(number), browser)).body.Code).toBe(200);
    expect(await rowOf(member.id)).toMatchObject({
      phone_proved_at: expect.any(Date),
      password_hash: expect.any(String),
    });
    expect((await elsewhere.post('/Session/EndOthers')).status).toBe(401);
    expect((await browserAt().signIn(member)).body.Code).toBe(200);
    expect((await browserAt().signIn(sub)).body.Code).toBe(200);
  });

  test('a browser of another member does not count', async () => {
    const number = newNumber();
    const member = await aMember(database, harbour, { countryId: 86, phoneNumber: number });
    const browser = browserAt();
    await browser.signIn(await aMember(database, harbour));
    await signIn(await codeFor(number), browser);
    expect(await rowOf(member.id)).toMatchObject({ password_hash: null });
  });

  test('a number that was proved before changes nothing', async () => {
    const number = newNumber();
    const member = await provedMember(number);
    const elsewhere = browserAt();
    await elsewhere.signIn(member);
    await signIn(await codeFor(number));
    expect((await elsewhere.post('/Session/EndOthers')).status).toBe(200);
    expect(await rowOf(member.id)).toMatchObject({ password_hash: expect.any(String) });
  });
});

describe('S32: a new password by code', () => {
  const reset = (sent: Sent, newPassword = 'a new password', extra: object = {}) =>
    browserAt().post('/ClientLogin/ClientForgotPassword', {
      Code: sent.code,
      PhoneNumber: sent.number,
      NewPassword: newPassword,
      ...extra,
    });

  test('is set without signing in: every session ends and the member is told', async () => {
    const number = newNumber();
    const member = await provedMember(number);
    const before = browserAt();
    await before.signIn(member);
    const sent = await codeFor(number, { purpose: 2 });
    const { body, headers } = await reset(sent);
    expect([body.Code, body.Data, body.Success]).toEqual([200, null, true]);
    expect(headers['set-cookie']).toBeUndefined();
    expect((await before.post('/Session/GetDataPage')).status).toBe(401);
    expect((await before.post('/ClientLogin/RefreshToken')).status).toBe(401);
    expect((await browserAt().signIn(member)).body.Error).toBe('session.wrongPassword');
    expect((await browserAt().signIn({ ...member, password: 'a new password' })).body.Code).toBe(200);
    await expect
      .poll(() => api.services.sent.at(-1))
      .toMatchObject({ kind: 'passwordChanged', digits: number, dialCode: '+86', values: {} });
    const ended = await database.sql(
      'select ended_by from session where member_id = $1 and ended_at is not null',
      [member.id],
    );
    expect(ended).toEqual([{ ended_by: 'password' }]);
    expect((await reset(sent)).body.Error).toBe('session.codeWrong');
  });

  test('takes the newest code of the number, or the one that is named', async () => {
    const number = newNumber();
    await provedMember(number);
    const first = await codeFor(number, { purpose: 2 });
    const second = await codeFor(number, { purpose: 2 });
    expect((await reset(first)).body.Error).toBe('session.codeWrong');
    expect(
      (await reset(first, 'named password', { ClientId: first.codeId, DestinationId: 86 })).body.Code,
    ).toBe(200);
    expect((await reset(second)).body.Code).toBe(200);
  });

  test.each([
    ['123456', 'password.tooShort', 'The password length cannot be less than 8.'],
    ['x'.repeat(129), 'password.tooLong', 'The password length cannot be more than 128.'],
  ])('S-f: %s is refused before the code is used up', async (password, error, message) => {
    const number = newNumber();
    await provedMember(number);
    const sent = await codeFor(number, { purpose: 2 });
    const { body } = await reset(sent, password);
    expect([body.Code, body.Error, body.Msg]).toEqual([400, error, message]);
    expect((await reset(sent)).body.Code).toBe(200);
  });

  test('S-f: the rule is strong unless the shop relaxes it to the minimum of the specification', async () => {
    const number = newNumber();
    await provedMember(number);
    const sent = await codeFor(number, { purpose: 2 });
    expect((await reset(sent, 'seven77')).body.Msg).toBe('The password length cannot be less than 8.');
    expect((await reset(sent, 'Password123')).body.Error).toBe('password.tooCommon');
    expect((await reset(sent, '集運真係好方便呀')).body.Code).toBe(200);
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'strongPasswords', '0'), ($1, $2, 'passwordLeastLength', '3')`,
      [harbour.tenantId, harbour.id],
    );
    const floor = await codeFor(number, { purpose: 2 });
    expect((await reset(floor, 'abcde')).body.Msg).toBe('The password length cannot be less than 6.');
    await database.sql('delete from setting');
  });

  test('a wrong code says the same for a member’s number and for nobody’s', async () => {
    const number = newNumber();
    await provedMember(number);
    const sent = await codeFor(number, { purpose: 2 });
    const known = await reset({ ...sent, code: other(sent.code) });
    const unknown = await reset({ ...sent, number: newNumber() });
    const without = ({ RequestId: _, ...body }: object & { RequestId?: string }) => body;
    expect(without(known.body)).toEqual(without(unknown.body));
    expect(known.body.Error).toBe('session.codeWrong');
  });

  test('a code for signing in is none for this', async () => {
    const number = newNumber();
    await provedMember(number);
    const sent = await codeFor(number, { purpose: 1 });
    expect((await reset(sent)).body.Error).toBe('session.codeWrong');
    expect((await reset(sent, 'a new password', { ClientId: sent.codeId })).body.Error).toBe(
      'session.codeWrong',
    );
  });

  test('proves a number that was only claimed, and closes what its claimant left', async () => {
    const number = newNumber();
    const member = await aMember(database, harbour, { countryId: 86, phoneNumber: number });
    const planted = await aMember(database, harbour, { mainId: member.id });
    expect((await reset(await codeFor(number, { purpose: 2 }))).body.Code).toBe(200);
    expect(await rowOf(member.id)).toMatchObject({ phone_proved_at: expect.any(Date) });
    expect((await browserAt().signIn(planted)).body.Error).toBe('session.wrongPassword');
  });
});
