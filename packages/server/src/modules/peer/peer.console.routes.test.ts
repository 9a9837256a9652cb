import { aMember } from '@onehaul/testing/member-builders';
import { createPeerFixture, type PeerFixture } from '@onehaul/testing/peer-fixture';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Call = Awaited<ReturnType<PeerFixture['person']>>;
let stage: PeerFixture;
let finance: Call;
let service: Call;
let rival: Call;
beforeAll(async () => {
  stage = await createPeerFixture();
  finance = await stage.person(2, 'finance');
  service = await stage.person(2, 'service');
  rival = await stage.person(3, 'owner');
});
afterAll(() => stage.close());

const answer = async (call: Call, path: string, body: object = {}) => (await call(path, body)).body;
const dataOf = async (call: Call, path: string, body: object = {}) =>
  (await answer(call, path, body)).Data as Record<string, unknown>;
const terms = () => ({ name: 'Blue Sky', creditMinor: 50_000, termDays: 30, lineIds: [stage.line.id] });
const add = (memberCode: string, more: object = {}, by = finance) =>
  answer(by, 'peers/add', { shopId: stage.harbour.id, memberCode, ...terms(), ...more });

describe('a member becomes a peer', () => {
  test('by their code, with credit and lines; it is written down', async () => {
    const member = await aMember(stage.database, stage.harbour);
    expect(await add(member.code, {}, service)).toMatchObject({ Code: 403 });
    expect(await add(member.code.toLowerCase())).toMatchObject({ Code: 200, Data: { id: member.id } });
    expect(await add(member.code)).toMatchObject({ Code: 404 });
    const which = { shopId: stage.harbour.id, id: member.id };
    expect(await dataOf(service, 'peers/get', which)).toMatchObject({
      row: { name: 'Blue Sky', creditMinor: 50_000, owedMinor: 0, lineCount: 1, state: 'active' },
      lines: [{ id: stage.line.id, isPrivate: true }],
      keys: [],
    });
    expect(await stage.dataOf(member, '/Peer_Account/GetTheData')).toMatchObject({
      Credit: 500,
      TermDays: 30,
    });
    const [noted] = await stage.database.sql(
      `select act from audit where subject = 'peer' order by id desc limit 1`,
    );
    expect(noted).toEqual({ act: 'peers/add' });
  });

  test('not a sub-account, not somebody of another shop, and with no line of another shop', async () => {
    const member = await aMember(stage.database, stage.harbour);
    const sub = await aMember(stage.database, stage.harbour, { mainId: member.id });
    const foreign = await aMember(stage.database, stage.rival);
    for (const code of [sub.code, foreign.code, 'NOBODY']) {
      expect(await add(code)).toMatchObject({ Code: 404 });
    }
    const { id } = await stage.privateLine(stage.sister);
    expect(await add(member.code, { lineIds: [id] })).toMatchObject({ Code: 404 });
    expect(await add(member.code, {}, rival)).toMatchObject({ Code: 404 });
    const [peers] = await stage.database.sql(
      'select count(*)::int as n from peer where member_id = any($1)',
      [[member.id, sub.id]],
    );
    expect(peers).toEqual({ n: 0 });
  });
});

describe('a peer', () => {
  test('is changed, suspended and restored, by the company alone', async () => {
    const peer = await stage.peer({ name: 'Old name' });
    const which = { shopId: stage.harbour.id, id: peer.id };
    const more = await stage.privateLine();
    expect(await answer(rival, 'peers/change', { ...which, ...terms() })).toMatchObject({ Code: 404 });
    expect(
      await answer(finance, 'peers/change', { ...which, ...terms(), lineIds: [more.id, more.id] }),
    ).toMatchObject({ Code: 200 });
    expect(await dataOf(finance, 'peers/get', which)).toMatchObject({
      row: { name: 'Blue Sky', creditMinor: 50_000, termDays: 30 },
      lines: [{ id: more.id }],
    });
    expect(await answer(rival, 'peers/suspend', which)).toMatchObject({ Code: 404 });
    expect(await answer(service, 'peers/suspend', which)).toMatchObject({ Code: 403 });
    expect(await answer(finance, 'peers/suspend', which)).toMatchObject({ Code: 200 });
    expect(await answer(finance, 'peers/suspend', which)).toMatchObject({ Code: 409 });
    expect(await stage.dataOf(peer, '/Peer_Account/GetTheData')).toMatchObject({ State: 'suspended' });
    expect(await answer(finance, 'peers/restore', which)).toMatchObject({ Code: 200 });
    expect(await answer(rival, 'peers/get', which)).toMatchObject({ Code: 404 });
  });

  test('is listed with what is owed and due, found by name and code', async () => {
    const peer = await stage.peer({ name: 'Golden Bridge' });
    await stage.order(peer, { minor: 3000, shippedAt: '2026-01-05T00:00:00Z' });
    await stage.order(peer, { minor: 500 });
    const which = { shopId: stage.harbour.id, id: peer.id };
    await answer(finance, 'peer-statements/issue', { ...which, month: '2026-01' });
    const row = { id: peer.id, owedMinor: 3500, dueMinor: 3000, isOverdue: false };
    for (const search of ['golden', peer.code]) {
      expect(await dataOf(service, 'peers/list', { search })).toMatchObject({ total: 1, items: [row] });
    }
    expect(await dataOf(rival, 'peers/list', { search: 'golden' })).toMatchObject({ total: 0 });
    expect(await dataOf(service, 'peer-statements/list', { memberId: peer.id })).toMatchObject({
      total: 1,
      items: [{ peerName: 'Golden Bridge', month: '2026-01', totalMinor: 3000, state: 'issued' }],
    });
    expect(await dataOf(service, 'peer-statements/list', { state: 'paid', memberId: peer.id })).toMatchObject(
      {
        total: 0,
      },
    );
    expect(await dataOf(rival, 'peer-statements/list', {})).toMatchObject({ total: 0 });
  });

  test('has keys that staff see, without anything to sign with', async () => {
    const peer = await stage.peer();
    const { prefix } = await stage.key(peer);
    const seen = await dataOf(service, 'peers/get', { shopId: stage.harbour.id, id: peer.id });
    expect(seen.keys).toMatchObject([{ prefix, name: 'ERP', revokedAt: null }]);
    expect(Object.keys((seen.keys as object[])[0]!).sort()).toEqual(
      ['createdAt', 'id', 'lastUsedAt', 'name', 'prefix', 'revokedAt'].sort(),
    );
  });

  test('is offered the lines of its own shop', async () => {
    const options = await dataOf(finance, 'peers/options');
    const shops = options.shops as { id: number; lines: { id: number }[] }[];
    const harbour = shops.find(({ id }) => id === stage.harbour.id)!;
    expect(harbour.lines.map(({ id }) => id)).toContain(stage.line.id);
    expect(shops.map(({ id }) => id)).not.toContain(stage.rival.id);
  });
});
