import { modules } from '@onehaul/domain/shop';
import type { Places } from '@onehaul/domain/staff/place';
import { newAddressHeaders, newEmail } from '@onehaul/testing/actors';
import { aShop } from '@onehaul/testing/builders';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { sendStaffForm } from '@onehaul/testing/staff-form';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createConsoleOptions } from '../modules/console-routes.ts';

let database: TestDatabase;
let api: TestApi;
const shops: { id: number; warehouses: number[] }[] = [];
const calls = createConsoleOptions({} as never, []).routes.map(({ call }) => call);
const permitted = calls.filter(({ access }) => !['anyone', 'password', 'signedIn'].includes(access));
const fieldsOf = ({ input }: (typeof calls)[number]) => Object.keys((input as z.ZodObject).shape ?? {});

/** An admin, who may make nearly every call, in these places. */
async function anAdmin(places: Places) {
  const account = await aStaffMember(database, 2, { roles: ['admin', 'finance'], email: newEmail(), places });
  const { cookie } = await signInStaff(api, account);
  const call = staffCaller(api, cookie);
  return {
    cookie,
    error: async (path: string, body: object) => (await call(path, body, newAddressHeaders())).body.Error,
    rows: async (path: string, body: object = {}) =>
      (await call(path, body)).body.Data as { items: { shopId: number; warehouseId?: number }[] },
  };
}

async function aShopWithWarehouses(host: string) {
  const { id } = await aShop(database, { tenantId: 2, host, modules: [...modules] });
  const warehouses = [];
  for (const code of ['A', 'B'])
    warehouses.push((await aRow(database, { id, tenantId: 2 }, 'warehouse', { code })).id as number);
  return { id, warehouses };
}

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  for (const host of ['harbour.test', 'anchor.test']) shops.push(await aShopWithWarehouses(host));
  api = await createTestApi(database, { trustedProxies: ['127.0.0.1'] });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

