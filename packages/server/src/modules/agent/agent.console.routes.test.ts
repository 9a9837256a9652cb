import type { Role } from '@onehaul/domain/staff/role';
import { earnCommission, moveEarnings } from '@onehaul/domain/wallet/journals';
import { type AgentFixture, createAgentFixture } from '@onehaul/testing/agent-fixture';
import { aShop } from '@onehaul/testing/builders';
import { aMember, anAgent, aStaffMember } from '@onehaul/testing/member-builders';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { aJournal } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Call = ReturnType<typeof staffCaller>;
let stage: AgentFixture;
let api: TestApi;
let finance: Call;
let service: Call;
let rival: Call;

async function person(tenantId: number, role: Role): Promise<Call> {
  const email = `${role}-${tenantId}@agents.test`;
  const account = await aStaffMember(stage.database, tenantId, { roles: [role], email });
  return staffCaller(api, (await signInStaff(api, account)).cookie);
}
beforeAll(async () => {
  stage = await createAgentFixture();
  api = await createTestApi(stage.database);
  finance = await person(2, 'finance');
  service = await person(2, 'service');
  rival = await person(3, 'finance');
});
afterAll(async () => {
  await api.close();
  await stage.close();
});

const answer = async (call: Call, path: string, body: object = {}) => (await call(path, body)).body;
const dataOf = async (call: Call, path: string, body: object = {}) =>
  (await answer(call, path, body)).Data as Record<string, unknown>;
const agentRow = async (memberId: number) =>
  (
    await stage.database.sql('select state, plan_id as plan, reason from agent where member_id = $1', [
      memberId,
    ])
  )[0];
const plan = {
  names: { en: 'Standard', vi: '' },
  model: 'percent',
  levelBps: [1000, 200],
  kilogramMinor: 0,
  wholesaleBps: 0,
  confirmDays: 7,
  sourceMonthMinor: 50_000,
  isActive: true,
};
const aPlan = async () =>
  (await dataOf(finance, 'agent-plans/save', { shopId: stage.harbour.id, ...plan })).id as number;
async function applicant() {
  const member = await aMember(stage.database, stage.harbour);
  await stage.database.sql(
    `insert into agent (tenant_id, shop_id, member_id, words) values (2, $1, $2, 'please')`,
    [stage.harbour.id, member.id],
  );
  return { ...member, which: { shopId: stage.harbour.id, id: member.id } };
}

