import { aShop } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host: 'harbour.test' });
  await aShop(database, { tenantId: 3, host: 'rival.test' });
});
afterAll(() => database.close());

test('calls at a shop and of its staff are added when the server stops, none before and none of the platform', async () => {
  const api = await createTestApi(database);
  const owner = await aStaffMember(database, 2, { roles: ['owner'], email: 'owner@calls.test' });
  const operator = await aStaffMember(database, 1, { roles: ['operator'], email: 'operator@calls.test' });
  const asOwner = staffCaller(api, (await signInStaff(api, owner)).cookie);
  const asOperator = staffCaller(api, (await signInStaff(api, operator)).cookie);
  for (const host of ['harbour.test', 'harbour.test', 'rival.test', 'nobody.test'])
    await api.post(host, '/Base_Shop/GetRevision', {});
  await asOperator('companies/list', {});
  const counts = async () => database.sql('select tenant_id, calls::int from call_day order by tenant_id');
  expect(await counts()).toEqual([]);
  await asOwner('usage/get', {});
  await api.close();
  const [harbour, rival, ...others] = await counts();
  // Two at the shop, one in the console, and what signing in took.
  expect(Number(harbour?.calls)).toBeGreaterThanOrEqual(3);
  expect(rival).toEqual({ tenant_id: 3, calls: 1 });
  expect(others).toEqual([]);
});
