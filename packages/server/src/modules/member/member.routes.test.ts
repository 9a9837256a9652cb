import { randomUUID } from 'node:crypto';
import { aShop } from '@onehaul/testing/builders';
import {
  aCountry,
  aMember,
  aProof,
  aSession,
  ownSessionId,
  type TestMember,
} from '@onehaul/testing/member-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isPassword } from '../../passwords.ts';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let api: TestApi;
let harbour: Shop;
let sister: Shop;
let rival: Shop;
/** A member of harbour with a proved phone number; recreated for each test. */
let anna: TestMember;
let phoneNumber = '';

beforeAll(async () => {
  database = await createTestDatabase();
  await aCountry(database);
  await aCountry(database, { id: 852, code: 'HK', dialCode: '+852' });
  harbour = await aShop(database, {
    tenantId: 2,
    host: 'harbour.test',
    name: 'Harbour',
    languages: ['en', 'vi'],
  });
  sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  for (const { tenantId, id } of [harbour, sister, rival]) {
    await database.sql(
      `insert into member_level values ($1, $2, 1, '{"en":"Member","vi":"Thành viên"}'), ($1, $2, 3, '{"en":"Gold"}')`,
      [tenantId, id],
    );
  }
  api = await createTestApi(database);
});
let people = 0;
beforeEach(async () => {
  api.services.sent.splice(0);
  await database.sql('delete from session');
  phoneNumber = String(13_800_000_000 + (people += 1));
  anna = await aMember(database, harbour, {
    name: 'Anna',
    email: `anna${people}@mail.test`,
    countryId: 86,
    phoneNumber,
    isPhoneProved: true,
  });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

let keys = 0;
const as = (member: { id: number }, { shop = harbour, isSub = false, language = 'en' } = {}) => ({
  authorization: `Bearer ${shop.id}:${member.id}${isSub ? ':sub' : ''}`,
  'idempotency-key': `a-change-of-this-test-${(keys += 1)}`,
  'accept-language': language,
});
const rowOf = async ({ id }: { id: number }) =>
  (await database.sql('select * from member where id = $1', [id]))[0]!;
const profile = async (headers: Record<string, string>, host = 'harbour.test') =>
  (await api.post(host, '/Client_Info/GetTheData', {}, headers)).body.Data as Record<string, unknown>;
const same = async (member: TestMember) => {
  const { name, email, phone_number: phone, country_id: country } = await rowOf(member);
  return { Name: name, Sex: 2, Email: email, PhoneNumber: phone, DestinationId: country };
};
const update = async (member: TestMember, change: Record<string, unknown>) =>
  (
    await api.put(
      'harbour.test',
      '/Client_Info/UpdateData',
      { ...(await same(member)), ...change },
      as(member),
    )
  ).body;
const endedBy = async (id: string) =>
  (await database.sql('select ended_by from session where id = $1', [id]))[0]!.ended_by;

describe('the profile', () => {
  test('is the caller’s own account, in the reader’s language', async () => {
    expect(await profile(as(anna, { language: 'vi' }))).toEqual({
      Id: anna.id,
      ClientCode: anna.code,
      UserName: anna.username,
      Name: 'Anna',
      Sex: 2,
      Email: `anna${people}@mail.test`,
      HostPortrait: '',
      DestinationId: 86,
      DialCode: '+86',
      PhoneNumber: phoneNumber,
      IsPhoneProved: true,
      TelNumber: '',
      TaobaoCode: '',
      Level: 1,
      LevelName: 'Thành viên',
      IsMianAccount: true,
      IsFirstLogin: false,
      HasPassword: true,
      Money: 0,
      WithdrawalMoney: 0,
      Integral: 0,
      CouponCount: 0,
      CreatedAt: expect.stringMatching(/Z$/),
    });
  });

  test('says when the password is somebody else’s or nobody’s (A17)', async () => {
    const given = await aMember(database, harbour, { isPasswordGiven: true });
    expect(await profile(as(given))).toMatchObject({ IsFirstLogin: true, HasPassword: true });
    await database.sql('update member set password_hash = null where id = $1', [anna.id]);
    expect(await profile(as(anna))).toMatchObject({ IsFirstLogin: true, HasPassword: false });
  });

  test('of a sub-account is its own, with the code and at the level of its main account', async () => {
    await database.sql('update member set level = 3 where id = $1', [anna.id]);
    const sub = await aMember(database, harbour, { mainId: anna.id, name: 'Clerk' });
    expect(await profile(as(sub, { isSub: true }))).toMatchObject({
      Id: sub.id,
      Name: 'Clerk',
      ClientCode: anna.code,
      IsMianAccount: false,
      Level: 3,
      LevelName: 'Gold',
      PhoneNumber: '',
      DestinationId: null,
      DialCode: '',
    });
  });

  test('S07: no field of the body leads to somebody else', async () => {
    const ben = await aMember(database, harbour);
    const { body } = await api.post(
      'harbour.test',
      '/Client_Info/GetTheData',
      { Id: ben.id, clientId: ben.id, UserName: ben.username },
      as(anna),
    );
    expect(body.Data).toMatchObject({ Id: anna.id });
  });

  test('S04: a token of this shop opens nothing at another', async () => {
    for (const host of ['sister.test', 'rival.test']) {
      const { status } = await api.post(host, '/Client_Info/GetTheData', {}, as(anna));
      expect(status, host).toBe(401);
    }
  });
});

describe('a change of the profile', () => {
  test('changes what it says and nothing else', async () => {
    const before = await rowOf(anna);
    const answer = await update(anna, {
      Name: 'Anna Lee',
      Sex: 0,
      TelNumber: '0755 1234',
      TaobaoCode: 'tb',
      Level: 9,
      Money: 5,
      Integral: 5,
      IsMianAccount: false,
      UserName: 'root',
      IsFirstLogin: true,
    });
    expect(answer).toMatchObject({ Code: 200, Data: null });
    expect(await rowOf(anna)).toEqual({
      ...before,
      name: 'Anna Lee',
      sex: 'female',
      telephone: '0755 1234',
      marketplace_account: 'tb',
    });
  });

  test.each(['Name', 'Sex', 'Email', 'PhoneNumber', 'DestinationId'])('needs %s', async (field) => {
    for (const value of [undefined, null, '', ' ', []]) {
      expect(await update(anna, { [field]: value }), `${field} ${value}`).toMatchObject({ Code: 400 });
    }
  });

  test('S36: keeps odd names once, and refuses what cannot be kept', async () => {
    expect(await update(anna, { Name: '<b>\u202eAnna</b>' })).toMatchObject({ Code: 200 });
    expect((await rowOf(anna)).name).toBe('<b>\u202eAnna</b>');
    for (const value of ['x\0', '\ud800', 'x'.repeat(10_000), '\n']) {
      for (const field of ['Name', 'TelNumber', 'TaobaoCode', 'Email', 'PhoneNumber']) {
        if (value === '\n' && ['TelNumber', 'TaobaoCode'].includes(field)) continue; // trimmed to empty
        expect(await update(anna, { [field]: value }), field).toMatchObject({ Code: 400 });
      }
    }
  });

  test.each([
    ['phone', { PhoneNumber: '13911112222' }],
    ['country', { PhoneNumber: '61234567', DestinationId: 852 }],
    ['e-mail', { Email: 'other@mail.test' }],
  ])('S-d: of the %s needs a proof of person', async (_, change) => {
    await aSession(database, harbour, anna.id, ownSessionId(anna.id));
    expect(await update(anna, change)).toMatchObject({ Code: 403, Error: 'access.proofRequired' });
    expect((await rowOf(anna)).phone_number).toBe(phoneNumber);
    await aProof(database, harbour, anna.id);
    expect(await update(anna, change)).toMatchObject({ Code: 200 });
  });

  test('S-d: of an account without a password needs the proof too', async () => {
    await aSession(database, harbour, anna.id, ownSessionId(anna.id));
    await database.sql('update member set password_hash = null where id = $1', [anna.id]);
    const change = { Email: 'other@mail.test' };
    expect(await update(anna, change)).toMatchObject({ Error: 'access.proofRequired' });
    await aProof(database, harbour, anna.id);
    expect(await update(anna, change)).toMatchObject({ Code: 200 });
  });

  test('S19: another number is not proved, ends the other sessions, and the old number hears of it', async () => {
    const other = await aSession(database, harbour, anna.id);
    const own = ownSessionId(anna.id);
    await aProof(database, harbour, anna.id);
    await update(anna, { PhoneNumber: '13911112222' });
    expect(await rowOf(anna)).toMatchObject({ phone_number: '13911112222', phone_proved_at: null });
    expect([await endedBy(other), await endedBy(own)]).toEqual(['phone', null]);
    expect(api.services.sent).toEqual([
      {
        dialCode: '+86',
        digits: phoneNumber,
        kind: 'phoneChanged',
        values: {},
        language: 'en',
        shopName: 'Harbour',
      },
    ]);
  });

  test('a number that was never proved is told nothing, and the same number stays proved', async () => {
    const other = await aSession(database, harbour, anna.id);
    await update(anna, { PhoneNumber: `${phoneNumber.slice(0, 3)} ${phoneNumber.slice(3)}` });
    expect((await rowOf(anna)).phone_proved_at).not.toBeNull();
    expect(await endedBy(other)).toBeNull();
    const ben = await aMember(database, harbour, {
      countryId: 86,
      phoneNumber: '13700000000',
      email: 'b@mail.test',
    });
    await aProof(database, harbour, ben.id);
    expect(await update(ben, { PhoneNumber: '13911112222' })).toMatchObject({ Code: 200 });
    expect(api.services.sent).toEqual([]);
  });

  test('a text that cannot be sent keeps nobody waiting and changes nothing', async () => {
    const { sms } = api.services;
    Object.assign(api.services, { sms: { send: () => Promise.reject(new Error('away')) } });
    await aProof(database, harbour, anna.id);
    const answer = await update(anna, { PhoneNumber: '13911112222' });
    Object.assign(api.services, { sms });
    expect(answer).toMatchObject({ Code: 200 });
  });
});

describe('a new password', () => {
  const change = async (member: TestMember, body: object) =>
    (await api.put('harbour.test', '/Client_Info/ChangePwd', body, as(member))).body;
  const isNow = async (password: string) => isPassword(password, (await rowOf(anna)).password_hash as string);

  test('S19: needs the old one, ends the other sessions, and the member hears of it', async () => {
    const other = await aSession(database, harbour, anna.id);
    const own = await aSession(database, harbour, anna.id, ownSessionId(anna.id));
    await database.sql('update member set password_is_given = true where id = $1', [anna.id]);
    for (const wrong of ['', 'wrong', anna.password.toUpperCase()]) {
      const answer = await change(anna, { OldPassword: wrong, NewPassword: 'brand-new-word' });
      expect(answer).toMatchObject({ Code: 400, Error: 'member.passwordWrong' });
    }
    expect([await isNow(anna.password), await endedBy(other)]).toEqual([true, null]);
    expect(await change(anna, { OldPassword: anna.password, NewPassword: 'brand-new-word' })).toMatchObject({
      Code: 200,
    });
    expect([await isNow('brand-new-word'), await isNow(anna.password)]).toEqual([true, false]);
    expect((await rowOf(anna)).password_is_given).toBe(false);
    expect([await endedBy(other), await endedBy(own)]).toEqual(['password', null]);
    expect(api.services.sent).toMatchObject([{ kind: 'passwordChanged', digits: phoneNumber }]);
  });

  test('S15: is not guessed at with a session somebody took over', async () => {
    const guess = () => change(anna, { OldPassword: 'wrong', NewPassword: 'brand-new-word' });
    for (let tries = 0; tries < 5; tries++)
      expect(await guess()).toMatchObject({ Error: 'member.passwordWrong' });
    const right = { OldPassword: anna.password, NewPassword: 'brand-new-word' };
    expect(await change(anna, right)).toMatchObject({ Code: 429, Error: 'request.tooMany' });
    expect(await isNow(anna.password)).toBe(true);
    const ben = await aMember(database, harbour);
    const own = { OldPassword: ben.password, NewPassword: 'brand-new-word' };
    expect(await change(ben, own)).toMatchObject({ Code: 200 });
  });

  test('S-f: follows the shop’s rule', async () => {
    const answer = await change(anna, { OldPassword: anna.password, NewPassword: '123456' });
    expect(answer).toMatchObject({
      Error: 'password.tooShort',
      Msg: 'The password length cannot be less than 8.',
    });
    const common = await change(anna, { OldPassword: anna.password, NewPassword: 'Password123' });
    expect(common).toMatchObject({ Error: 'password.tooCommon' });
    expect(await isNow(anna.password)).toBe(true);
  });

  test('S-d: a first one needs a proof of person instead of the old one', async () => {
    await aSession(database, harbour, anna.id, ownSessionId(anna.id));
    await database.sql('update member set password_hash = null where id = $1', [anna.id]);
    expect(await change(anna, { NewPassword: 'brand-new-word' })).toMatchObject({
      Code: 403,
      Error: 'access.proofRequired',
    });
    expect((await rowOf(anna)).password_hash).toBeNull();
    await aProof(database, harbour, anna.id);
    expect(await change(anna, { NewPassword: 'brand-new-word' })).toMatchObject({ Code: 200 });
    expect(await isNow('brand-new-word')).toBe(true);
  });

  test('leaves the sessions of everybody else alone', async () => {
    const ben = await aMember(database, harbour);
    const other = await aSession(database, harbour, ben.id);
    await change(anna, { OldPassword: anna.password, NewPassword: 'brand-new-word' });
    expect(await endedBy(other)).toBeNull();
  });
});

describe('an avatar', () => {
  const aFile = async (member: TestMember, shop = harbour) => {
    const id = randomUUID();
    await database.sql(
      `insert into file (tenant_id, shop_id, id, member_id, file_key, content_type, length_bytes)
       values ($1, $2, $3, $4, $5, 'image/webp', 1)`,
      [shop.tenantId, shop.id, id, member.id, `upload/${id}.webp`],
    );
    return id;
  };
  const show = async (fileId: string) =>
    (await api.post('harbour.test', '/Client_Info/UpdateClientPicture', { HostPortrait: fileId }, as(anna)))
      .body;

  test('is one of the member’s own pictures, at a short address of the shop', async () => {
    const id = await aFile(anna);
    const answer = await show(id);
    expect(answer).toMatchObject({ Code: 200 });
    const { HostPortrait: url } = answer.Data as { HostPortrait: string };
    expect(url).toMatch(new RegExp(`^/files/private/upload/${id}\\.webp\\?expires=\\d+&signature=`));
    const expires = Number(new URL(url, 'https://x.test').searchParams.get('expires'));
    expect(expires - Date.now()).toBeLessThanOrEqual(300_000);
    expect((await profile(as(anna))).HostPortrait).toContain(`/files/private/upload/${id}.webp?`);
  });

  test('S06, S07: somebody else’s picture is answered as one that does not exist', async () => {
    const ben = await aMember(database, harbour);
    const others = [
      await aFile(ben),
      await aFile(await aMember(database, sister), sister),
      await aFile(await aMember(database, rival), rival),
      await aFile(await aMember(database, harbour, { mainId: anna.id })),
      randomUUID(),
    ];
    const answers = [];
    for (const id of others) {
      const { RequestId: _, ...answer } = await show(id);
      answers.push(answer);
    }
    expect(answers[0]).toMatchObject({ Code: 404, Error: 'record.notFound', Data: null });
    expect(answers).toEqual(Array(others.length).fill(answers[0]));
    expect((await rowOf(anna)).avatar_file_id).toBeNull();
  });
});