test('every call names a shop, or says why it does not; the rest is closed to limited people', () => {
  const named = permitted.filter((call) => fieldsOf(call).includes('shopId'));
  const others = permitted.filter((call) => !named.includes(call));
  expect(named.filter(({ places }) => places)).toEqual([]);
  const declared = (places?: string) =>
    others.filter((call) => call.places === places).map(({ path }) => path.slice('/console/'.length));
  expect(declared('rows').sort()).toEqual([
    'agent-plans/list',
    'arrivals/find',
    'bank-accounts/list',
    'batches/choices',
    'carrier-invoices/choices',
    'cod/choices',
    'gateways/list',
    'peers/options',
    'rewards/rules',
    'search/find',
    'staff/places',
    'stations/workplaces',
    'tariffs/list',
  ]);
  expect(declared('company').every((path) => /^(staff|roles|reference|views|exports)\//.test(path))).toBe(
    true,
  );
  expect(declared().sort()).toEqual([
    'archives/list',
    'archives/remove',
    'archives/start',
    'audit/list',
    'companies/add',
    'companies/close',
    'companies/get',
    'companies/list',
    'companies/options',
    'companies/restore',
    'companies/setPlan',
    'companies/suspend',
    'company-health/get',
    'company-terms/getModules',
    'company-terms/removeLimit',
    'company-terms/setLimit',
    'company-terms/setModules',
    'company-usage/get',
    'company-usage/invoice',
    'consignees/answerMany',
    'failures/list',
    'failures/retry',
    'invoices/list',
    'invoices/markPaid',
    'invoices/markUnpaid',
    'operator-access/enter',
    'operator-access/grant',
    'operator-access/list',
    'operator-access/revoke',
    'plans/list',
    'plans/publish',
    'platform-announcements/add',
    'platform-announcements/end',
    'platform-announcements/list',
    'returns/list',
    'usage/get',
    'usage/invoice',
  ]);
});

test('rows that are filtered carry their shop: without it a limited person would see none', () => {
  for (const call of permitted.filter(({ places }) => places === 'rows')) {
    for (const [name, field] of Object.entries((call.output as z.ZodObject).shape)) {
      if (!(field instanceof z.ZodArray)) continue;
      const row = Object.keys((field.element as z.ZodObject).shape);
      expect(row, `${call.path} ${name}`).toContain(name === 'shops' ? 'id' : 'shopId');
    }
  }
});

describe('somebody limited to a shop', () => {
  test('is refused at every call that names another, and at none of their own', async () => {
    // Shops of their own, because the calls change them.
    const here = await aShopWithWarehouses('here.test');
    const there = await aShopWithWarehouses('there.test');
    const { error, cookie } = await anAdmin([{ shopId: here.id, warehouseId: null }]);
    const named = permitted.filter((call) => fieldsOf(call).includes('shopId'));
    let reached = 0;
    for (const call of named) {
      const path = call.path.slice('/console/'.length);
      if (call.sends === 'multipart') continue;
      const answers = [];
      for (const { id, warehouses } of [here, there])
        answers.push(await error(path, { ...sampleOf(call.input), shopId: id, warehouseId: warehouses[0] }));
      if (answers.includes('input.invalid') || answers.includes('access.forbidden')) continue;
      reached += 1;
      expect(answers[0], path).not.toBe('access.otherPlace');
      expect(answers[1], path).toBe('access.otherPlace');
    }
    expect(reached).toBeGreaterThan(150);
    const form = { shopId: String(there.id), warehouseId: '1', courierNumber: 'SF1', kind: 'label' };
    const file = new Uint8Array([1]);
    const sent = await sendStaffForm(api, cookie, 'stations/addPhoto', { ...form, file });
    expect(sent.body.Error).toBe('access.otherPlace');
  });

  test('sees that shop alone: lists without a shop are narrowed, rows of others left out', async () => {
    const [here, there] = shops;
    for (const { id } of shops)
      await database.sql(
        `insert into bank_account (tenant_id, shop_id, bank_name, holder, account_number, position) values (2, $1, 'B', 'H', '1', 1)`,
        [id],
      );
    const { rows, error } = await anAdmin([{ shopId: here!.id, warehouseId: null }]);
    const shopsOf = async (path: string) => new Set((await rows(path)).items.map(({ shopId }) => shopId));
    expect(await shopsOf('bank-accounts/list')).toEqual(new Set([here!.id]));
    expect(await shopsOf('stations/workplaces')).toEqual(new Set([here!.id]));
    const { shops: own } = (await rows('session/me')) as unknown as { shops: { id: number }[] };
    expect(own.map(({ id }) => id)).toEqual([here!.id]);
    expect(await error('orders/list', { shopId: there!.id })).toBe('access.otherPlace');
    expect(await error('members/list', {})).toBeUndefined();
    for (const path of ['audit/list', 'failures/list', 'returns/list'])
      expect(await error(path, { rows: 10, state: 'expected' }), path).toBe('access.otherPlace');
    const everywhere = await anAdmin(null);
    const all = new Set((await everywhere.rows('bank-accounts/list')).items.map(({ shopId }) => shopId));
    expect([...all]).toEqual(expect.arrayContaining([here!.id, there!.id]));
  });

  test('of several chooses one for a list', async () => {
    const places = shops.map(({ id }) => ({ shopId: id, warehouseId: null }));
    const { error } = await anAdmin(places);
    expect(await error('members/list', {})).toBe('access.choosePlace');
    expect(await error('members/list', { shopId: shops[1]!.id })).toBeUndefined();
  });

  test('nowhere reaches nothing', async () => {
    const { error, rows } = await anAdmin([]);
    expect(await error('members/list', { shopId: shops[0]!.id })).toBe('access.otherPlace');
    expect((await rows('stations/workplaces')).items).toEqual([]);
  });
});

describe('somebody limited to a warehouse', () => {
  test('works there alone, at every station', async () => {
    const { id: shopId, warehouses } = await aShopWithWarehouses('stations.test');
    const [own, other] = warehouses;
    const { error, rows } = await anAdmin([{ shopId, warehouseId: own! }]);
    expect((await rows('stations/workplaces')).items).toMatchObject([{ shopId, warehouseId: own }]);
    const stations = permitted.filter((call) => fieldsOf(call).includes('warehouseId'));
    let reached = 0;
    for (const call of stations.filter(({ sends }) => sends !== 'multipart')) {
      const path = call.path.slice('/console/'.length);
      const answers = [];
      for (const warehouseId of [own, other])
        answers.push(await error(path, { ...sampleOf(call.input), shopId, warehouseId }));
      if (answers.includes('input.invalid') || !fieldsOf(call).includes('shopId')) continue;
      reached += 1;
      expect(answers[0], path).not.toBe('access.otherPlace');
      expect(answers[1], path).toBe('access.otherPlace');
    }
    expect(reached).toBeGreaterThan(25);
  });

  test('sees its orders and parcels in a list without a warehouse; of several they choose one', async () => {
    const { id: shopId, warehouses } = shops[0]!;
    const one = await anAdmin([{ shopId, warehouseId: warehouses[0]! }]);
    expect(await one.error('parcels/list', {})).toBeUndefined();
    const both = await anAdmin(warehouses.map((warehouseId) => ({ shopId, warehouseId })));
    expect(await both.error('parcels/list', {})).toBe('access.choosePlace');
    expect(await both.error('parcels/list', { warehouseId: warehouses[1] })).toBeUndefined();
  });
});

/** A value for every required field, so that the input is decoded and the place is checked. */
function sampleOf(schema: z.ZodType): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const [name, field] of Object.entries((schema as z.ZodObject).shape ?? {})) {
    const candidates = [
      undefined,
      1,
      '1',
      'SF1',
      '2026-01-01T00:00:00Z',
      true,
      null,
      [1],
      ['SF1'],
      {},
      'USD',
    ];
    const options = field instanceof z.ZodEnum ? field.options : candidates;
    const fits = options.find((value) => (field as z.ZodType).safeParse(value).success);
    if (fits !== undefined) given[name] = fits;
  }
  return given;
}
