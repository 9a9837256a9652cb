import { aShop } from '@onehaul/testing/builders';
import { aCountry, aMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi } from '@onehaul/testing/session-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let api: SessionApi;
let harbour: { id: number; tenantId: number };
beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  await aCountry(database);
  api = await createSessionApi(database);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

const browserAt = () => api.browser('harbour.test');
let numbers = 0;
/** Spread out, because similar numbers trip the neighbour limit. */
const newNumber = () => {
  numbers += 1;
  return `13${String((numbers * 7919) % 100_000).padStart(5, '0')}${1000 + numbers}`;
};
type Sent = { number: string; code: string; codeId: string };

/** Returns the code sent to a number; without a purpose if that is null. */
async function codeFor(number: string, purpose: number | null): Promise<Sent> {
  const before = api.services.sent.length;
  const { body } = await browserAt().post('/ClientLogin/GetSMSVerificationCode', {
    PhoneNumber: number,
    DestinationId: 86,
    ...(purpose !== null && { Type: purpose }),
  });
  await expect.poll(() => api.services.sent.length).toBeGreaterThan(before);
  const { ClientId: codeId } = body.Data as { ClientId: string };
  return { number, code: api.services.sent.at(-1)!.values.code!, codeId };
}
const signIn = ({ number, code, codeId }: Sent) =>
  browserAt().post('/ClientLogin/SubmitLogin', {
    LogoType: 2,
    phone: number,
    DestinationId: 86,
    Code: code,
    ClientId: codeId,
  });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('W2: a code asked for without a purpose', () => {
  const reset = (sent: Sent, extra: object = {}) =>
    browserAt().post('/ClientLogin/ClientForgotPassword', {
      Code: sent.code,
      PhoneNumber: sent.number,
      NewPassword: 'a new password',
      ...extra,
    });
  const sentTo = async (purpose: number | null) => {
    const number = newNumber();
    const proved = { countryId: 86, phoneNumber: number, isPhoneProved: true };
    const member = await aMember(database, harbour, proved);
    return { member, sent: await codeFor(number, purpose) };
  };

  test('W2: sets a new password with the three fields of section 7, and is then spent', async () => {
    const { member, sent } = await sentTo(null);
    const { body } = await reset(sent);
    expect([body.Code, body.Success]).toEqual([200, true]);
    expect((await browserAt().signIn({ ...member, password: 'a new password' })).body.Code).toBe(200);
    expect((await signIn(sent)).body.Error).toBe('session.codeWrong');
    expect((await reset(sent)).body.Error).toBe('session.codeWrong');
  });

  test('W2: signs in, and is then spent for the reset', async () => {
    const { member, sent } = await sentTo(null);
    expect((await signIn(sent)).body.Code).toBe(200);
    expect((await reset(sent)).body.Error).toBe('session.codeWrong');
    expect((await reset(sent, { ClientId: sent.codeId })).body.Error).toBe('session.codeWrong');
    expect((await browserAt().signIn(member)).body.Code).toBe(200);
  });

  test('W2: used for both at once serves one', async () => {
    const { sent } = await sentTo(null);
    const replies = await Promise.all([signIn(sent), reset(sent), signIn(sent), reset(sent)]);
    expect(replies.filter(({ body }) => body.Code === 200)).toHaveLength(1);
  });

  test('W2: has five tries in all, whichever call makes them', async () => {
    const { sent } = await sentTo(null);
    const wrong = { ...sent, code: other(sent.code) };
    for (let time = 0; time < 3; time += 1) await signIn(wrong);
    for (let time = 0; time < 2; time += 1) await reset(wrong);
    expect((await reset(sent)).body.Error).toBe('session.codeWrong');
    expect((await signIn(sent)).body.Error).toBe('session.codeWrong');
  });

  test('W2: a code with a purpose stays bound to it', async () => {
    const { sent: toSignIn } = await sentTo(1);
    expect((await reset(toSignIn)).body.Error).toBe('session.codeWrong');
    expect((await reset(toSignIn, { ClientId: toSignIn.codeId })).body.Error).toBe('session.codeWrong');
    expect((await signIn(toSignIn)).body.Code).toBe(200);
    const { sent: toReset } = await sentTo(2);
    expect((await signIn(toReset)).body.Error).toBe('session.codeWrong');
    expect((await reset(toReset)).body.Code).toBe(200);
  });
});
