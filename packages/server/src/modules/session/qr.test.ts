import { randomUUID } from 'node:crypto';
import { aShop } from '@onehaul/testing/builders';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { createSessionApi, type SessionApi, type TestBrowser } from '@onehaul/testing/session-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let database: TestDatabase;
let api: SessionApi;
let harbour: { id: number; tenantId: number };
let rival: { id: number; tenantId: number };
let member: TestMember;
let phone: TestBrowser;
beforeAll(async () => {
  database = await createTestDatabase();
  harbour = await aShop(database, { tenantId: 2, host: 'harbour.test' });
  rival = await aShop(database, { tenantId: 3, host: 'rival.test' });
  member = await aMember(database, harbour);
  api = await createSessionApi(database);
  phone = await signedIn(member);
});
afterAll(async () => {
  await api.close();
  await database.close();
});

async function signedIn(who: TestMember, host = 'harbour.test', address = '203.0.113.9') {
  const browser = api.browser(host, { address });
  await browser.signIn(who);
  return browser;
}
type Qr = { Id: string; Secret: string; Number: number; ExpiresAt: string };
type Look = {
  Browser: string;
  Address: string;
  IsSameNetwork: boolean;
  StartedAt: string;
  ExpiresAt: string;
  Numbers: number[];
};
const screenAt = (address?: string) => api.browser('harbour.test', { ...(address && { address }) });
const start = async (screen = screenAt()) => (await screen.post('/Session/StartQr')).body.Data as Qr;
const poll = ({ Id, Secret }: Qr, screen = screenAt()) => screen.post('/Session/PollQr', { Id, Secret });
const look = ({ Id }: Pick<Qr, 'Id'>, by = phone) => by.post('/Session/LookAtQr', { Id });
const answer = ({ Id, Number: number }: Qr, by = phone, sent: object = {}) =>
  by.post('/Session/AnswerQr', { Id, Approve: true, Number: number, ...sent });
const gone = { Code: 404, Error: 'session.qrGone', Data: null };
const stateOf = async ({ Id }: Qr) =>
  (await database.sql('select state, member_id from qr_sign_in where id = $1', [Id]))[0];

test('a screen waits, a phone looks and says yes, and the screen is signed in', async () => {
  const screen = screenAt();
  const qr = await start(screen);
  expect((await poll(qr)).body.Data).toEqual({ State: 'waiting', Tokens: null });
  await look(qr);
  expect((await poll(qr)).body.Data).toEqual({ State: 'seen', Tokens: null });
  expect((await answer(qr)).body).toMatchObject({ Code: 200, Data: null });
  const { body } = await poll(qr, screen);
  const { State, Tokens } = body.Data as { State: string; Tokens: { AccessToken: string } };
  expect(State).toBe('approved');
  expect(screen.cookies.has('__Host-refresh')).toBe(true);
  screen.token = Tokens.AccessToken;
  const { body: list } = await screen.post('/Session/GetDataPage', { PageRows: 1 });
  expect(list.Data).toMatchObject({ Rows: [{ Method: 'qr', IsCurrent: true }] });
});

