import { modules } from '@onehaul/domain/shop';
import { newEmail, someMembers } from '@onehaul/testing/actors';
import { aShop } from '@onehaul/testing/builders';
import { createCallInputs } from '@onehaul/testing/call-inputs';
import { aRow, someCountries } from '@onehaul/testing/catalog-builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { aWarehouse } from '@onehaul/testing/parcel-builders';
import { sendStaffForm } from '@onehaul/testing/staff-form';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { createConsoleOptions } from './console-routes.ts';
import { createCallerAuthentication } from './session/index.ts';

const shop = { id: 0, tenantId: 2, host: 'harbour.test' };
const elsewhere = { id: 0, tenantId: 3, host: 'rival.test' };
let database: TestDatabase;
let api: TestApi;
let inputs: ReturnType<typeof createCallInputs>;
let cast: Awaited<ReturnType<typeof someMembers>>;
/** Limited to a warehouse without any record, and to all other warehouses. */
let outsider: { id: number; cookie: string };
let insider: { id: number; cookie: string };
let emptyId = 0;

const groups = ['adjust', 'arrivals', 'batches', 'exceptions', 'orders', 'parcels', 'printing', 'returns'];
const stations = ['services', 'stockIn', 'marketplaces'];
const calls = createConsoleOptions({} as never, []).routes.map(({ call }) => call);
/** Calls that name a record of a warehouse, not the warehouse itself. */
const ofRecords = calls.filter(({ path, input }) => {
  const fields = Object.keys((input as z.ZodObject).shape ?? {});
  const namesRecord = ['id', 'ids', 'orderId', 'batchId'].some((name) => fields.includes(name));
  const [, , group] = path.split('/');
  if (!fields.includes('shopId') || fields.includes('warehouseId') || !namesRecord) return false;
  // A print job is a file that its own person has asked for.
  return [...groups, ...stations].includes(group!) && path !== '/console/printing/get';
});

async function aPerson() {
  const account = await aStaffMember(database, 2, {
    roles: ['admin', 'finance'],
    email: newEmail(),
    places: [{ shopId: shop.id, warehouseId: emptyId }],
  });
  return { id: account.id, cookie: (await signInStaff(api, account)).cookie };
}

beforeAll(async () => {
  database = await createTestDatabase();
  await someCountries(database);
  const { callerOf } = createCallerAuthentication(testServices(database));
  api = await createTestApi(database, { callerOf, trustedProxies: ['127.0.0.1'] });
  for (const one of [shop, elsewhere]) one.id = (await aShop(database, { ...one, modules: [...modules] })).id;
  await aRow(database, shop, 'currency', { code: 'HKD' });
  const announcementId = (await aRow(database, shop, 'announcement')).id as number;
  inputs = createCallInputs({ database, api, shop, announcementId });
  cast = await someMembers(database, api, shop, elsewhere);
  emptyId = await aWarehouse(database, shop, { code: 'EMPTY' });
  [outsider, insider] = [await aPerson(), await aPerson()];
});
afterAll(async () => {
  await api.close();
  await database.close();
});

test('there are such calls of every group', () => {
  const found = new Set(ofRecords.map(({ path }) => path.split('/')[2]));
  expect([...found].sort()).toEqual([...groups, ...stations].sort());
});

test.each(ofRecords.map((call) => [call.path, call] as const))(
  '%s is refused to people of another warehouse only',
  async (path, { sends }) => {
    const errorFor = async ({ cookie }: { cookie: string }) => {
      const body = await inputs.consoleInputs[path]!({ actor: cast.member, member: cast.member });
      await database.sql('delete from staff_place where staff_id = $1', [insider.id]);
      await database.sql(
        `insert into staff_place (tenant_id, staff_id, shop_id, warehouse_id)
         select tenant_id, $1, shop_id, id from warehouse where shop_id = $2 and id <> $3`,
        [insider.id, shop.id, emptyId],
      );
      const name = path.slice('/console/'.length);
      if (sends !== 'multipart') return (await staffCaller(api, cookie)(name, body)).body.Error;
      const fields = Object.fromEntries(Object.entries(body).map(([key, value]) => [key, String(value)]));
      const form: Record<string, string | Uint8Array<ArrayBuffer>> = {
        ...fields,
        file: new Uint8Array([1]),
      };
      return (await sendStaffForm(api, cookie, name, form)).body.Error;
    };
    expect(await errorFor(outsider)).toBe('access.otherPlace');
    expect(await errorFor(insider)).not.toBe('access.otherPlace');
  },
);

test('tracking a whole batch is refused to people of another warehouse, too', async () => {
  const who = { actor: cast.member, member: cast.member };
  const batch = await inputs.consoleInputs['/console/batches/get']!(who);
  const event = await inputs.consoleInputs['/console/arrivals/track']!(who);
  const track = { ...event, orderId: undefined, batchId: batch.id };
  expect((await staffCaller(api, outsider.cookie)('arrivals/track', track)).body.Error).toBe(
    'access.otherPlace',
  );
});
