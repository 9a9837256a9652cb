import { randomUUID } from 'node:crypto';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { type Body, openInputs } from '@onehaul/testing/call-inputs';
import {
  type Actor,
  fromElsewhere,
  type Members,
  someMembers,
  someStaff,
  type StaffCast,
  visitor,
} from '@onehaul/testing/cast';
import { consoleHost, openTestApi, type TestApi } from '@onehaul/testing/test-api';
import { openTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRoutes } from './routes.ts';
import { openCallers } from './session/index.ts';
import { openConsole } from './staff/index.ts';

/**
 * Who gets what from each call of a shop. `other` is another member of the shop who names things of `member`;
 * `stranger` is a member of another shop with their own token (S04); `staff` are all roles, and of another company.
 * The sub-account's column is the written matrix of S09. A call that is not here fails the test.
 */
const shopTable: Record<string, string> = {
  //                                   visitor member sub other stranger staff
  '/Base_Shop/GetShopInfo': '               ok     ok  ok    ok       ok    ok',
  '/Base_Shop/GetShopImage': '              ok     ok  ok    ok       ok    ok',
  '/Base_Currency/GetDataPage': '           ok     ok  ok    ok       ok    ok',
  '/Base_SystemConfig/GetSystemConfig': '   ok     ok  ok    ok       ok    ok',
  '/Base_Destination/GetDataCodePage': '    ok     ok  ok    ok       ok    ok',
  '/Base_Destination/GetDataPage': '        ok     ok  ok    ok       ok    ok',
  '/Base_Province/GetDataPage': '           ok     ok  ok    ok       ok    ok',
  '/Base_City/GetDataPage': '               ok     ok  ok    ok       ok    ok',
  '/Base_Area/GetDataPage': '               ok     ok  ok    ok       ok    ok',
  '/Base_GoodsType/GetDataPage': '          ok     ok  ok    ok       ok    ok',
  '/Base_WareHouse/GetDataPage': '          ok     ok  ok    ok       ok    ok',
  '/Base_VirtualWareHouse/GetDataPage': '   ok     ok  ok    ok       ok    ok',
  '/Base_Carrier/GetDataPage': '            ok     ok  ok    ok       ok    ok',
  '/Base_Timer/GetDataPage': '              ok     ok  ok    ok       ok    ok',
  '/Base_ShopMatters/GetDataPage': '        ok     ok  ok    ok       ok    ok',
  '/Base_Proclamation/GetDataPage': '       ok     ok  ok    ok       ok    ok',
  '/Base_Proclamation/GetDataDetail': '     ok     ok  ok    ok       ok    ok',
  '/Base_ShopVideo/GetDataPage': '          ok     ok  ok    ok       ok    ok',
  '/Base_ShopPayType/GetDataPage': '        ok     ok  ok    ok       ok    ok',
  '/Base_AddedService/GetDataPage': '       ok     ok  ok    ok       ok    ok',
  '/Base_AddedServiceDetail/GetDataPage': ' ok     ok  ok    ok       ok    ok',
  '/Base_ShopQuote/GetFeeIntroduction': '   ok     ok  ok    ok       ok    ok',
  '/OrderCalculateFee/FreightTrialCalculation':
    '                                         ok     ok  ok    ok       ok    ok',
  '/OrderCalculateFee/GetAccessChannel': '  ok     ok  ok    ok       ok    ok',
  '/OrderCalculateFee/ShopVolumeBudget': '  ok     ok  ok    ok       ok    ok',
  '/OrderCalculateFee/AddOrderBudgetFee': '401     ok  ok    ok      401   401',
  '/OrderCalculateFee/GetQuotePage': '     401     ok  ok    ok      401   401',
  '/OrderCalculateFee/GetQuote': '         401     ok  ok   404      401   401',
  '/ClientLogin/SubmitLogin': '             ok     ok  ok    ok       ok    ok',
  '/ClientLogin/GetSMSVerificationCode': '  ok     ok  ok    ok       ok    ok',
  '/ClientLogin/ClientForgotPassword': '    ok     ok  ok    ok       ok    ok',
  '/ClientLogin/RefreshToken': '           401     ok  ok    ok      401   401',
  '/Session/Logout': '                      ok     ok  ok    ok       ok    ok',
  '/Session/GetDataPage': '                401     ok  ok    ok      401   401',
  '/Session/End': '                        401     ok 404   404      401   401',
  '/Session/EndOthers': '                  401     ok  ok    ok      401   401',
  '/Session/CreateCode': '                 401     ok  ok    ok      401   401',
  '/Session/ExchangeCode': '                ok     ok  ok    ok       ok    ok',
  '/Session/StartQr': '                     ok     ok  ok    ok       ok    ok',
  '/Session/PollQr': '                      ok     ok  ok    ok       ok    ok',
  '/Session/LookAtQr': '                   401     ok 404   404      401   401',
  '/Session/AnswerQr': '                   401     ok 404   404      401   401',
  '/Client_Info/AddData': '                 ok     ok  ok    ok       ok    ok',
  '/Client_Info/GetTheData': '             401     ok  ok    ok      401   401',
  '/Client_Info/UpdateData': '             401     ok  ok    ok      401   401',
  '/Client_Info/UpdateClientPicture': '    401     ok 404   404      401   401',
  '/Client_Info/ChangePwd': '              401     ok  ok    ok      401   401',
  '/Client_Info/SubmitCancellation': '     401     ok 403    ok      401   401',
  '/Client_Info/GetClientSubAccount': '    401     ok 403    ok      401   401',
  '/Client_Info/AddClientSubAccount': '    401     ok 403    ok      401   401',
  '/Client_Info/DeleteClientSubAccount': ' 401     ok 403   404      401   401',
  '/Client_Info/SendPhoneCode': '          401     ok  ok    ok      401   401',
  '/Client_Info/ProvePhone': '             401     ok  ok    ok      401   401',
  '/File/ImgUpload': '                     401     ok  ok    ok      401   401',
};
const shopColumns = ['visitor', 'member', 'subAccount', 'other', 'stranger', 'staff'] as const;

