import { moveEarnings } from '@onehaul/domain/wallet/journals';
import { type AgentFixture, createAgentFixture } from '@onehaul/testing/agent-fixture';
import { aMember, anAgent } from '@onehaul/testing/member-builders';
import { aJournal } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: AgentFixture;
beforeAll(async () => {
  stage = await createAgentFixture();
});
afterAll(() => stage.close());

const topicsOf = async (memberId: number) =>
  (await stage.database.sql('select topic from outbox where member_id = $1 order by id', [memberId])).map(
    ({ topic }) => topic,
  );

describe('an order’s way through its earnings', () => {
  test('paid is pending, completed is confirmed for its days, then booked and told', async () => {
    const agent = await stage.agent({ levelBps: [1000], confirmDays: 7 });
    const friend = await stage.broughtBy(agent);
    const order = await stage.paidOrder(friend, 10_000);
    await stage.sweep();
    expect(await stage.earnings(order.id)).toEqual([
      {
        agent: agent.id,
        depth: 1,
        base: 10_000,
        minor: 1000,
        state: 'pending',
        voidFor: null,
        offset: 0,
        owed: 0,
      },
    ]);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 0 });

    await stage.step(order, 'complete');
    await stage.sweep();
    expect(await stage.earnings(order.id)).toMatchObject([{ minor: 1000, state: 'confirmed' }]);
    const [waits] = await stage.database.sql(
      `select abs(extract(epoch from available_at - completed_at) - 7 * 86400) < 1 as exact from earning
       join shop_order on shop_order.id = earning.order_id where order_id = $1`,
      [order.id],
    );
    expect(waits).toEqual({ exact: true });

    await stage.letDaysPass(order.id);
    await stage.sweep();
    expect(await stage.earnings(order.id)).toMatchObject([{ minor: 1000, state: 'available' }]);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 1000 });
    expect(await topicsOf(agent.id)).toContain('earningAvailable');
  });

  test('looking again, and two workers at once, change nothing more', async () => {
    const agent = await stage.agent();
    const order = await stage.paidOrder(await stage.broughtBy(agent), 5000);
    await stage.step(order, 'complete');
    await Promise.all([stage.sweep(), stage.sweep(), stage.sweep()]);
    await stage.letDaysPass(order.id);
    await Promise.all([stage.sweep(), stage.sweep(), stage.sweep()]);
    await stage.database.sql(
      `insert into order_task (tenant_id, shop_id, order_id, kind) values (2, $1, $2, 'earnings')`,
      [stage.harbour.id, order.id],
    );
    await stage.sweep();
    expect(await stage.earnings(order.id)).toHaveLength(1);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 500 });
    const told = (await topicsOf(agent.id)).filter((topic) => topic === 'earningAvailable');
    expect(told).toHaveLength(1);
    const left = await stage.database.sql(
      `select from order_task where kind = 'earnings' and done_at is null`,
    );
    expect(left).toHaveLength(0);
  });

  test('three agents up the chain by their own plans, a fourth not, together at most the freight', async () => {
    const fourth = await stage.agent({ levelBps: [1, 1, 1] });
    const third = await stage.agent({ levelBps: [1000, 500, 100] });
    const second = await stage.agent({ levelBps: [1000, 300] });
    const first = await stage.agent({ model: 'margin', wholesaleBps: 2000 });
    for (const [member, agent] of [
      [third, fourth],
      [second, third],
      [first, second],
    ]) {
      await stage.database.sql('update member set agent_id = $1 where id = $2', [agent!.id, member!.id]);
    }
    const order = await stage.paidOrder(await stage.broughtBy(first), 10_000);
    await stage.sweep();
    expect(await stage.earnings(order.id)).toMatchObject([
      { agent: first.id, depth: 1, minor: 2000 },
      { agent: second.id, depth: 2, minor: 300 },
      { agent: third.id, depth: 3, minor: 100 },
    ]);
  });

  test('a part refund before the earning is booked takes its part; the plan may change meanwhile', async () => {
    const agent = await stage.agent({ levelBps: [1000] });
    const order = await stage.paidOrder(await stage.broughtBy(agent), 10_000);
    await stage.sweep();
    await stage.database.sql(
      `update agent_plan set level_bps = '{5000}' where id = (select plan_id from agent where member_id = $1)`,
      [agent.id],
    );
    await stage.pay(order, -2501);
    await stage.sweep();
    expect(await stage.earnings(order.id)).toMatchObject([{ base: 7499, minor: 749, state: 'pending' }]);
    await stage.step(order, 'complete');
    await stage.pay(order, -499);
    await stage.sweep();
    expect(await stage.earnings(order.id)).toMatchObject([{ base: 7000, minor: 700, state: 'confirmed' }]);
  });

  test('by kilograms billed', async () => {
    const agent = await stage.agent({ model: 'perKilogram', kilogramMinor: 200 });
    const order = await stage.paidOrder(await stage.broughtBy(agent), 10_000);
    await stage.sweep();
    const [{ grams }] = (await stage.database.sql(
      `select (bill -> 'weighed' ->> 'billed')::int as grams from shop_order where id = $1`,
      [order.id],
    )) as [{ grams: number }];
    expect(await stage.earnings(order.id)).toMatchObject([{ minor: Math.floor((200 * grams) / 1000) }]);
  });

  test('an order that comes to nothing before takes everything back without the ledger', async () => {
    const agent = await stage.agent();
    const order = await stage.paidOrder(await stage.broughtBy(agent), 10_000);
    await stage.sweep();
    await stage.pay(order, -10_000);
    await stage.sweep();
    expect(await stage.earnings(order.id)).toMatchObject([{ minor: 1000, state: 'reversed', owed: 0 }]);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 0 });
  });

  test('an earning whose order has news is not booked before these are heard', async () => {
    const agent = await stage.agent();
    const order = await stage.paidOrder(await stage.broughtBy(agent), 10_000);
    await stage.step(order, 'complete');
    await stage.sweep();
    await stage.letDaysPass(order.id);
    await stage.pay(order, -10_000);
    await stage.sweep();
    expect(await stage.earnings(order.id)).toMatchObject([{ state: 'reversed' }]);
    const booked = await stage.database.sql(
      `select from journal where kind = 'commissionEarned' and subject_id =
      (select id from earning where order_id = $1)`,
      [order.id],
    );
    expect(booked).toHaveLength(0);
  });
});

