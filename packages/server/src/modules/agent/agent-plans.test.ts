import { type AgentFixture, createAgentFixture } from '@onehaul/testing/agent-fixture';
import { aMember } from '@onehaul/testing/member-builders';
import { createRowCounter } from '@onehaul/testing/row-counter';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { earningsForStaff } from './agent-desk.repository.ts';
import { earningPage, referredPage } from './agent.repository.ts';
import { earnedInMonth, dueEarnings, lockEarningsOf, debtsOfAgent } from './earning.repository.ts';

/** 20,000 earnings of two agents, and as many members. */
let stage: AgentFixture;
let agent: { id: number; code: string };
let buyer: { id: number };
let orderId: number;
beforeAll(async () => {
  stage = await createAgentFixture();
  agent = await stage.agent();
  const other = await stage.agent();
  buyer = await stage.broughtBy(agent);
  const order = await stage.order(await aMember(stage.database, stage.harbour));
  orderId = order.id;
  const { sql } = stage.database;
  await sql('set session_replication_role = replica');
  await sql(
    `insert into earning (tenant_id, shop_id, order_id, agent_id, buyer_id, depth, plan_id, base_minor, minor, state,
       available_at, void_for)
     select 2, $1, $4 + n, case when n % 2 = 0 then $2::int else $3::int end, $5::int + n % 500, 1, 1, 100, 10,
       case when n % 50 = 0 then 'confirmed' else 'pending' end, now() + interval '1 day', null
     from generate_series(0, 19999) n`,
    [stage.harbour.id, agent.id, other.id, orderId, buyer.id],
  );
  await sql(
    `insert into member (tenant_id, shop_id, code, username, username_key, language, agent_id)
     select 2, $1, 'X' || n, 'x' || n, 'x' || n, 'en', $2 from generate_series(1, 20000) n`,
    [stage.harbour.id, agent.id],
  );
  await sql('set session_replication_role = default');
  await sql('vacuum analyze earning');
  await sql('vacuum analyze member');
}, 90_000);
afterAll(() => stage.close());

const readOf = (table: string) => createRowCounter(() => stage.database, [table]);

test('a page, a month, a debt and what is due look at few earnings', async () => {
  const { id: shopId } = stage.harbour;
  const reader = { shopId, language: 'en', fallback: 'en', memberId: agent.id } as const;
  const page = { limit: 20, offset: 0 };
  const at = { timeZone: 'Asia/Shanghai', at: new Date() };
  const desk = { shopId: null, search: '', voidFor: null, ...page };
  expect({
    page: await readOf('earning')(earningPage, { ...reader, ...page, state: null }),
    state: await readOf('earning')(earningPage, { ...reader, ...page, state: 'confirmed' }),
    desk: await readOf('earning')(earningsForStaff, { ...desk, state: null }),
    order: await readOf('earning')(lockEarningsOf, { shopId, orderId }),
    owed: await readOf('earning')(debtsOfAgent, { shopId, agentId: agent.id }),
    due: await readOf('earning')(dueEarnings, { limit: 50 }),
    month: await readOf('earning')(earnedInMonth, {
      shopId,
      agentId: agent.id,
      buyerId: buyer.id,
      exceptId: 0,
      ...at,
    }),
  }).toSatisfy((read: Record<string, number>) => {
    const most = { page: 60, state: 60, desk: 60, order: 2, owed: 1, due: 1, month: 60 };
    const over = Object.entries(most).filter(([name, rows]) => read[name]! > rows);
    if (over.length > 0) console.log(read);
    return over.length === 0;
  });
});

test('a page of the members an agent brought looks at those', async () => {
  const given = { shopId: stage.harbour.id, memberId: agent.id, limit: 20, offset: 0 };
  expect(await readOf('member')(referredPage, given)).toBeLessThanOrEqual(40);
});