/**
 * Who gets what from each call of the console. `people` are visitor and members, of this shop and another; `rival` owns
 * another company and, like the operator, names things of this one. `pending` is an owner who has not shown the second
 * factor, `given` customer service with a password that somebody gave them.
 */
const consoleTable: Record<string, string> = {
  //                                      people pending given clerk service finance admin owner operator rival
  '/console/session/signIn':
    '                ok      ok    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/session/beginEnrolment':
    '       401     403    ok    ok      ok     403   403   403      403   403',
  '/console/session/confirmSecondFactor':
    '  401      ok    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/session/me':
    '                   401     401    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/session/changePassword':
    '       401     401    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/session/setLanguage':
    '          401     401    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/session/signOut':
    '               ok      ok    ok    ok      ok      ok    ok    ok       ok    ok',
  '/console/staff/list':
    '                   401     401   403   403     403     403    ok    ok       ok    ok',
  '/console/staff/add':
    '                    401     401   403   403     403     403    ok    ok      403    ok',
  '/console/staff/update':
    '                 401     401   403   403     403     403    ok    ok      404   404',
  '/console/staff/suspend':
    '                401     401   403   403     403     403    ok    ok      404   404',
  '/console/staff/restore':
    '                401     401   403   403     403     403    ok    ok      404   404',
  '/console/staff/resetPassword':
    '          401     401   403   403     403     403    ok    ok      404   404',
  '/console/staff/resetSecondFactor':
    '      401     401   403   403     403     403    ok    ok      404   404',
  '/console/members/list':
    '                 401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/members/get':
    '                  401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/members/reveal':
    '               401     401   403   403      ok     403    ok    ok      403   404',
  '/console/members/resetPassword':
    '        401     401   403   403      ok     403    ok    ok      403   404',
  '/console/members/suspend':
    '              401     401   403   403      ok     403    ok    ok      403   404',
  '/console/members/restore':
    '              401     401   403   403      ok     403    ok    ok      403   404',
  '/console/audit/list':
    '                   401     401   403   403     403      ok    ok    ok       ok    ok',
  '/console/rates/list':
    '                   401     401   403   403     403      ok    ok    ok      403    ok',
  '/console/rates/set':
    '                    401     401   403   403     403      ok   403    ok      403   404',
  '/console/tariffs/list':
    '                 401     401   403    ok      ok      ok    ok    ok      403    ok',
  '/console/tariffs/get':
    '                  401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/tariffs/saveDraft':
    '           401     401   403   403     403      ok    ok    ok      403   404',
  '/console/tariffs/dropDraft':
    '           401     401   403   403     403      ok    ok    ok      403   404',
  '/console/tariffs/replay':
    '               401     401   403    ok      ok      ok    ok    ok      403   404',
  '/console/tariffs/publish':
    '              401     401   403   403     403     403    ok    ok      403   404',
  '/console/tariffs/setOpen':
    '             401     401   403   403     403     403    ok    ok      403   404',
  '/console/companies/list':
    '               401     401   403   403     403     403   403   403       ok   403',
};
const consoleColumns = 'people pending given clerk service finance admin owner operator rival'.split(' ');