/** An order whose 10% earning is booked. */
async function booked(agent: { id: number }, totalMinor: number) {
  const order = await stage.paidOrder(await stage.broughtBy(agent), totalMinor);
  await stage.step(order, 'complete');
  await stage.sweep();
  await stage.letDaysPass(order.id);
  await stage.sweep();
  return order;
}
const move = (agentId: number, minor: number) =>
  aJournal(stage.database, stage.harbour, moveEarnings(agentId, minor));

describe('what was booked and is taken back', () => {
  test('leaves the account as if it had never been', async () => {
    const agent = await stage.agent();
    const order = await booked(agent, 10_000);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 1000 });
    await stage.pay(order, -10_000);
    await stage.sweep();
    expect(await stage.earnings(order.id)).toMatchObject([{ state: 'reversed', owed: 0 }]);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 0 });
  });

  test('and was withdrawn is owed: the next earnings pay it first, to the fen', async () => {
    const agent = await stage.agent();
    const order = await booked(agent, 10_000);
    await move(agent.id, 700);
    await stage.pay(order, -10_000);
    await stage.sweep();
    expect(await stage.earnings(order.id)).toMatchObject([{ state: 'reversed', owed: 700 }]);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 0, cash: 700 });

    const second = await booked(agent, 4000);
    expect(await stage.earnings(second.id)).toMatchObject([{ state: 'available', minor: 400, offset: 400 }]);
    expect(await stage.earnings(order.id)).toMatchObject([{ owed: 300 }]);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 0 });

    const third = await booked(agent, 5000);
    expect(await stage.earnings(third.id)).toMatchObject([{ state: 'available', minor: 500, offset: 300 }]);
    expect(await stage.earnings(order.id)).toMatchObject([{ owed: 0 }]);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 200 });
    // The shop's net cost equals the earnings of the two remaining orders: 400 + 500.
    const [{ cost }] = (await stage.database.sql(
      `select sum(entry.amount)::int as cost from entry join journal on journal.id = entry.journal_id
       where entry.owner_id = $1 and journal.kind in ('commissionEarned', 'commissionTakenBack')`,
      [agent.id],
    )) as [{ cost: number }];
    expect(cost).toBe(900);
  });

  test('one that paid a debt and is taken back itself is owed in full again', async () => {
    const agent = await stage.agent();
    const first = await booked(agent, 10_000);
    await move(agent.id, 1000);
    await stage.pay(first, -10_000);
    await stage.sweep();
    const second = await booked(agent, 6000);
    expect(await stage.earnings(second.id)).toMatchObject([{ minor: 600, offset: 600 }]);
    await stage.pay(second, -6000);
    await stage.sweep();
    expect(await stage.earnings(second.id)).toMatchObject([{ state: 'reversed', owed: 600 }]);
    expect(await stage.earnings(first.id)).toMatchObject([{ owed: 400 }]);
    // The withdrawal took 1000, and all of it is owed.
    const third = await booked(agent, 20_000);
    expect(await stage.earnings(third.id)).toMatchObject([{ minor: 2000, offset: 1000 }]);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 1000, cash: 1000 });
  });

  test('of two agents each is taken back in a transaction of its own', async () => {
    const upper = await stage.agent({ levelBps: [1000, 500] });
    const agent = await stage.agent();
    await stage.database.sql('update member set agent_id = $1 where id = $2', [upper.id, agent.id]);
    const order = await booked(agent, 10_000);
    expect(await stage.earnings(order.id)).toMatchObject([{ state: 'available' }, { state: 'available' }]);
    await stage.pay(order, -10_000);
    await stage.sweep();
    expect(await stage.earnings(order.id)).toMatchObject([{ state: 'reversed' }, { state: 'reversed' }]);
    expect((await stage.balances(upper.id)).earnings + (await stage.balances(agent.id)).earnings).toBe(0);
  });
});

