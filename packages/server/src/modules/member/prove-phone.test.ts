import { randomUUID } from 'node:crypto';
import { aShop } from '@onehaul/testing/builders';
import { aCountry, aMember, type TestMember } from '@onehaul/testing/member-builders';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

let database: TestDatabase;
let api: TestApi;
let harbour: { id: number; tenantId: number };

beforeAll(async () => {
  database = await createTestDatabase();
  await aCountry(database);
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  api = await createTestApi(database);
});
beforeEach(() => void api.services.sent.splice(0));
afterAll(async () => {
  await api.close();
  await database.close();
});

let keys = 0;
const as = (member: { id: number }) => ({
  authorization: `Bearer ${harbour.id}:${member.id}`,
  'idempotency-key': `a-change-of-this-test-${(keys += 1)}`,
});
const rowOf = async ({ id }: { id: number }) =>
  (await database.sql('select * from member where id = $1', [id]))[0]!;
let people = 0;
let phoneNumber = '';

describe('proving the number', () => {
  const send = async (member: TestMember) =>
    (await api.post('harbour.test', '/Client_Info/SendPhoneCode', {}, as(member))).body as {
      Code: number;
      Error?: string;
      Data: { ClientId: string };
    };
  const prove = async (member: TestMember, body: object) =>
    (await api.post('harbour.test', '/Client_Info/ProvePhone', body, as(member))).body;
  const sentCode = async () => {
    await expect.poll(() => api.services.sent.length).toBeGreaterThan(0);
    return api.services.sent.at(-1)!.values.code!;
  };
  const unproved = () => {
    phoneNumber = String(13_900_000_000 + (people += 1) * 10_007);
    return aMember(database, harbour, { countryId: 86, phoneNumber });
  };

  test('takes the code that was sent to it, once', async () => {
    const ben = await unproved();
    const { Data: sent } = await send(ben);
    const code = await sentCode();
    expect(api.services.sent).toMatchObject([{ kind: 'code', dialCode: '+86', digits: phoneNumber }]);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await prove(ben, { Code: wrong, ClientId: sent.ClientId })).toMatchObject({
      Error: 'session.codeWrong',
    });
    expect((await rowOf(ben)).phone_proved_at).toBeNull();
    expect(await prove(ben, { Code: code, ClientId: sent.ClientId })).toMatchObject({ Code: 200 });
    expect((await rowOf(ben)).phone_proved_at).not.toBeNull();
    expect(await prove(ben, { Code: code, ClientId: sent.ClientId })).toMatchObject({
      Error: 'session.codeWrong',
    });
  });

  test('is refused for a number another account has proved', async () => {
    const [ben, eve] = [await unproved(), await aMember(database, harbour, { countryId: 86, phoneNumber })];
    const { Data: sent } = await send(ben);
    const code = await sentCode();
    await database.sql('update member set phone_proved_at = now() where id = $1', [eve.id]);
    expect(await prove(ben, { Code: code, ClientId: sent.ClientId })).toMatchObject({
      Code: 409,
      Error: 'member.phoneTaken',
    });
    expect((await rowOf(ben)).phone_proved_at).toBeNull();
  });

  test('needs a number', async () => {
    const ben = await aMember(database, harbour);
    expect(await send(ben)).toMatchObject({ Error: 'member.phoneMissing' });
    expect(await prove(ben, { Code: '123456', ClientId: randomUUID() })).toMatchObject({
      Error: 'member.phoneMissing',
    });
  });
});