/** S06: what a member gets for things of another shop, as for things that never were. */
const foreignThings: Record<string, string> = {
  '/Base_Proclamation/GetDataDetail': '404',
  '/OrderCalculateFee/AddOrderBudgetFee': '404',
  '/OrderCalculateFee/GetQuote': '404',
  '/ClientLogin/RefreshToken': '401',
  '/Session/End': '404',
  '/Session/ExchangeCode': '400',
  '/Session/PollQr': '404',
  '/Session/LookAtQr': '404',
  '/Session/AnswerQr': '404',
  '/Client_Info/UpdateClientPicture': '404',
  '/Client_Info/DeleteClientSubAccount': '404',
};

const shop = { id: 0, tenantId: 2, host: 'harbour.test' };
const elsewhere = { id: 0, tenantId: 3, host: 'rival.test' };
let database: TestDatabase;
let api: TestApi;
let staff: StaffCast;
let inputs: ReturnType<typeof openInputs>;
let foreignInputs: ReturnType<typeof openInputs>;
let picture: Uint8Array<ArrayBuffer>;
let checked = 0;

// Opening touches no service: only a call does.
const shopCalls = openRoutes({} as never).map(({ call }) => call);
const consoleCalls = openConsole({} as never, []).routes.map(({ call }) => call);

async function payloadOf(method: string, sends: string, body: Body) {
  if (method === 'GET') {
    const query = new URLSearchParams(body as Record<string, string>);
    return { query: `?${query}`, headers: {}, payload: undefined };
  }
  if (sends !== 'multipart') {
    return { query: '', headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, String(value));
  form.append('file', new Blob([picture], { type: 'image/png' }), 'picture.png');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type')! };
  return { query: '', headers, payload: Buffer.from(await encoded.arrayBuffer()) };
}

type Made = { path: string; method: 'GET' | 'POST' | 'PUT'; sends: string; host: string };

/** Makes the call and says in the table's words how it was answered. */
async function outcomeOf({ path, method, sends, host }: Made, actor: Actor, body: Body): Promise<string> {
  const { query, headers, payload } = await payloadOf(method, sends, body);
  const reply = await api.app.inject({
    method,
    url: `/api${path}${query}`,
    headers: { host, ...headers, ...actor.headers, ...fromElsewhere(), 'idempotency-key': randomUUID() },
    ...(payload !== undefined && { payload }),
  });
  checked += 1;
  const { Code } = reply.json<{ Code: number }>();
  return Code === 200 ? 'ok' : String(Code);
}

const expectedOf = (row: string, columns: readonly string[]) => {
  const words = row.trim().split(/\s+/);
  expect(words).toHaveLength(columns.length);
  return Object.fromEntries(columns.map((column, index) => [column, words[index]]));
};

const castOf = () => someMembers(database, api, shop, elsewhere);
let known: Members | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
  await someCountries(database);
  const { callerOf } = openCallers(testServices(database));
  api = await openTestApi(database, { callerOf, trustedProxies: ['127.0.0.1'] });
  const stages = [];
  for (const one of [shop, elsewhere]) {
    one.id = (await aShop(database, one)).id;
    await aRow(database, one, 'currency', { code: 'HKD' });
    const announcementId = (await aRow(database, one, 'announcement')).id as number;
    stages.push(openInputs({ database, api, shop: one, announcementId }));
  }
  [inputs, foreignInputs] = stages as [typeof inputs, typeof inputs];
  staff = await someStaff(database, api, shop.tenantId, elsewhere.tenantId);
  const size = { width: 4, height: 4, channels: 3 as const, background: 'red' };
  picture = new Uint8Array(await sharp({ create: size }).png().toBuffer());
});
afterAll(async () => {
  console.log(
    `authorization matrix: ${shopCalls.length} calls of a shop, ${consoleCalls.length} of the console, ${checked} answers`,
  );
  await api.close();
  await database.close();
});

test('every call has its row, and every row its call', () => {
  expect(shopCalls.map(({ path }) => path).sort()).toEqual(Object.keys(shopTable).sort());
  expect(consoleCalls.map(({ path }) => path).sort()).toEqual(Object.keys(consoleTable).sort());
});