describe('applications', () => {
  test('wait with the longest first, and are answered with a plan or a reason; both are told and noted', async () => {
    const planId = await aPlan();
    const [one, two] = [await applicant(), await applicant()];
    const waiting = await dataOf(finance, 'agents/list', {});
    expect(waiting).toMatchObject({
      items: [{ id: one.id, words: 'please', state: 'applied' }, { id: two.id }],
      counts: [{ state: 'applied', count: 2 }],
    });
    expect(await answer(finance, 'agents/approve', { ...one.which, planId })).toMatchObject({ Code: 200 });
    expect(await answer(finance, 'agents/refuse', { ...two.which, reason: 'later' })).toMatchObject({
      Code: 200,
    });
    expect(await agentRow(one.id)).toEqual({ state: 'active', plan: planId, reason: '' });
    expect(await agentRow(two.id)).toEqual({ state: 'refused', plan: null, reason: 'later' });
    const told = await stage.database.sql(
      `select member_id as member, topic from outbox where topic like 'agent%' and member_id = any($1) order by id`,
      [[one.id, two.id]],
    );
    expect(told).toEqual([
      { member: one.id, topic: 'agentApproved' },
      { member: two.id, topic: 'agentRefused' },
    ]);
    const noted = await stage.database.sql(`select act from audit where subject = 'agent' order by id`);
    expect(noted.map(({ act }) => act)).toEqual(['agents/approve', 'agents/refuse']);
  });

  test('are decided once, however many decide at that moment', async () => {
    const planId = await aPlan();
    const { which, id } = await applicant();
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => answer(finance, 'agents/approve', { ...which, planId })),
    );
    expect(replies.map(({ Code }) => Code).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await agentRow(id)).toMatchObject({ state: 'active' });
  });

  test('need a plan of the same shop that is offered', async () => {
    const { which, id } = await applicant();
    const foreign = await aMember(stage.database, stage.rival);
    const { planId: foreignPlan } = await anAgent(stage.database, stage.rival, foreign.id);
    const sister = await aShop(stage.database, { tenantId: 2, host: 'sister.test', modules: ['agent'] });
    const sisterMember = await aMember(stage.database, sister);
    const { planId: sisterPlan } = await anAgent(stage.database, sister, sisterMember.id);
    const idle = await aPlan();
    await answer(finance, 'agent-plans/save', {
      shopId: stage.harbour.id,
      id: idle,
      ...plan,
      isActive: false,
    });
    for (const planId of [foreignPlan, sisterPlan, idle, 999_999]) {
      expect(await answer(finance, 'agents/approve', { ...which, planId })).toMatchObject({ Code: 404 });
    }
    expect(await agentRow(id)).toMatchObject({ state: 'applied' });
  });

  test('are read by customer service and decided by others', async () => {
    const { which } = await applicant();
    expect(await answer(service, 'agents/list', {})).toMatchObject({ Code: 200 });
    expect(await answer(service, 'agents/refuse', { ...which, reason: 'x' })).toMatchObject({ Code: 403 });
  });
});

describe('agents', () => {
  test('are suspended with a reason, restored, and given another plan', async () => {
    const agent = await stage.agent();
    const which = { shopId: stage.harbour.id, id: agent.id };
    await answer(finance, 'agents/suspend', { ...which, reason: 'looks odd' });
    expect(await agentRow(agent.id)).toMatchObject({ state: 'suspended', reason: 'looks odd' });
    expect(await answer(finance, 'agents/suspend', { ...which, reason: 'again' })).toMatchObject({
      Code: 409,
    });
    await answer(finance, 'agents/restore', which);
    const planId = await aPlan();
    expect(await answer(finance, 'agents/setPlan', { ...which, planId })).toMatchObject({ Code: 200 });
    expect(await agentRow(agent.id)).toEqual({ state: 'active', plan: planId, reason: '' });
  });

  test('of another company are not there: neither in lists nor by their number', async () => {
    const { which, id } = await applicant();
    const planId = await aPlan();
    for (const [path, more] of [
      ['agents/approve', { planId }],
      ['agents/refuse', { reason: 'x' }],
      ['agents/suspend', { reason: 'x' }],
      ['agents/restore', {}],
      ['agents/setPlan', { planId }],
    ] as const) {
      expect(await answer(rival, path, { ...which, ...more }), path).toMatchObject({ Code: 404 });
    }
    expect(await agentRow(id)).toMatchObject({ state: 'applied' });
    expect(await dataOf(rival, 'agents/list', { state: 'applied' })).toMatchObject({ items: [], total: 0 });
    expect((await dataOf(rival, 'agent-plans/list')).items).toHaveLength(1);
    expect(
      await answer(rival, 'agent-plans/save', { shopId: stage.harbour.id, id: planId, ...plan }),
    ).toMatchObject({ Code: 404 });
    expect(await answer(rival, 'agent-plans/save', { shopId: stage.harbour.id, ...plan })).toMatchObject({
      Code: 404,
    });
  });

  test('are found by their code, with what they brought', async () => {
    const agent = await stage.agent();
    const order = await stage.paidOrder(await stage.broughtBy(agent), 10_000);
    await stage.sweep();
    const found = await dataOf(finance, 'agents/list', { state: 'active', search: agent.code.toLowerCase() });
    expect(found).toMatchObject({ total: 1, items: [{ id: agent.id, memberCount: 1, waitingMinor: 1000 }] });
    const earnings = await dataOf(finance, 'earnings/list', { search: order.number });
    expect(earnings).toMatchObject({
      total: 1,
      items: [{ agentCode: agent.code, minor: 1000, state: 'pending' }],
    });
    expect(await dataOf(finance, 'earnings/list', { search: order.number, state: 'void' })).toMatchObject({
      total: 0,
    });
    expect(await dataOf(rival, 'earnings/list', {})).toMatchObject({ total: 0, items: [] });
  });
});

