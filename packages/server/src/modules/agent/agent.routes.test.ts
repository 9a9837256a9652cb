import { randomUUID } from 'node:crypto';
import { earnCommission } from '@onehaul/domain/wallet/journals';
import { type AgentFixture, createAgentFixture } from '@onehaul/testing/agent-fixture';
import { aShop } from '@onehaul/testing/builders';
import { aMember, anAgent, aProof } from '@onehaul/testing/member-builders';
import { sendTogether } from '@onehaul/testing/raw-http';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { aJournal } from '@onehaul/testing/wallet-builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let stage: AgentFixture;
let api: TestApi;
beforeAll(async () => {
  stage = await createAgentFixture();
  api = await createTestApi(stage.database);
});
afterAll(async () => {
  await api.close();
  await stage.close();
});

type Person = { readonly id: number };
const call = async (member: Person, path: string, body: object = {}, key: string = randomUUID()) =>
  (
    await api.post('harbour.test', path, body, {
      authorization: `Bearer ${stage.harbour.id}:${member.id}`,
      'idempotency-key': key,
    })
  ).body;
const dataOf = async (member: Person, path: string, body: object = {}) =>
  (await call(member, path, body)).Data as Record<string, unknown>;
const withdraw = (member: Person, body: object = {}, key?: string) =>
  call(member, '/Client_Info/AgentEarningsWithdraw', body, key);
const earned = (member: Person, minor: number) =>
  aJournal(stage.database, stage.harbour, earnCommission(member.id, minor));

describe('becoming an agent', () => {
  test('is asked for once, and again after a refusal', async () => {
    const amy = await aMember(stage.database, stage.harbour);
    expect(await dataOf(amy, '/Client_Info/GetClientAgent')).toMatchObject({ State: 'none', Figures: null });
    expect(await call(amy, '/Client_Agent/Apply', { Words: ' I know sellers ' })).toMatchObject({
      Code: 200,
    });
    expect(await dataOf(amy, '/Client_Info/GetClientAgent')).toMatchObject({
      State: 'applied',
      Words: 'I know sellers',
      AgentCode: amy.code,
      Figures: null,
    });
    expect(await call(amy, '/Client_Agent/Apply', { Words: 'again' })).toMatchObject({
      Error: 'agent.alreadyApplied',
    });
    await stage.database.sql(`update agent set state = 'refused', reason = 'later' where member_id = $1`, [
      amy.id,
    ]);
    expect(await call(amy, '/Client_Agent/Apply', { Words: 'again' })).toMatchObject({ Code: 200 });
    expect(await dataOf(amy, '/Client_Info/GetClientAgent')).toMatchObject({ State: 'applied', Reason: '' });
  });

  test('of fifty at once one application is kept', async () => {
    const amy = await aMember(stage.database, stage.harbour);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => call(amy, '/Client_Agent/Apply', { Words: 'me' })),
    );
    expect(replies.filter(({ Success }) => Success)).toHaveLength(1);
  });

  test('an agent and one who is suspended do not apply', async () => {
    for (const state of ['active', 'suspended']) {
      const amy = await stage.agent({ state });
      expect(await call(amy, '/Client_Agent/Apply', { Words: 'me' })).toMatchObject({
        Error: 'agent.alreadyApplied',
      });
    }
  });

  test('the agent centre is shut to others, to sub-accounts, and where the shop has no agents (403)', async () => {
    const amy = await aMember(stage.database, stage.harbour);
    for (const path of ['GetMemberPage', 'GetEarningPage', 'GetStatistics']) {
      expect(await call(amy, `/Client_Agent/${path}`)).toMatchObject({ Code: 403, Error: 'agent.notAgent' });
    }
    expect(await withdraw(amy)).toMatchObject({ Code: 403, Error: 'agent.notAgent' });
    const agent = await stage.agent();
    const headers = { authorization: `Bearer ${stage.harbour.id}:${agent.id}:sub` };
    const { body } = await api.post('harbour.test', '/Client_Info/GetClientAgent', {}, headers);
    expect(body).toMatchObject({ Code: 403 });
    const plain = await aShop(stage.database, { tenantId: 4, host: 'plain.test' });
    const there = await aMember(stage.database, plain, { isAgent: true });
    const reply = await api.post(
      'plain.test',
      '/Client_Info/GetClientAgent',
      {},
      {
        authorization: `Bearer ${plain.id}:${there.id}`,
      },
    );
    expect(reply.body).toMatchObject({ Code: 403, Error: 'access.moduleOff' });
  });
});