describe('the most one member brings in a month', () => {
  test('cuts an earning, ends with nothing, and comes back when one of them is reversed', async () => {
    const agent = await stage.agent({ sourceMonthMinor: 1500 });
    const friend = await stage.broughtBy(agent);
    const first = await stage.paidOrder(friend, 10_000);
    await stage.sweep();
    const second = await stage.paidOrder(friend, 10_000);
    await stage.sweep();
    const third = await stage.paidOrder(friend, 10_000);
    await stage.sweep();
    expect(await stage.earnings(first.id)).toMatchObject([{ minor: 1000, state: 'pending' }]);
    expect(await stage.earnings(second.id)).toMatchObject([{ minor: 500, state: 'pending' }]);
    expect(await stage.earnings(third.id)).toMatchObject([{ minor: 0, state: 'void', voidFor: 'overMost' }]);
    await stage.pay(first, -10_000);
    await stage.step(second, 'complete');
    await stage.sweep();
    expect(await stage.earnings(second.id)).toMatchObject([{ minor: 1000, state: 'confirmed' }]);
  });

  test('counts each member and each month for itself', async () => {
    const agent = await stage.agent({ sourceMonthMinor: 1000 });
    const friend = await stage.broughtBy(agent);
    const before = await stage.paidOrder(friend, 10_000);
    await stage.sweep();
    await stage.database.sql(
      `update earning set created_at = now() - interval '40 days' where order_id = $1`,
      [before.id],
    );
    const now = await stage.paidOrder(friend, 10_000);
    const others = await stage.paidOrder(await stage.broughtBy(agent), 10_000);
    await stage.sweep();
    expect(await stage.earnings(now.id)).toMatchObject([{ minor: 1000 }]);
    expect(await stage.earnings(others.id)).toMatchObject([{ minor: 1000 }]);
  });

  test('holds against many orders at once', async () => {
    const agent = await stage.agent({ sourceMonthMinor: 2500 });
    const friend = await stage.broughtBy(agent);
    for (let count = 0; count < 8; count += 1) await stage.paidOrder(friend, 10_000);
    await Promise.all(Array.from({ length: 4 }, () => stage.sweep()));
    const [{ sum }] = (await stage.database.sql(
      `select sum(minor)::int as sum from earning where agent_id = $1 and state = 'pending'`,
      [agent.id],
    )) as [{ sum: number }];
    expect(sum).toBe(2500);
  });
});

describe('whose orders earn nothing', () => {
  test('a shop that switched agents off writes nothing, and another shop’s sweep sees nothing', async () => {
    const agent = await stage.agent();
    const friend = await stage.broughtBy(agent);
    await stage.database.sql(`update shop set modules = '{consolidation}' where id = $1`, [stage.harbour.id]);
    const order = await stage.paidOrder(friend);
    await stage.sweep(3);
    expect(await stage.earnings(order.id)).toEqual([]);
    await stage.sweep();
    expect(await stage.earnings(order.id)).toEqual([]);
    await stage.database.sql(`update shop set modules = '{consolidation,agent}' where id = $1`, [
      stage.harbour.id,
    ]);
  });

  test('an agent who only applied, or was refused, earns nothing', async () => {
    const applied = await aMember(stage.database, stage.harbour);
    await anAgent(stage.database, stage.harbour, applied.id, { state: 'applied' });
    const order = await stage.paidOrder(await stage.broughtBy(applied));
    await stage.sweep();
    expect(await stage.earnings(order.id)).toEqual([]);
  });
});
