import { jobServices } from '@onehaul/testing/peer-fixture';
import { createPeerFixture, type PeerFixture } from '@onehaul/testing/peer-fixture';
import { someMoney } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { peerJobs } from './index.ts';

let stage: PeerFixture;
let finance: Awaited<ReturnType<PeerFixture['person']>>;
let service: Awaited<ReturnType<PeerFixture['person']>>;
let rival: Awaited<ReturnType<PeerFixture['person']>>;
beforeAll(async () => {
  stage = await createPeerFixture();
  finance = await stage.person(2, 'finance');
  service = await stage.person(2, 'service');
  rival = await stage.person(3, 'finance');
});
afterAll(() => stage.close());

type Person = { readonly id: number };
const issue = async (peer: Person, month: string, by = finance) =>
  (await by('peer-statements/issue', { shopId: stage.harbour.id, id: peer.id, month })).body;
const statementOf = async (peer: Person) =>
  (
    await stage.database.sql(
      `select id::int, number, to_char(month, 'YYYY-MM') as month, orders, total_minor::int as total, state,
         paid_by as "paidBy", due_on - (issued_at at time zone 'Asia/Shanghai')::date as days
       from peer_statement where member_id = $1 order by id desc`,
      [peer.id],
    )
  )[0] as { id: number; number: string; month: string; orders: number; total: number; state: string };
const run = async (name: string) => {
  await peerJobs.find((job) => job.name === name)!.run(jobServices(stage));
};
const told = async (peer: Person, topic: string) =>
  (
    await stage.database.sql('select count(*)::int as n from outbox where member_id = $1 and topic = $2', [
      peer.id,
      topic,
    ])
  )[0]!.n;
const bank = async (id: number, transferNumber: string, by = finance) =>
  (await by('peer-statements/recordPayment', { shopId: stage.harbour.id, id, transferNumber })).body;