describe('withdrawing to the balance', () => {
  test('S58: fifty at once for the whole, with keys of their own: one gets it', async () => {
    const agent = await stage.agent();
    await earned(agent, 12_345);
    const replies = await Promise.all(Array.from({ length: 50 }, () => withdraw(agent)));
    expect(replies.filter(({ Success }) => Success)).toHaveLength(1);
    expect(replies.filter(({ Error }) => Error === 'agent.nothingAvailable')).toHaveLength(49);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 0, cash: 12_345 });
  });

  test('S58: the same with the amount named, where nobody looks into the account first', async () => {
    const agent = await stage.agent();
    await earned(agent, 10_000);
    const replies = await Promise.all(Array.from({ length: 50 }, () => withdraw(agent, { Money: 100 })));
    expect(replies.filter(({ Success }) => Success)).toHaveLength(1);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 0, cash: 10_000 });
  });

  test('S58: fifty requests whose last bytes leave together, over the wire: one gets it', async () => {
    const agent = await stage.agent();
    await earned(agent, 20_000);
    const port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port);
    const replies = await sendTogether(
      port,
      Array.from({ length: 50 }, () => {
        const body = JSON.stringify({ Money: 200 });
        return [
          'POST /api/Client_Info/AgentEarningsWithdraw HTTP/1.1',
          'host: harbour.test',
          `authorization: Bearer ${stage.harbour.id}:${agent.id}`,
          `idempotency-key: ${randomUUID()}`,
          'content-type: application/json',
          `content-length: ${body.length}`,
          'connection: close',
          '',
          body,
        ].join('\r\n');
      }),
    );
    const won = replies.filter(({ text }) => (JSON.parse(text) as { Success: boolean }).Success);
    expect(replies).toHaveLength(50);
    expect(won).toHaveLength(1);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 0, cash: 20_000 });
  });

  test('the same key is the same answer, and moves nothing again', async () => {
    const agent = await stage.agent();
    await earned(agent, 5000);
    const key = randomUUID();
    const first = await withdraw(agent, { Money: 20 }, key);
    expect(first).toMatchObject({ Data: { Money: 20, AvailableMinor: 30 } });
    expect((await withdraw(agent, { Money: 20 }, key)).Data).toEqual(first.Data);
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 3000, cash: 2000 });
  });

  test('more than there is, nothing at all and less than nothing are refused; a suspended agent waits', async () => {
    const agent = await stage.agent();
    expect(await withdraw(agent)).toMatchObject({ Code: 409, Error: 'agent.nothingAvailable' });
    await earned(agent, 1000);
    expect(await withdraw(agent, { Money: 10.01 })).toMatchObject({ Error: 'wallet.notEnough' });
    for (const Money of [0, -1, 0.001]) {
      expect(await withdraw(agent, { Money })).toMatchObject({ Error: 'input.invalid' });
    }
    await stage.database.sql(`update agent set state = 'suspended' where member_id = $1`, [agent.id]);
    expect(await withdraw(agent)).toMatchObject({ Error: 'agent.notAgent' });
    expect(await stage.balances(agent.id)).toMatchObject({ earnings: 1000, cash: 0 });
  });
});

describe('what an agent sees', () => {
  test('figures, members with their first sign, earnings with their arithmetic, months', async () => {
    const agent = await stage.agent({ levelBps: [1000], confirmDays: 3 });
    const friend = await stage.broughtBy(agent, { name: '林小雨' });
    await stage.broughtBy(agent, { name: 'Bob' });
    const order = await stage.paidOrder(friend, 10_000);
    await stage.sweep();
    expect(await dataOf(agent, '/Client_Info/GetClientAgent')).toMatchObject({
      State: 'active',
      Terms: { Model: 'percent', LevelBps: [1000], ConfirmDays: 3 },
      Figures: {
        PendingMinor: 10,
        ConfirmedMinor: 0,
        AvailableMinor: 0,
        MovedMinor: 0,
        MemberCount: 2,
        OrdersThisMonth: 1,
      },
    });
    expect(await dataOf(agent, '/Client_Agent/GetMemberPage')).toMatchObject({
      Total: 2,
      Rows: [
        { MaskedName: 'B**', OrderCount: 0, EarnedMinor: 0 },
        { MaskedName: '林**', OrderCount: 1, EarnedMinor: 10 },
      ],
    });
    expect(await dataOf(agent, '/Client_Agent/GetEarningPage')).toMatchObject({
      Total: 1,
      Counts: [{ State: 'pending', Count: 1 }],
      Rows: [
        {
          OrderNumber: order.number,
          MaskedName: '林**',
          Depth: 1,
          BaseMinor: 100,
          Minor: 10,
          State: 'pending',
          Terms: { Model: 'percent', Bps: 1000, FreightMinor: 100, PaidMinor: 100 },
        },
      ],
    });
    expect(await dataOf(agent, '/Client_Agent/GetEarningPage', { State: 'void' })).toMatchObject({
      Total: 0,
      Rows: [],
    });
    const { Months } = await dataOf(agent, '/Client_Agent/GetStatistics');
    expect(Months).toHaveLength(12);
    expect((Months as object[]).at(-1)).toMatchObject({ EarnedMinor: 10, Members: 2 });
  });

  test('nothing of another agent, nor of another shop with the same number', async () => {
    const agent = await stage.agent();
    await stage.paidOrder(await stage.broughtBy(agent), 10_000);
    await stage.sweep();
    const other = await stage.agent();
    const [{ id }] = (await stage.database.sql(
      `insert into member (tenant_id, shop_id, id, code, username, username_key, language)
       values (3, $1, $2, 'SAMEID', 'same', 'same', 'en') returning id`,
      [stage.rival.id, agent.id],
    )) as [{ id: number }];
    await anAgent(stage.database, stage.rival, id);
    for (const path of ['/Client_Agent/GetMemberPage', '/Client_Agent/GetEarningPage']) {
      expect(await dataOf(other, path)).toMatchObject({ Total: 0, Rows: [] });
      const { body } = await api.post(
        'rival.test',
        path,
        {},
        { authorization: `Bearer ${stage.rival.id}:${id}` },
      );
      expect(body.Data).toMatchObject({ Total: 0, Rows: [] });
    }
    expect(await dataOf(other, '/Client_Info/GetClientAgent')).toMatchObject({
      Figures: { PendingMinor: 0, MemberCount: 0 },
    });
  });
});

