import { randomUUID } from 'node:crypto';
import { modules } from '@onehaul/domain/shop';
import { companyPermissions } from '@onehaul/domain/staff/company-role';
import { aShop } from '@onehaul/testing/builders';
import { newAddressHeaders, newEmail } from '@onehaul/testing/actors';
import { aCompanyRole, aStaffMember } from '@onehaul/testing/member-builders';
import { signInStaff } from '@onehaul/testing/staff-sign-in';
import { consoleHost, createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConsoleOptions } from './console-routes.ts';

let database: TestDatabase;
let api: TestApi;
// Creating the routes uses no service; only a call does.
const calls = createConsoleOptions({} as never, []).routes.map(({ call }) => call);
/** Calls of one's own account and those open to anyone or at work need no permission; some would end the session. */
const withoutPermission: readonly string[] = ['anyone', 'password', 'signedIn', 'atWork'];
const ofPermissions = calls.filter(({ access }) => !withoutPermission.includes(access));

/** Makes a call without its input: permission is checked first. */
async function isForbidden({ path, sends }: (typeof calls)[number], cookie: string): Promise<boolean> {
  const form = new Response(new FormData());
  const body =
    sends === 'multipart'
      ? { type: form.headers.get('content-type')!, payload: Buffer.from(await form.arrayBuffer()) }
      : { type: 'application/json', payload: '{}' };
  const reply = await api.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      host: consoleHost,
      cookie,
      'content-type': body.type,
      'idempotency-key': randomUUID(),
      ...newAddressHeaders(),
    },
    payload: body.payload,
  });
  const { Code, Error: error } = reply.json<{ Code: number; Error?: string }>();
  expect([401, 404, 500], path).not.toContain(Code);
  return error === 'access.forbidden';
}

beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host: 'harbour.test', modules: [...modules] });
  api = await createTestApi(database, { trustedProxies: ['127.0.0.1'] });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

test.each(companyPermissions)('a role of %s alone reaches its calls and no other', async (permission) => {
  const companyRoleId = await aCompanyRole(database, 2, [permission]);
  const account = await aStaffMember(database, 2, { roles: [], companyRoleId, email: newEmail() });
  const { cookie } = await signInStaff(api, account);
  const forbidden: boolean[] = [];
  // In groups, so that the calls share the time of the database.
  for (let at = 0; at < ofPermissions.length; at += 32) {
    const group = ofPermissions.slice(at, at + 32);
    forbidden.push(...(await Promise.all(group.map((call) => isForbidden(call, cookie)))));
  }
  const reached = ofPermissions.filter((_, index) => !forbidden[index]).map(({ path }) => path);
  expect(reached).toEqual(
    ofPermissions.filter(({ access }) => access === permission).map(({ path }) => path),
  );
  expect(reached).not.toEqual([]);
});