describe('plans', () => {
  test('pay something, and not more than the whole freight', async () => {
    const save = (more: object) =>
      answer(finance, 'agent-plans/save', { shopId: stage.harbour.id, ...plan, ...more });
    for (const wrong of [
      { levelBps: [] },
      { levelBps: [9000, 2000] },
      { levelBps: [1, 1, 1, 1] },
      { model: 'perKilogram' },
      { model: 'margin' },
      { names: {} },
      { names: { en: ' ' } },
      { confirmDays: 366 },
      { sourceMonthMinor: 0 },
    ]) {
      expect(await save(wrong), JSON.stringify(wrong)).toMatchObject({ Code: 400, Error: 'input.invalid' });
    }
    expect(await save({ model: 'margin', wholesaleBps: 1200 })).toMatchObject({ Code: 200 });
  });

  test('of a shop without agents are not made', async () => {
    // Another shop of the tenant still has the agent module.
    await aShop(stage.database, { tenantId: 3, host: 'rival-two.test', modules: ['agent'] });
    await stage.database.sql(`update shop set modules = '{}' where id = $1`, [stage.rival.id]);
    expect(await answer(rival, 'agent-plans/save', { shopId: stage.rival.id, ...plan })).toMatchObject({
      Code: 404,
    });
    await stage.database.sql(`update shop set modules = '{agent}' where id = $1`, [stage.rival.id]);
  });
});

test('a settlement has what became available, was taken back and moved in the month, and what is payable now', async () => {
  const agent = await stage.agent();
  const [kept, undone] = [
    await stage.paidOrder(await stage.broughtBy(agent), 10_000),
    await stage.paidOrder(await stage.broughtBy(agent), 5000),
  ];
  for (const order of [kept, undone]) await stage.step(order, 'complete');
  await stage.sweep();
  for (const order of [kept, undone]) await stage.letDaysPass(order.id);
  await stage.sweep();
  await stage.pay(undone, -5000);
  await stage.sweep();
  await aJournal(stage.database, stage.harbour, moveEarnings(agent.id, 300));
  await stage.database.sql(
    'insert into earning_move (tenant_id, shop_id, agent_id, minor) values (2, $1, $2, 300)',
    [stage.harbour.id, agent.id],
  );
  const [{ month }] = (await stage.database.sql(
    `select to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM') as month`,
  )) as [{ month: string }];
  const rowOf = async (call: Call, asked: string) =>
    (
      (await dataOf(call, 'earnings/settlement', { month: asked, pageRows: 100 })).items as {
        agentId: number;
      }[]
    ).find(({ agentId }) => agentId === agent.id);
  expect(await rowOf(finance, month)).toMatchObject({
    earnedMinor: 1500,
    reversedMinor: 500,
    movedMinor: 300,
    payableMinor: 700,
  });
  expect(await rowOf(finance, '2020-01')).toMatchObject({ earnedMinor: 0, movedMinor: 0, payableMinor: 700 });
  expect(await rowOf(rival, month)).toBeUndefined();
  await aJournal(stage.database, stage.harbour, earnCommission(agent.id, 1));
  const sheet = await dataOf(finance, 'earnings/exportSettlement', { month });
  expect(sheet).toMatchObject({ name: `agents-${month}.xlsx` });
  expect(
    Buffer.from(sheet.content as string, 'base64')
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});