describe('recommending a friend', () => {
  test('everybody has a link, and sees who came by it, once each', async () => {
    const amy = await aMember(stage.database, stage.harbour);
    const bob = await aMember(stage.database, stage.harbour, { name: 'Bob' });
    await stage.database.sql('update member set recommender_id = $1 where id = $2', [amy.id, bob.id]);
    expect(await dataOf(amy, '/Client_Info/GetRecommendation')).toMatchObject({
      ClientCode: amy.code,
      IsAgent: false,
      Total: 1,
      OrderCount: 0,
      Rows: [{ MaskedName: 'B**', OrderCount: 0, EarnedMinor: 0 }],
    });
    const agent = await stage.agent();
    const cara = await stage.broughtBy(agent, { name: 'Cara' });
    await stage.database.sql('update member set recommender_id = $1 where id = $2', [agent.id, cara.id]);
    await stage.paidOrder(cara, 10_000);
    await stage.sweep();
    const mine = await dataOf(agent, '/Client_Info/GetRecommendation');
    expect(mine).toMatchObject({ IsAgent: true, Total: 1, OrderCount: 1, Rows: [{ EarnedMinor: 10 }] });
    const headers = { authorization: `Bearer ${stage.harbour.id}:${agent.id}:sub` };
    const { body } = await api.post('harbour.test', '/Client_Info/GetRecommendation', {}, headers);
    expect(body.Data).toMatchObject({ Rows: [{ EarnedMinor: 0 }] });
  });
});

describe('S57: whom one came by', () => {
  const register = async (body: object) =>
    (
      await api.post('harbour.test', '/Client_Info/AddData', {
        UserName: `u-${randomUUID()}`,
        Password: 'a-secret-word',
        ...body,
      })
    ).body;

  test('is an active agent: not one who applied, was refused or is suspended', async () => {
    for (const state of ['applied', 'refused', 'suspended']) {
      const agent = await stage.agent({ state });
      expect(await register({ AgentId: agent.code })).toMatchObject({ Error: 'member.agentUnknown' });
    }
    const agent = await stage.agent();
    expect(await register({ AgentId: agent.code })).toMatchObject({ Code: 200 });
  });

  test('is never oneself, for one’s code does not exist before; and never changes', async () => {
    const agent = await stage.agent();
    const bob = await stage.broughtBy(agent);
    await stage.database.sql('update member set recommender_id = $1 where id = $2', [agent.id, bob.id]);
    await aProof(stage.database, stage.harbour, bob.id);
    const { body } = await api.put(
      'harbour.test',
      '/Client_Info/UpdateData',
      {
        Name: 'Bob',
        Sex: 2,
        Email: 'bob@example.com',
        DestinationId: 156,
        PhoneNumber: '13800138111',
        AgentId: bob.code,
        Recommender: bob.code,
        agentId: bob.id,
        recommenderId: bob.id,
      },
      { authorization: `Bearer ${stage.harbour.id}:${bob.id}`, 'idempotency-key': randomUUID() },
    );
    expect(body).toMatchObject({ Code: 200 });
    const rows = await stage.database.sql(
      'select name, agent_id as agent, recommender_id as recommender from member where id = $1',
      [bob.id],
    );
    expect(rows).toEqual([{ name: 'Bob', agent: agent.id, recommender: agent.id }]);
  });
});
