import { modules } from '@onehaul/domain/shop';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { anOrder } from '@onehaul/testing/order-builders';
import { createParcelFixture, errorOf } from '@onehaul/testing/parcel-fixture';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findShopByHost } from '../shop/shop.repository.ts';

let at: Awaited<ReturnType<typeof createParcelFixture>>;
let operator: ReturnType<typeof staffCaller>;
const sql = (text: string, values: unknown[] = []) => at.database.sql(text, values);
const tenantId = 2;

beforeAll(async () => {
  at = await createParcelFixture();
  const account = await aStaffMember(at.database, 1, { roles: ['operator'], email: 'operator@terms.test' });
  operator = staffCaller(at.api, (await signInStaff(at.api, account)).cookie);
});
afterAll(async () => {
  await at.api.close();
  await at.database.close();
});
beforeEach(async () => {
  await sql('delete from company_limit');
  await sql('update tenant set modules = null');
  await sql(`update shop set modules = '{consolidation,returns}' where tenant_id = $1`, [tenantId]);
});

type Usage = {
  quotas: { quantity: string; included: number | null }[];
  limits: object[];
  modules: string[] | null;
};
const usage = async () => (await at.owner.call('usage/get', {})).body.Data as Usage;
const included = async (quantity: string) =>
  (await usage()).quotas.find((one) => one.quantity === quantity)?.included;
const limit = (more: object) =>
  operator('company-terms/setLimit', {
    tenantId,
    quantity: 'staff',
    amount: 7,
    reason: 'Peak season',
    endsOn: null,
    ...more,
  });
const today = () => new Date().toISOString().slice(0, 10);
const acts = (ofTenant: number) =>
  sql(
    `select act, staff_id is null as "isForeign", details from audit where tenant_id = $1
      and act like 'company-terms/%' order by id desc limit 1`,
    [ofTenant],
  );

test('a limit replaces the plan’s until its last day, and the owner sees it with its reason', async () => {
  expect(await included('staff')).toBe(100);
  expect(errorOf(await limit({ endsOn: today() }))).toBe('ok');
  expect(await included('staff')).toBe(7);
  expect((await usage()).limits).toEqual([
    { quantity: 'staff', amount: 7, reason: 'Peak season', endsOn: today() },
  ]);
  await sql(`update company_limit set ends_on = (now() at time zone 'UTC')::date - 1`);
  expect(await included('staff')).toBe(100);
  expect((await usage()).limits).toEqual([]);
});

test('unlimited and removed limits', async () => {
  await limit({ quantity: 'members', amount: null });
  expect(await included('members')).toBeNull();
  expect(errorOf(await operator('company-terms/removeLimit', { tenantId, quantity: 'members' }))).toBe('ok');
  expect(await included('members')).toBe(50_000);
  expect(errorOf(await operator('company-terms/removeLimit', { tenantId, quantity: 'members' }))).toBe(
    'record.notFound',
  );
});

test('the calls per minute of a limit are enforced at the shop’s host', async () => {
  const rate = async () => {
    const [{ name } = {}] = await sql('select name from host where tenant_id = $1 limit 1', [tenantId]);
    return (await findShopByHost(at.database.database, name as string))?.callsPerMinute;
  };
  expect(await rate()).toBe(30_000);
  await limit({ quantity: 'callsPerMinute', amount: 60 });
  expect(await rate()).toBe(60);
});

test('a day in the past, no reason, and unlimited calls are refused', async () => {
  for (const wrong of [
    { endsOn: '2020-01-01' },
    { reason: ' ' },
    { amount: 0 },
    { quantity: 'callsPerMinute', amount: null },
  ])
    expect(errorOf(await limit(wrong))).toBe('input.invalid');
});

test('both logs name the act; the company’s own without a person', async () => {
  await limit({ endsOn: '2099-01-31' });
  const details = { quantity: 'staff', amount: 7, reason: 'Peak season', endsOn: '2099-01-31' };
  expect(await acts(1)).toMatchObject([{ act: 'company-terms/setLimit', isForeign: false, details }]);
  expect(await acts(tenantId)).toMatchObject([{ act: 'company-terms/setLimit', isForeign: true, details }]);
});

