import { aShop } from '@onehaul/testing/builders';
import { aCountry, aMember, type TestMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi, type TestBrowser } from '@onehaul/testing/session-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

type Shop = { id: number; tenantId: number };
let database: TestDatabase;
let api: SessionApi;
let harbour: Shop;
let rival: Shop;
let anna: TestMember;
let phoneNumber: string;
/** Signed in by password, with the proof of person expired. */
let browser: TestBrowser;

beforeAll(async () => {
  database = await createTestDatabase();
  await aCountry(database);
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  api = await createSessionApi(database);
});
let people = 0;
beforeEach(async () => {
  people += 1;
  phoneNumber = `13${String((people * 7919) % 100_000).padStart(5, '0')}${1000 + people}`;
  anna = await aMember(database, harbour, { countryId: 86, phoneNumber, isPhoneProved: true });
  browser = api.browser('harbour.test');
  await browser.signIn(anna);
  await forgetProofs();
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const forgetProofs = () =>
  database.sql(
    `update session set proved_at = proved_at - interval '10 minutes' where proved_at is not null`,
  );
const prove = async (body: object, by = browser) => (await by.post('/Client_Info/ProvePerson', body)).body;
let names = 0;
const addSub = async (by = browser) =>
  (
    await by.post('/Client_Info/AddClientSubAccount', {
      UserName: `clerk-${(names += 1)}`,
      Password: 'secret-word',
      Name: 'Clerk',
    })
  ).body;
const dropPassword = () => database.sql('update member set password_hash = null where id = $1', [anna.id]);

async function proofCode(): Promise<{ ClientId: string; Code: string }> {
  const before = api.services.sent.length;
  const { body } = await browser.post('/Client_Info/SendProofCode');
  expect(body).toMatchObject({ Code: 200 });
  await expect.poll(() => api.services.sent.length).toBeGreaterThan(before);
  const { digits, values } = api.services.sent.at(-1)!;
  expect(digits).toBe(phoneNumber);
  return { ClientId: (body.Data as { ClientId: string }).ClientId, Code: values.code! };
}

describe('a proof of person', () => {
  test('S-d: by the password lets the refused call through for ten minutes', async () => {
    expect(await addSub()).toMatchObject({ Code: 403, Error: 'access.proofRequired' });
    expect(await prove({ Password: 'wrong' })).toMatchObject({ Error: 'member.passwordWrong' });
    expect(await prove({})).toMatchObject({ Error: 'member.passwordNeeded' });
    expect(await addSub()).toMatchObject({ Error: 'access.proofRequired' });
    const { Data } = await prove({ Password: anna.password });
    const { ProvedUntil } = Data as { ProvedUntil: string };
    const minutes = (new Date(ProvedUntil).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9);
    expect(minutes).toBeLessThan(11);
    expect(await addSub()).toMatchObject({ Code: 200 });
    await forgetProofs();
    expect(await addSub()).toMatchObject({ Error: 'access.proofRequired' });
  });

  test('S-d: is given by signing in with the password, so that clients of the specification can run', async () => {
    const fresh = api.browser('harbour.test');
    await fresh.signIn(anna);
    expect(await addSub(fresh)).toMatchObject({ Code: 200 });
  });

  test('S-d: belongs to one session: another one of the same member has none', async () => {
    await prove({ Password: anna.password });
    const other = api.browser('harbour.test');
    await other.signIn(anna);
    await database.sql(
      `update session set proved_at = null
       where id = (select id from session where member_id = $1 order by created_at desc limit 1)`,
      [anna.id],
    );
    expect(await addSub(other)).toMatchObject({ Error: 'access.proofRequired' });
    expect(await addSub()).toMatchObject({ Code: 200 });
  });

  test('S-d: is not given by a link that signs in', async () => {
    const { body } = await browser.post('/Session/CreateCode');
    const linked = api.browser('harbour.test');
    const { Code: code } = body.Data as { Code: string };
    expect((await linked.post('/Session/ExchangeCode', { Code: code })).body.Code).toBe(200);
    expect(await addSub(linked)).toMatchObject({ Error: 'access.proofRequired' });
  });

  test('S-d: without a password is a code to the proved phone, once', async () => {
    await dropPassword();
    const sent = await proofCode();
    const wrong = String((Number(sent.Code) + 1) % 1_000_000).padStart(6, '0');
    expect(await prove({ ...sent, Code: wrong })).toMatchObject({ Error: 'session.codeWrong' });
    expect(await addSub()).toMatchObject({ Error: 'access.proofRequired' });
    expect(await prove(sent)).toMatchObject({ Code: 200 });
    expect(await addSub()).toMatchObject({ Code: 200 });
    expect(await prove(sent)).toMatchObject({ Error: 'session.codeWrong' });
  });

  test('S-d: with a password no code is sent, and none takes its place', async () => {
    const { body } = await browser.post('/Client_Info/SendProofCode');
    expect(body).toMatchObject({ Error: 'member.passwordNeeded' });
    expect(await prove({ Code: '123456' })).toMatchObject({ Error: 'member.passwordNeeded' });
  });

  test('S-d: is impossible by a number nobody proved', async () => {
    await dropPassword();
    await database.sql('update member set phone_proved_at = null where id = $1', [anna.id]);
    const { body } = await browser.post('/Client_Info/SendProofCode');
    expect(body).toMatchObject({ Code: 409, Error: 'member.proofImpossible' });
    expect(await prove({ Code: '123456' })).toMatchObject({ Error: 'member.proofImpossible' });
  });

  test('S-d: a code of another purpose is no proof', async () => {
    await dropPassword();
    const before = api.services.sent.length;
    const asked = { PhoneNumber: phoneNumber, DestinationId: 86, Type: 1 };
    const { body } = await browser.post('/ClientLogin/GetSMSVerificationCode', asked);
    await expect.poll(() => api.services.sent.length).toBeGreaterThan(before);
    const { ClientId } = body.Data as { ClientId: string };
    const Code = api.services.sent.at(-1)!.values.code!;
    expect(await prove({ ClientId, Code })).toMatchObject({ Error: 'session.codeWrong' });
  });
});

describe('S-g: guesses of the own password', () => {
  test('S-g: are counted per person, whichever session and call makes them', async () => {
    const other = api.browser('harbour.test');
    await other.signIn(anna);
    const change = { OldPassword: 'wrong', NewPassword: 'brand-new-word' };
    for (const by of [browser, other])
      expect((await by.put('/Client_Info/ChangePwd', change)).body.Error).toBe('member.passwordWrong');
    expect((await prove({ Password: 'wrong' }, other)).Error).toBe('member.passwordWrong');
    expect((await prove({ Password: 'wrong' })).Error).toBe('member.passwordWrong');
    const cancel = { Password: 'wrong' };
    expect((await other.post('/Client_Info/SubmitCancellation', cancel)).body.Error).toBe(
      'member.passwordWrong',
    );
    const third = api.browser('harbour.test');
    await third.signIn(anna);
    for (const by of [browser, other, third])
      expect(await prove({ Password: anna.password }, by)).toMatchObject({ Error: 'request.tooMany' });
  });
});

describe('a change of the password', () => {
  const change = async (body: object) =>
    (
      await browser.put('/Client_Info/ChangePwd', {
        OldPassword: anna.password,
        NewPassword: 'brand-new-word',
        ...body,
      })
    ).body;
  const aKey = async (memberId: number, shop = harbour) => {
    const [row] = await database.sql(
      `insert into api_key (tenant_id, shop_id, member_id, name, prefix, secret_sealed)
       values ($1, $2, $3, 'ERP', $4, '\\x00') returning id::int`,
      [shop.tenantId, shop.id, memberId, `prefix${String((names += 1)).padStart(6, '0')}`],
    );
    return row!.id as number;
  };
  const isRevoked = async (id: number) =>
    (await database.sql('select revoked_at from api_key where id = $1', [id]))[0]!.revoked_at !== null;
  const stateOf = async (id: number) =>
    (await database.sql('select state from member where id = $1', [id]))[0]!.state;
  const others = async (by = browser) =>
    (await by.post('/Client_Info/GetOtherAccess')).body.Data as {
      Keys: { Id: number }[];
      SubAccounts: { Id: number }[];
    };

  test('S-d: lists the API keys and sub-accounts that go on working, of this member alone', async () => {
    const sub = await aMember(database, harbour, { mainId: anna.id, name: 'Clerk' });
    const stranger = await aMember(database, rival);
    const ben = await aMember(database, harbour);
    await aMember(database, harbour, { mainId: ben.id });
    await aMember(database, rival, { mainId: stranger.id });
    const key = await aKey(anna.id);
    const revoked = await aKey(anna.id);
    await database.sql('update api_key set revoked_at = now() where id = $1', [revoked]);
    expect(await others()).toEqual({
      Keys: [{ Id: key, Name: 'ERP', ApiKey: expect.any(String), LastUsedAt: null }],
      SubAccounts: [{ Id: sub.id, UserName: sub.username, Name: 'Clerk', LastSignInAt: null }],
    });
  });

  test('S-d: ends those that are named and leaves the others', async () => {
    const [gone, kept] = [
      await aMember(database, harbour, { mainId: anna.id }),
      await aMember(database, harbour, { mainId: anna.id }),
    ];
    const [goneKey, keptKey] = [await aKey(anna.id), await aKey(anna.id)];
    expect(await change({ EndKeyIds: [goneKey], EndSubAccountIds: [gone.id] })).toMatchObject({ Code: 200 });
    expect([await isRevoked(goneKey), await isRevoked(keptKey)]).toEqual([true, false]);
    expect([await stateOf(gone.id), await stateOf(kept.id)]).toEqual(['erased', 'active']);
    expect(await others()).toMatchObject({ Keys: [{ Id: keptKey }], SubAccounts: [{ Id: kept.id }] });
  });

  test('S-d: ends nothing of anybody else, and then nothing changes', async () => {
    const ben = await aMember(database, harbour);
    const foreign = await aMember(database, harbour, { mainId: ben.id });
    const foreignKey = await aKey(ben.id);
    expect(await change({ EndSubAccountIds: [foreign.id] })).toMatchObject({ Error: 'record.notFound' });
    expect(await change({ EndKeyIds: [foreignKey] })).toMatchObject({ Error: 'record.notFound' });
    expect(await isRevoked(foreignKey)).toBe(false);
    expect(await stateOf(foreign.id)).toBe('active');
    expect((await api.browser('harbour.test').signIn(anna)).body.Code).toBe(200);
  });
});