describe('S04, S07, S09: a call of the shop is answered as its row says', () => {
  test.each(shopCalls.map((call) => [call.path, call] as const))('%s', async (path, call) => {
    // Who changed something is not who they were: such a call gets people of its own.
    const cast = call.effect === 'read' ? (known ??= await castOf()) : await castOf();
    const { member, ...others } = cast;
    const outcome = async (actor: Actor) => {
      const body = (await inputs.shopInputs[path]?.({ actor, member })) ?? {};
      return outcomeOf({ ...call, host: shop.host }, actor, body);
    };
    const seen: Record<string, string> = {};
    const byStaff = new Set<string>();
    for (const actor of Object.values(staff)) byStaff.add(await outcome(actor));
    for (const [name, actor] of Object.entries({ visitor, ...others })) seen[name] = await outcome(actor);
    // Last, for the member may take the others along.
    seen.member = await outcome(member);
    seen.staff = [...byStaff].join();
    expect(seen).toEqual(expectedOf(shopTable[path]!, shopColumns));
  });
});

describe('a call of the console is answered as its row says', () => {
  test.each(consoleCalls.map((call) => [call.path, call] as const))('%s', async (path, call) => {
    const people = { visitor, ...(known ??= await castOf()) };
    // Who signs out or shows a second factor is not who they were.
    const isOwn = path.startsWith('/console/session/') && call.effect === 'change';
    const everybody = isOwn ? await someStaff(database, api, shop.tenantId, elsewhere.tenantId) : staff;
    const outcome = async (actor: Actor) => {
      const body = (await inputs.consoleInputs[path]?.({ actor, member: people.member })) ?? {};
      return outcomeOf({ path, method: 'POST', sends: 'body', host: consoleHost }, actor, body);
    };
    const seen: Record<string, string> = {};
    const byPeople = new Set<string>();
    for (const actor of Object.values(people)) byPeople.add(await outcome(actor));
    seen.people = [...byPeople].join();
    for (const [name, actor] of Object.entries(everybody)) seen[name] = await outcome(actor);
    expect(seen).toEqual(expectedOf(consoleTable[path]!, consoleColumns));
  });
});

describe('S05: a body that names another shop is refused, whoever sends it', () => {
  const claims = [
    { TenantId: elsewhere.tenantId },
    {
      get ShopId() {
        return elsewhere.id;
      },
    },
  ];
  test.each(shopCalls.map((call) => [call.path, call] as const))('%s', async (path, call) => {
    const { member } = (known ??= await castOf());
    const body = (await inputs.shopInputs[path]?.({ actor: member, member })) ?? {};
    for (const claim of claims) {
      const outcome = await outcomeOf({ ...call, host: shop.host }, member, { ...body, ...claim });
      expect(outcome).toBe(call.claim === 'ignored' ? 'ok' : '403');
    }
  });
});

test('S06: things of another shop are not there, for every call that names one', async () => {
  const { member, stranger } = await castOf();
  const seen: Record<string, string> = {};
  for (const call of shopCalls.filter(({ path }) => path in foreignThings)) {
    const body = await foreignInputs.shopInputs[call.path]!({ actor: stranger, member: stranger });
    seen[call.path] = await outcomeOf({ ...call, host: shop.host }, member, body);
  }
  expect(seen).toEqual(foreignThings);
});

test('S10: a call of a part that the shop has switched off is refused', async () => {
  const bare = { ...shop, tenantId: 4, host: 'bare.test' };
  bare.id = (await aShop(database, { ...bare, modules: [] })).id;
  const { member } = await someMembers(database, api, bare, elsewhere);
  for (const call of shopCalls.filter(({ module }) => module)) {
    expect(await outcomeOf({ ...call, host: bare.host }, member, {}), call.path).toBe('403');
  }
});

test('no call of the console is at a shop’s host, and none of a shop at the console’s', async () => {
  const { member } = (known ??= await castOf());
  for (const { path } of consoleCalls) {
    const made = { path, method: 'POST' as const, sends: 'body', host: shop.host };
    for (const actor of [member, staff.owner]) expect(await outcomeOf(made, actor, {}), path).toBe('404');
  }
  for (const call of shopCalls) {
    const made = { ...call, host: consoleHost };
    for (const actor of [member, staff.owner])
      expect(await outcomeOf(made, actor, {}), call.path).toBe('404');
  }
});