describe('a statement', () => {
  test('is of what left before the month ended by the shop’s clock, and of nothing twice', async () => {
    const peer = await stage.peer({ termDays: 20 });
    // Midnight of 1 February in Shanghai is 16:00 UTC on the day before.
    const inside = await stage.order(peer, { minor: 1000, shippedAt: '2026-01-31T15:59:59Z' });
    const after = await stage.order(peer, { minor: 2000, shippedAt: '2026-01-31T16:00:00Z' });
    await stage.order(peer, { minor: 4000 });
    expect(await issue(peer, '2026-01')).toMatchObject({ Code: 200 });
    expect(await statementOf(peer)).toMatchObject({
      month: '2026-01',
      orders: 1,
      total: 1000,
      state: 'issued',
      days: 20,
    });
    expect(await told(peer, 'statementIssued')).toBe(1);
    expect(await issue(peer, '2026-01')).toMatchObject({ Error: 'peer.statementNone' });
    expect(await issue(peer, '2026-02')).toMatchObject({ Code: 200 });
    expect(await statementOf(peer)).toMatchObject({ month: '2026-02', orders: 1, total: 2000 });
    expect(await issue(peer, '2026-03')).toMatchObject({ Error: 'peer.statementNone' });
    const list = await stage.dataOf(peer, '/Peer_Order/GetDataPage');
    const rows = list.Rows as { Id: number; StatementNumber: string | null }[];
    const numberOf = (id: number) => rows.find((row) => row.Id === id)!.StatementNumber;
    expect(numberOf(inside.id)).not.toBe(numberOf(after.id));
    expect(rows[0]!.StatementNumber).toBeNull();
  });

  test('is not issued while its month goes on', async () => {
    const peer = await stage.peer();
    await stage.order(peer, { shippedAt: new Date().toISOString() });
    const month = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7);
    expect(await issue(peer, month)).toMatchObject({ Error: 'peer.statementNone' });
  });

  test('comes by itself once the month is over, once, and says later that it is late, once', async () => {
    const peer = await stage.peer({ termDays: 0 });
    const suspended = await stage.peer({ state: 'suspended' });
    const idle = await stage.peer();
    const old = new Date(Date.now() - 40 * 86_400_000).toISOString();
    await stage.order(peer, { minor: 1200, shippedAt: old });
    await stage.order(suspended, { minor: 700, shippedAt: old });
    await run('issue-statements');
    await run('issue-statements');
    expect(await statementOf(peer)).toMatchObject({ orders: 1, total: 1200 });
    expect(await statementOf(suspended)).toMatchObject({ orders: 1, total: 700 });
    expect(await statementOf(idle)).toBeUndefined();
    expect(await told(peer, 'statementIssued')).toBe(1);
    await run('tell-overdue-statements');
    expect(await told(peer, 'statementOverdue')).toBe(0);
    await stage.database.sql('update peer_statement set due_on = due_on - 1 where member_id = $1', [peer.id]);
    await run('tell-overdue-statements');
    await run('tell-overdue-statements');
    expect(await told(peer, 'statementOverdue')).toBe(1);
  });

  test('of two issued at once, even of different months, no order stands on both', async () => {
    const peer = await stage.peer();
    await stage.order(peer, { minor: 1000, shippedAt: '2026-01-05T00:00:00Z' });
    const replies = await Promise.all(['2026-01', '2026-02', '2026-01'].map((month) => issue(peer, month)));
    expect(replies.map(({ Code }) => Code).sort()).toEqual([200, 409, 409]);
  });

  test('is read by its peer alone, with its orders, as a page and as files', async () => {
    const peer = await stage.peer();
    const order = await stage.order(peer, {
      minor: 1000,
      shippedAt: '2026-01-05T00:00:00Z',
      clientNumber: '=1+1',
    });
    await issue(peer, '2026-01');
    const { id, number } = await statementOf(peer);
    expect(await stage.dataOf(peer, '/Peer_Account/GetStatementPage')).toMatchObject({
      Total: 1,
      Rows: [{ Id: id, Number: number, Month: '2026-01', Amount: 10, State: 'issued' }],
    });
    expect(await stage.dataOf(peer, '/Peer_Account/GetStatement', { Id: id })).toMatchObject({
      Number: number,
      Money: 0,
      Lines: [{ OrderId: order.id, Amount: 10, TaxAmount: 0 }],
    });
    const pdf = await stage.dataOf(peer, '/Peer_Account/GetStatementFile', { Id: id });
    expect(
      Buffer.from(pdf.Content as string, 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const sheet = await stage.dataOf(peer, '/Peer_Account/GetStatementFile', { Id: id, Type: 'xlsx' });
    expect(
      Buffer.from(sheet.Content as string, 'base64')
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    const other = await stage.peer();
    for (const path of ['GetStatement', 'GetStatementFile', 'PayStatement']) {
      expect(await stage.call(other, `/Peer_Account/${path}`, { Id: id }), path).toMatchObject({ Code: 404 });
      const there = await stage.peer({}, stage.rival);
      expect(
        await stage.call(there, `/Peer_Account/${path}`, { Id: id }, { shop: stage.rival }),
        path,
      ).toMatchObject({ Code: 404 });
      expect(
        await stage.call(peer, `/Peer_Account/${path}`, { Id: id }, { isSub: true }),
        path,
      ).toMatchObject({ Code: 403 });
    }
    expect(
      (await rival('peer-statements/file', { shopId: stage.harbour.id, id, kind: 'pdf' })).body,
    ).toMatchObject({
      Code: 404,
    });
    expect(
      (await service('peer-statements/file', { shopId: stage.harbour.id, id, kind: 'pdf' })).body,
    ).toMatchObject({
      Code: 200,
    });
  });
});

describe('paying', () => {
  const issued = async (minor = 6000) => {
    const peer = await stage.peer();
    const order = await stage.order(peer, { minor, shippedAt: '2026-01-05T00:00:00Z' });
    await issue(peer, '2026-01');
    return { peer, order, ...(await statementOf(peer)) };
  };
  const pay = (peer: Person, id: number) => stage.call(peer, '/Peer_Account/PayStatement', { Id: id });
  const paidOf = async (orderId: number) =>
    (await stage.database.sql('select paid_minor::int as paid from shop_order where id = $1', [orderId]))[0]!
      .paid;

  test('from the balance settles the statement and its orders, with the tax apart', async () => {
    const { peer, order, id } = await issued();
    await stage.database.sql('update peer_statement_order set tax_minor = 500 where order_id = $1', [
      order.id,
    ]);
    expect(await pay(peer, id)).toMatchObject({ Error: 'wallet.notEnough' });
    expect(await paidOf(order.id)).toBe(0);
    await someMoney(stage.database, stage.harbour, peer, { cash: 6001 });
    expect(await pay(peer, id)).toMatchObject({ Code: 200, Data: { State: 'paid', PaidBy: 'balance' } });
    expect(await paidOf(order.id)).toBe(6000);
    expect(await stage.balances(peer.id)).toMatchObject({ cash: 1 });
    const legs = await stage.database.sql(
      `select account, amount::int from entry join journal on journal.id = entry.journal_id
         and journal.tenant_id = entry.tenant_id
       where journal.key = $1 order by account`,
      [`statement ${id} paid`],
    );
    expect(legs.map(({ account, amount }) => [account, Math.abs(amount as number)])).toEqual([
      ['cash', 6000],
      ['revenue', 5500],
      ['tax', 500],
    ]);
    expect(await pay(peer, id)).toMatchObject({ Error: 'peer.statementOver' });
    expect(await stage.dataOf(peer, '/Peer_Account/GetTheData')).toMatchObject({ Owed: 0, DueAmount: 0 });
  });

  test('by bank is recorded with the number of a transfer, which pays one statement', async () => {
    const [one, two] = [await issued(), await issued()];
    expect(await bank(one.id, ' tr 1001 ', service)).toMatchObject({ Code: 403 });
    expect(await bank(one.id, 'TR1001', rival)).toMatchObject({ Code: 404 });
    expect(await bank(one.id, ' tr 1001 ')).toMatchObject({ Code: 200 });
    expect(await paidOf(one.order.id)).toBe(6000);
    expect(await bank(two.id, 'TR1001')).toMatchObject({ Error: 'peer.transferTaken' });
    expect(await paidOf(two.order.id)).toBe(0);
    const [clearing] = await stage.database.sql(
      `select sum(amount)::int as sum from entry where account = 'bankClearing' and tenant_id = 2`,
    );
    expect(Math.abs(clearing!.sum as number)).toBe(6000);
  });

  test('from the balance and by bank at once: one of them, thirty times', async () => {
    for (let round = 0; round < 30; round += 1) {
      const { peer, order, id } = await issued();
      await someMoney(stage.database, stage.harbour, peer, { cash: 10_000 });
      const replies = await Promise.all([
        pay(peer, id),
        bank(id, `RACE${round}`),
        pay(peer, id),
        bank(id, `RACE${round}B`),
      ]);
      expect(replies.filter(({ Success }) => Success)).toHaveLength(1);
      expect(replies.filter(({ Error }) => Error === 'peer.statementOver')).toHaveLength(3);
      expect(await paidOf(order.id)).toBe(6000);
      const isBank = replies[1]!.Success || replies[3]!.Success;
      expect(await stage.balances(peer.id)).toMatchObject({ cash: isBank ? 10_000 : 4000 });
    }
  }, 60_000);
});
