import { randomUUID } from 'node:crypto';
import { type AgentFixture, createAgentFixture } from '@onehaul/testing/agent-fixture';
import { aMember, type TestMember } from '@onehaul/testing/member-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: AgentFixture;
beforeAll(async () => {
  stage = await createAgentFixture();
});
afterAll(() => stage.close());

let phones = 13_900_000_000;
const newPhone = () => String((phones += 1));

/** Outcome of a newly paid order of the referred member. */
async function outcome(friend: TestMember) {
  const order = await stage.paidOrder(friend);
  await stage.sweep();
  const rows = await stage.earnings(order.id);
  return { order, rows };
}
const voidFor = (reason: string) => [{ state: 'void', voidFor: reason, minor: 0 }];
const earns = [{ state: 'pending', voidFor: null, minor: 1000 }];

const aSignIn = (
  member: { id: number },
  draft: { browser?: string; address?: string; daysAgo?: number } = {},
) => {
  const { browser = 'Chrome 156 on Windows', address = '203.0.113.50', daysAgo = 1 } = draft;
  return stage.database.sql(
    `insert into session (tenant_id, shop_id, id, member_id, method, refresh_hash, expires_at, browser, address,
       created_at, refreshed_at)
     values (2, $1, $2, $3, 'password', '', now() + interval '1 day', $4, $5,
       now() - make_interval(days => $6), now() - make_interval(days => $6))`,
    [stage.harbour.id, randomUUID(), member.id, browser, address, daysAgo],
  );
};
const aCard = (member: { id: number }, print: string, isRemoved = false) =>
  stage.database.sql(
    `insert into bank_card (tenant_id, shop_id, member_id, holder, bank_name, number_sealed, number_tail, number_print,
       is_removed)
     values (2, $1, $2, 'A', 'B', '', '1234', $3, $4)`,
    [stage.harbour.id, member.id, Buffer.from(print), isRemoved],
  );

describe('S57: a buyer who looks like the agent brings nothing', () => {
  test('two people who share nothing do', async () => {
    const agent = await stage.agent({}, { countryId: 156, phoneNumber: newPhone() });
    const { rows } = await outcome(await stage.broughtBy(agent, { countryId: 156, phoneNumber: newPhone() }));
    expect(rows).toMatchObject(earns);
  });

  test('the same number, whether it was proved or only claimed', async () => {
    for (const isPhoneProved of [true, false]) {
      const phoneNumber = newPhone();
      const agent = await stage.agent({}, { countryId: 156, phoneNumber, isPhoneProved });
      const { rows } = await outcome(await stage.broughtBy(agent, { countryId: 156, phoneNumber }));
      expect(rows).toMatchObject(voidFor('samePhone'));
    }
  });

  test('the number of a sub-account', async () => {
    const phoneNumber = newPhone();
    const agent = await stage.agent();
    await aMember(stage.database, stage.harbour, { mainId: agent.id, countryId: 156, phoneNumber });
    const { rows } = await outcome(await stage.broughtBy(agent, { countryId: 156, phoneNumber }));
    expect(rows).toMatchObject(voidFor('samePhone'));
  });

  test('an own account: the agent is the buyer, or one of the buyer’s sub-accounts', async () => {
    const agent = await stage.agent();
    await stage.database.sql('update member set agent_id = id where id = $1', [agent.id]);
    expect((await outcome(agent)).rows).toMatchObject(voidFor('ownAccount'));
    const buyer = await aMember(stage.database, stage.harbour);
    const sub = await stage.agent();
    await stage.database.sql('update member set main_id = $1, pay_limit_cents = 0 where id = $2', [
      buyer.id,
      sub.id,
    ]);
    await stage.database.sql('update member set agent_id = $1 where id = $2', [sub.id, buyer.id]);
    expect((await outcome(buyer)).rows).toMatchObject(voidFor('ownAccount'));
  });

  test('the same card, also one that was taken away again', async () => {
    const agent = await stage.agent();
    const friend = await stage.broughtBy(agent);
    await aCard(agent, 'print-1', true);
    await aCard(friend, 'print-1');
    expect((await outcome(friend)).rows).toMatchObject(voidFor('sameCard'));
  });

  test('a card that turns up while the earning waits', async () => {
    const agent = await stage.agent();
    const friend = await stage.broughtBy(agent);
    const { order, rows } = await outcome(friend);
    expect(rows).toMatchObject(earns);
    await stage.step(order, 'complete');
    await stage.sweep();
    await aCard(agent, 'print-2');
    await aCard(friend, 'print-2');
    await stage.letDaysPass(order.id);
    await stage.sweep();
    expect(await stage.earnings(order.id)).toMatchObject(voidFor('sameCard'));
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 0 });
  });

  test('one browser at one address within thirty days', async () => {
    const agent = await stage.agent();
    const friend = await stage.broughtBy(agent);
    await aSignIn(agent, { address: '203.0.113.60' });
    await aSignIn(friend, { address: '203.0.113.60', daysAgo: 20 });
    expect((await outcome(friend)).rows).toMatchObject(voidFor('sameDevice'));
  });

  test('but not another browser, another address, or longer ago', async () => {
    const differences = [
      { browser: 'Firefox 120 on Linux', address: '203.0.113.61' },
      { address: '203.0.113.62' },
      { address: '203.0.113.61', daysAgo: 31 },
    ];
    for (const draft of differences) {
      const agent = await stage.agent();
      const friend = await stage.broughtBy(agent);
      await aSignIn(agent, { address: '203.0.113.61' });
      await aSignIn(friend, draft);
      expect((await outcome(friend)).rows, JSON.stringify(draft)).toMatchObject(earns);
      await stage.database.sql('delete from session');
    }
  });

  test('nor at an address where many people of the shop sign in', async () => {
    const agent = await stage.agent();
    const friend = await stage.broughtBy(agent);
    const address = '203.0.113.63';
    await aSignIn(agent, { address });
    await aSignIn(friend, { address });
    for (let count = 0; count < 3; count += 1) {
      await aSignIn(await aMember(stage.database, stage.harbour), { address });
    }
    expect((await outcome(friend)).rows).toMatchObject(earns);
  });

  test('a ring: nobody in it earns', async () => {
    const [one, two] = [
      await stage.agent({ levelBps: [1000, 500] }),
      await stage.agent({ levelBps: [1000, 500] }),
    ];
    const bind = (member: TestMember, agent: TestMember) =>
      stage.database.sql('update member set agent_id = $1 where id = $2', [agent.id, member.id]);
    await bind(one, two);
    await bind(two, one);
    const { rows } = await outcome(one);
    expect(rows).toMatchObject([{ agent: two.id, state: 'void', voidFor: 'ring' }, { state: 'void' }]);
    expect(await stage.balances(two.id)).toMatchObject({ earnings: 0 });
  });

  test('an agent the shop has suspended; what waited goes on waiting', async () => {
    const agent = await stage.agent();
    const friend = await stage.broughtBy(agent);
    const before = await outcome(friend);
    await stage.database.sql(`update agent set state = 'suspended' where member_id = $1`, [agent.id]);
    expect((await outcome(friend)).rows).toMatchObject(voidFor('suspended'));
    await stage.step(before.order, 'complete');
    await stage.sweep();
    await stage.letDaysPass(before.order.id);
    await stage.sweep();
    expect(await stage.earnings(before.order.id)).toMatchObject([{ state: 'confirmed' }]);
    await stage.database.sql(`update agent set state = 'active' where member_id = $1`, [agent.id]);
    await stage.sweep();
    expect(await stage.earnings(before.order.id)).toMatchObject([{ state: 'available' }]);
  });
});