describe('S33: what the phone shows before its member answers', () => {
  test('which browser asks, from where, since when, and three numbers of which one is right', async () => {
    const screen = api.browser('harbour.test', { address: '198.51.100.77' });
    const qr = await start(screen);
    const { body } = await look(qr);
    const shown = body.Data as Look;
    expect(shown).toEqual({
      Browser: 'Chrome 156 on Windows',
      Address: '198.51.*.*',
      IsSameNetwork: false,
      Country: 'AU',
      IsOtherCountry: false,
      StartedAt: expect.any(String),
      ExpiresAt: qr.ExpiresAt,
      Numbers: [expect.any(Number), expect.any(Number), expect.any(Number)],
    });
    expect(new Set(shown.Numbers).size).toBe(3);
    expect(shown.Numbers).toContain(qr.Number);
    for (const number of shown.Numbers) {
      expect(number).toBeGreaterThanOrEqual(10);
      expect(number).toBeLessThanOrEqual(99);
    }
    // A second look reveals nothing new.
    expect((await look(qr)).body.Data).toEqual(shown);
  });

  test('S33: the country the browser is in, and whether it is another than the phone’s', async () => {
    const phoneAt = async (address: string, qr: Qr) => {
      const { body } = await phone.post('/Session/LookAtQr', { Id: qr.Id }, { 'x-forwarded-for': address });
      return body.Data;
    };
    const inVietnam = await start(api.browser('harbour.test', { address: '14.160.0.1' }));
    expect(await phoneAt('1.36.0.1', inVietnam)).toMatchObject({ Country: 'VN', IsOtherCountry: true });
    const inHongKong = await start(api.browser('harbour.test', { address: '1.36.0.7' }));
    expect(await phoneAt('1.36.0.1', inHongKong)).toMatchObject({ Country: 'HK', IsOtherCountry: false });
    // A private address has no known country.
    const unknown = await start(api.browser('harbour.test', { address: '10.0.0.7' }));
    expect(await phoneAt('1.36.0.1', unknown)).toMatchObject({ Country: null, IsOtherCountry: false });
  });

  test('the right number stands anywhere among the three', async () => {
    const places = new Set<number>();
    for (let time = 0; time < 40 && places.size < 3; time += 1) {
      const qr = await start();
      places.add(((await look(qr)).body.Data as Look).Numbers.indexOf(qr.Number));
    }
    expect([...places].sort()).toEqual([0, 1, 2]);
  });

  test('whether both are in one network', async () => {
    const qr = await start(screenAt('203.0.113.9'));
    expect((await look(qr)).body.Data).toMatchObject({ IsSameNetwork: true, Address: '203.0.*.*' });
  });

  test('a wrong number refuses the screen for good, although the call itself is refused', async () => {
    const qr = await start();
    const { Numbers: numbers } = (await look(qr)).body.Data as Look;
    const wrong = numbers.find((number) => number !== qr.Number)!;
    expect((await answer({ ...qr, Number: wrong })).body).toMatchObject({
      Code: 400,
      Error: 'session.qrNumberWrong',
    });
    expect(await stateOf(qr)).toMatchObject({ state: 'refused' });
    expect((await answer(qr)).body).toMatchObject(gone);
    expect((await poll(qr)).body.Data).toEqual({ State: 'refused', Tokens: null });
  });

  test('a yes without a number is a wrong number', async () => {
    const qr = await start();
    await look(qr);
    const { body } = await phone.post('/Session/AnswerQr', { Id: qr.Id, Approve: true });
    expect(body.Error).toBe('session.qrNumberWrong');
  });

  test('a no is a no', async () => {
    const qr = await start();
    await look(qr);
    const { body } = await phone.post('/Session/AnswerQr', { Id: qr.Id, Approve: false });
    expect(body.Code).toBe(200);
    expect((await poll(qr)).body.Data).toEqual({ State: 'refused', Tokens: null });
    expect((await answer(qr)).body).toMatchObject(gone);
  });

  test('the tokens go to the browser that knows the secret, not to whoever has the picture', async () => {
    const qr = await start();
    await look(qr);
    await answer(qr);
    expect((await poll({ ...qr, Secret: 'A'.repeat(22) })).body).toMatchObject(gone);
    expect((await poll(qr)).body.Data).toMatchObject({ State: 'approved', Tokens: { IsMianAccount: true } });
  });

  test('nothing is let in unseen', async () => {
    const qr = await start();
    expect((await answer(qr)).body).toMatchObject(gone);
    expect(await stateOf(qr)).toEqual({ state: 'waiting', member_id: null });
  });

  test('five minutes, or as long as the shop says, by the clock of the database', async () => {
    const lasts = async () => {
      const { Id } = await start();
      const [row] = await database.sql(
        'select extract(epoch from expires_at - created_at)::int as seconds from qr_sign_in where id = $1',
        [Id],
      );
      return row!.seconds;
    };
    expect(await lasts()).toBe(300);
    await database.sql(
      `insert into setting (tenant_id, shop_id, name, value) values ($1, $2, 'qrLoginSeconds', '60')`,
      [harbour.tenantId, harbour.id],
    );
    expect(await lasts()).toBe(60);
    await database.sql('delete from setting');
  });

  test.each(['waiting', 'seen', 'approved'])('after that one that is %s is of no use', async (state) => {
    const qr = await start();
    if (state !== 'waiting') await look(qr);
    if (state === 'approved') await answer(qr);
    await database.sql(`update qr_sign_in set expires_at = now() where id = $1`, [qr.Id]);
    expect((await poll(qr)).body.Data).toEqual({ State: 'expired', Tokens: null });
    expect((await look(qr)).body).toMatchObject(gone);
    expect((await answer(qr)).body).toMatchObject(gone);
  });
});