const setModules = (more: object) =>
  operator('company-terms/setModules', { tenantId, reason: 'Not contracted', ...more });
const modulesOf = async () =>
  (await sql('select modules from shop where tenant_id = $1 and id = $2', [tenantId, at.shop.id]))[0]!
    .modules;

test('a module in use is switched off only when that is confirmed, and says what disappears', async () => {
  await anOrder(at.database, at.shop, at.amy, { step: 'toPick' });
  const { body } = await operator('company-terms/getModules', { tenantId });
  const { items } = body.Data as { items: { module: string; shops: { openOrders: number }[] }[] };
  const found = (name: string) => items.find(({ module }) => module === name)!.shops;
  expect(found('consolidation').map(({ openOrders }) => openOrders)).toContain(1);
  expect(found('returns').every(({ openOrders }) => openOrders === 0)).toBe(true);
  expect(found('peers')).toEqual([]);

  expect(errorOf(await setModules({ modules: ['consolidation'] }))).toBe('company.modulesInUse');
  expect(await modulesOf()).toEqual(['consolidation', 'returns']);
  expect((await usage()).modules).toBeNull();
  expect(errorOf(await setModules({ modules: ['consolidation'], isConfirmed: true }))).toBe('ok');
  expect(await modulesOf()).toEqual(['consolidation']);
  expect((await usage()).modules).toEqual(['consolidation']);
});

test('an owner can’t switch on a module that isn’t allowed, and can again when all are', async () => {
  await sql(`update shop set modules = '{consolidation}' where tenant_id = $1`, [tenantId]);
  expect(errorOf(await setModules({ modules: ['consolidation'] }))).toBe('ok');
  const version = async () =>
    Number(
      (
        await sql('select modules_version from shop where tenant_id = $1 and id = $2', [tenantId, at.shop.id])
      )[0]!.modules_version,
    );
  const switchOn = async () =>
    at.owner.call('studio/shopModules/save', {
      shopId: at.shop.id,
      version: await version(),
      values: { modules: ['consolidation', 'agent'] },
    });
  expect(errorOf(await switchOn())).toBe('shop.moduleNotIncluded');
  const all = (await operator('company-terms/getModules', { tenantId })).body.Data as {
    items: { module: string }[];
  };
  expect(errorOf(await setModules({ modules: all.items.map(({ module }) => module) }))).toBe('ok');
  expect((await usage()).modules).toBeNull();
  expect(errorOf(await switchOn())).toBe('ok');
});

test('S: what a module that was taken away is made of is read, not edited', async () => {
  const target = { shopId: at.shop.id };
  const save = () =>
    // Refused for its values as soon as the module does not refuse it.
    at.owner.call('studio/pickupPoint/save', { ...target, version: 0, values: {} });
  const listed = async () => (await at.owner.call('studio/pickupPoint/list', target)).body.Code;
  const allowed = async () =>
    ((await at.owner.call('session/me', {})).body.Data as { allowedModules: string[] | null }).allowedModules;
  expect(await allowed()).toBeNull();
  expect(errorOf(await setModules({ modules: ['consolidation'], isConfirmed: true }))).toBe('ok');
  expect(await allowed()).toEqual(['consolidation']);
  expect(errorOf(await save())).toBe('shop.moduleNotIncluded');
  expect(await listed()).toBe(200);
  expect(errorOf(await setModules({ modules: [...modules] }))).toBe('ok');
  expect(errorOf(await save())).toBe('input.invalid');
});

test('S: nobody but the operator changes terms, and the platform has none', async () => {
  for (const who of [at.owner, at.admin, at.rival])
    for (const path of ['setLimit', 'removeLimit', 'getModules', 'setModules'])
      expect(errorOf(await who.call(`company-terms/${path}`, { tenantId }))).toBe('access.forbidden');
  for (const other of [1, 99]) {
    expect(errorOf(await limit({ tenantId: other }))).toBe('record.notFound');
    expect(errorOf(await operator('company-terms/getModules', { tenantId: other }))).toBe('record.notFound');
  }
});
