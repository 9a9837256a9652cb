import { aRefusedWord, createPeerFixture, type PeerFixture, wireOrder } from '@onehaul/testing/peer-fixture';
import { aMember } from '@onehaul/testing/member-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const add = '/Peer_Open/AddOrders';
let stage: PeerFixture;
beforeAll(async () => {
  stage = await createPeerFixture();
  // Inserted before the first request, because customs rules are cached in memory.
  await aRefusedWord(stage.database, '管制刀具');
});
afterAll(() => stage.close());

const order = (more: Record<string, unknown> = {}) => wireOrder(stage.line.code, more);
const box = (kilograms: number) => ({ Weight: kilograms, Length: 10, Width: 10, Height: 10 });
const errorOf = ({ body }: { body: { Error?: string } }) => body.Error ?? 'ok';

describe('credit', () => {
  test('holds to the cent, and says what is left', async () => {
    const peer = await stage.peer({ creditMinor: 5000 });
    const key = await stage.key(peer);
    const of = (kilograms: number) =>
      stage.signed(key, add, { Orders: [order({ Boxes: [box(kilograms)] })] });
    expect(errorOf(await of(3))).toBe('ok');
    const over = await of(2.5);
    expect(over.body).toMatchObject({ Code: 409, Error: 'peer.overCredit' });
    expect(over.body.Msg).toContain('20.00');
    expect(errorOf(await of(2))).toBe('ok');
    expect(await stage.dataOf(peer, '/Peer_Account/GetTheData')).toMatchObject({
      Credit: 50,
      Owed: 50,
      Free: 0,
      State: 'active',
      IsOverdue: false,
      Channels: [{ Code: stage.line.code }],
    });
  });

  test('is not spent twice by orders that come at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const peer = await stage.peer({ creditMinor: 5000 });
      const key = await stage.key(peer);
      const replies = await Promise.all(
        Array.from({ length: 8 }, () => stage.signed(key, add, { Orders: [order()] })),
      );
      expect(replies.filter((reply) => errorOf(reply) === 'ok')).toHaveLength(2);
      expect(replies.filter((reply) => errorOf(reply) === 'peer.overCredit')).toHaveLength(6);
    }
  });

  test('counts what waits, what was shipped and what stands on a statement, each once; not what was taken back', async () => {
    const peer = await stage.peer({ creditMinor: 100_000 });
    await stage.order(peer, { minor: 1000 });
    await stage.order(peer, { minor: 2000, shippedAt: '2026-01-05T00:00:00Z' });
    await stage.order(peer, { minor: 4000, step: 'cancelled' });
    await stage.order(peer, { minor: 8000, paidMinor: 8000 });
    const finance = await stage.person(2, 'finance');
    await finance('peer-statements/issue', { shopId: stage.harbour.id, id: peer.id, month: '2026-01' });
    expect(await stage.dataOf(peer, '/Peer_Account/GetTheData')).toMatchObject({ Owed: 30, DueAmount: 20 });
  });

  test('is closed to who is suspended and to who is late', async () => {
    const peer = await stage.peer();
    const key = await stage.key(peer);
    await stage.order(peer, { minor: 2000, shippedAt: '2026-01-05T00:00:00Z' });
    const finance = await stage.person(2, 'finance');
    await finance('peer-statements/issue', { shopId: stage.harbour.id, id: peer.id, month: '2026-01' });
    const today = `(now() at time zone 'Asia/Shanghai')::date`;
    const late = (days: number) =>
      stage.database.sql(`update peer_statement set due_on = ${today} - $1::int where member_id = $2`, [
        days,
        peer.id,
      ]);
    await late(0);
    expect(errorOf(await stage.signed(key, add, { Orders: [order()] }))).toBe('ok');
    await late(1);
    expect(errorOf(await stage.signed(key, add, { Orders: [order()] }))).toBe('peer.overdue');
    await stage.database.sql(`update peer set state = 'suspended' where member_id = $1`, [peer.id]);
    expect(errorOf(await stage.signed(key, add, { Orders: [order()] }))).toBe('peer.suspended');
  });
});

describe('an order', () => {
  test('goes by lines that were granted, and by no other', async () => {
    const peer = await stage.peer();
    const key = await stage.key(peer);
    const ungranted = await stage.privateLine();
    const asked = (code: string) => stage.signed(key, add, { Orders: [wireOrder(code)] });
    expect(errorOf(await asked(ungranted.code))).toBe('peer.lineNotGranted');
    expect(errorOf(await asked(` ${stage.line.code.toLowerCase()} `))).toBe('ok');
    await stage.database.sql('update line set is_open = false where id = $1', [stage.line.id]);
    expect(errorOf(await asked(stage.line.code))).toBe('fee.lineClosed');
    await stage.database.sql('update line set is_open = true where id = $1', [stage.line.id]);
    await stage.database.sql('delete from peer_line where member_id = $1', [peer.id]);
    expect(errorOf(await asked(stage.line.code))).toBe('peer.lineNotGranted');
  });

  test('of goods that customs refuses is not taken', async () => {
    const peer = await stage.peer();
    const key = await stage.key(peer);
    const Declares = [{ GoodsNameCN: '管制刀具', Account: 1, Price: 1 }];
    const reply = await stage.signed(key, add, { Orders: [order({ Declares })] });
    expect(errorOf(reply)).toBe('customs.refused');
  });

  test('has a number of the peer’s own, used once while it lives', async () => {
    const peer = await stage.peer();
    const key = await stage.key(peer);
    const one = order();
    expect(errorOf(await stage.signed(key, add, { Orders: [one] }))).toBe('ok');
    expect(errorOf(await stage.signed(key, add, { Orders: [one] }))).toBe('order.numberKnown');
    const neighbour = await stage.key(await stage.peer());
    expect(errorOf(await stage.signed(neighbour, add, { Orders: [one] }))).toBe('ok');
  });
});

describe('the list', () => {
  test('is of the peer’s own orders, by stage and by number', async () => {
    const peer = await stage.peer();
    const waiting = await stage.order(peer, { clientNumber: 'MY-1' });
    const left = await stage.order(peer, { shippedAt: '2026-01-05T00:00:00Z', clientNumber: 'MY-2' });
    const other = await stage.peer();
    await stage.order(other, { clientNumber: 'MY-1' });
    const list = (body: object = {}, member = peer) => stage.dataOf(member, '/Peer_Order/GetDataPage', body);
    expect(await list()).toMatchObject({ Total: 2, Rows: [{ Id: left.id }, { Id: waiting.id }] });
    expect(await list({ Stage: 'shipped' })).toMatchObject({ Total: 1, Rows: [{ Id: left.id }] });
    expect(await list({ KeyWord: 'MY-1' })).toMatchObject({ Total: 1, Rows: [{ Id: waiting.id }] });
    const numbers = `${left.number.toLowerCase()}, MY-1`;
    expect(await list({ KeyWord: numbers })).toMatchObject({ Total: 2 });
    expect(await list({ KeyWord: left.number }, other)).toMatchObject({ Total: 0 });
    const plain = await aMember(stage.database, stage.harbour);
    expect(await list({}, plain)).toMatchObject({ Total: 0 });
    expect(await stage.call(plain, '/Peer_Account/GetTheData')).toMatchObject({
      Code: 403,
      Error: 'peer.notPeer',
    });
  });
});