describe('S34: an id', () => {
  test('has 128 bits of its own and a secret of 128 more, which is stored as a hash', async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => start()));
    const bits = all.map(({ Id }) => BigInt(`0x${Id.replaceAll('-', '')}`));
    // Every bit varies, so none is a fixed UUID version bit.
    const ever = bits.reduce((a, b) => a | b);
    const always = bits.reduce((a, b) => a & b);
    expect(ever.toString(2)).toBe('1'.repeat(128));
    expect(always).toBe(0n);
    expect(Buffer.from(all[0]!.Secret, 'base64url')).toHaveLength(16);
    const rows = await database.sql('select qr_sign_in::text as row from qr_sign_in where id = $1', [
      all[0]!.Id,
    ]);
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(all[0]!.Secret, 'base64url').toString('hex'));
  });

  test('that is guessed, or polled without its secret, is unknown in the same words', async () => {
    const qr = await start();
    const replies = [
      await poll({ ...qr, Id: randomUUID() }),
      await poll({ ...qr, Secret: 'guessed' }),
      await api.browser('rival.test').post('/Session/PollQr', { Id: qr.Id, Secret: qr.Secret }),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(200);
      expect(body).toMatchObject(gone);
      expect(body.Msg).toBe(replies[0]!.body.Msg);
    }
    expect((await poll(qr)).body.Data).toMatchObject({ State: 'waiting' });
  });

  test('is approved once and used once, also by polls at once', async () => {
    const qr = await start();
    await look(qr);
    const answers = await Promise.all([answer(qr), answer(qr), answer(qr)]);
    expect(answers.filter(({ body }) => body.Code === 200)).toHaveLength(1);
    const polls = await Promise.all(Array.from({ length: 10 }, () => poll(qr)));
    expect(polls.filter(({ body }) => body.Code === 200)).toHaveLength(1);
    expect((await poll(qr)).body).toMatchObject(gone);
    expect(await stateOf(qr)).toEqual({ state: 'used', member_id: member.id });
  });

  test('is only for the member who looked first', async () => {
    const other = await signedIn(await aMember(database, harbour));
    const qr = await start();
    await look(qr);
    expect((await look(qr, other)).body).toMatchObject(gone);
    expect((await answer(qr, other)).body).toMatchObject(gone);
    expect(await stateOf(qr)).toEqual({ state: 'seen', member_id: member.id });
  });

  test('of one shop is unknown to members of another', async () => {
    const stranger = await signedIn(await aMember(database, rival), 'rival.test');
    const qr = await start();
    expect((await look(qr, stranger)).body).toMatchObject(gone);
    await look(qr);
    expect((await answer(qr, stranger)).body).toMatchObject(gone);
    expect((await answer(qr)).body.Code).toBe(200);
  });

  test('is looked at and answered by members only', async () => {
    const qr = await start();
    expect((await look(qr, screenAt())).status).toBe(401);
    expect((await answer(qr, screenAt())).status).toBe(401);
  });

  test('lets nobody in who was suspended meanwhile', async () => {
    const other = await aMember(database, harbour);
    const theirs = await signedIn(other);
    const qr = await start();
    await look(qr, theirs);
    await answer(qr, theirs);
    await database.sql(`update member set state = 'suspended' where id = $1`, [other.id]);
    expect((await poll(qr)).body.Error).toBe('session.suspended');
  });
});
