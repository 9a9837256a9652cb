import { answersFile } from '@onehaul/contract/console/answers-file';
import { aShop } from '@onehaul/testing/builders';
import { createAccessFixture } from '@onehaul/testing/operator-access-fixture';
import { newAddressHeaders } from '@onehaul/testing/actors';
import { staffCaller } from '@onehaul/testing/staff-sign-in';
import { sendStaffForm } from '@onehaul/testing/staff-form';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { modules } from '@onehaul/domain/shop';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createConsoleOptions } from '../console-routes.ts';
import { createRoutes } from '../routes.ts';

type Fixture = ReturnType<typeof createAccessFixture>;
type Person = Awaited<ReturnType<Fixture['aPerson']>>;

// Creating the routes uses no service; only a call does.
const calls = createConsoleOptions({} as never, []).routes.map(({ call }) => call);
const closedCalls = calls.filter(({ access }) => access !== 'anyone');
const memberCalls = createRoutes({} as never)
  .map(({ call }) => call)
  .filter(({ access, method, sends }) => access !== 'visitor' && method === 'POST' && sends !== 'multipart');

let database: TestDatabase;
let api: TestApi;
let fixture: Fixture;
let owner: Person;
let rival: Person;
let operator: Person;
let colleague: Person;

beforeAll(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host: 'harbour.test', modules: [...modules] });
  await aShop(database, { tenantId: 3, host: 'rival.test', modules: [...modules] });
  api = await createTestApi(database, { trustedProxies: ['127.0.0.1'] });
  fixture = createAccessFixture(database, api);
  owner = await fixture.aPerson(2, 'owner');
  rival = await fixture.aPerson(3, 'owner');
  operator = await fixture.aPerson(1, 'operator');
  colleague = await fixture.aPerson(1, 'operator');
});
afterAll(async () => {
  await api.close();
  await database.close();
});
afterEach(() => fixture.removeGrants());

/** Refusals of the given calls by path. The body is empty: who may call is decided before it is read. */
async function refusals(cookie: string, given: typeof calls): Promise<Record<string, string | undefined>> {
  const found: Record<string, string | undefined> = {};
  for (const { path, sends } of given) {
    const name = path.slice('/console/'.length);
    const { body } =
      sends === 'multipart'
        ? await sendStaffForm(api, cookie, name, {}, newAddressHeaders())
        : await staffCaller(api, cookie)(name, {}, newAddressHeaders());
    found[path] = body.Error;
  }
  return found;
}
const allRefuse = (given: typeof calls, error: string) =>
  Object.fromEntries(given.map(({ path }) => [path, error]));

describe('S: without a live grant of this company nothing of it is reached', () => {
  const asVisitor = (cookie: string) => refusals(cookie, closedCalls);
  const signedOut = allRefuse(closedCalls, 'access.signInRequired');

  test('with a grant that was revoked', async () => {
    const { cookie, grantId } = await fixture.visit(owner, operator, 2);
    // Only the grant is revoked, as if ending its visits had been forgotten.
    await database.sql('update operator_grant set revoked_at = now(), revoked_by = $1 where id = $2', [
      owner.id,
      grantId,
    ]);
    expect(await asVisitor(cookie)).toEqual(signedOut);
  });

  test('with a grant that expired', async () => {
    const { cookie } = await fixture.visit(owner, operator, 2, { level: 'change' });
    await database.sql(
      `update operator_grant set created_at = now() - interval '9 hours', expires_at = now()`,
    );
    expect(await asVisitor(cookie)).toEqual(signedOut);
  });

  test('with the grant of another company', async () => {
    const { cookie } = await fixture.visit(rival, operator, 3, { level: 'change' });
    expect(await asVisitor(cookie.replace('__Host-visit=3.', '__Host-visit=2.'))).toEqual(signedOut);
  });

  test('with an ended or idle visit, a wrong secret, or the cookie of a colleague or owner', async () => {
    const { cookie } = await fixture.visit(owner, operator, 2, { level: 'change' });
    const visit = cookie.slice(cookie.indexOf('__Host-visit='));
    const status = async (cookies: string) =>
      (await staffCaller(api, cookies)('session/me', {}, newAddressHeaders())).body.Code;
    expect(await status(cookie)).toBe(200);
    expect(await status(visit)).toBe(401);
    expect(await status(`${colleague.cookie}; ${visit}`)).toBe(401);
    expect(await status(`${owner.cookie}; ${visit}`)).toBe(401);
    expect(await status(`${cookie.slice(0, -43)}${'x'.repeat(43)}`)).toBe(401);
    await database.sql(`update operator_visit set used_at = now() - interval '31 minutes'`);
    expect(await status(cookie)).toBe(401);
    await database.sql('update operator_visit set used_at = now()');
    expect(await status(cookie)).toBe(200);
    await database.sql(`update staff set state = 'suspended' where id = $1`, [operator.id]);
    expect(await status(cookie)).toBe(401);
    await database.sql(`update staff set state = 'active' where id = $1`, [operator.id]);
    await database.sql('update staff set password_is_given = true where id = $1', [operator.id]);
    expect(await status(cookie)).toBe(401);
    await database.sql('update staff set password_is_given = false where id = $1', [operator.id]);
    expect(await status(cookie)).toBe(200);
    await database.sql('update operator_visit set ended_at = now()');
    expect(await status(cookie)).toBe(401);
  });

  test('the operator’s own session reads nothing of a company that let them in', async () => {
    await fixture.visit(owner, operator, 2, { level: 'change' });
    const foreign = closedCalls.filter(({ access }) => /^(order|parcel|member|studio|case):/.test(access));
    expect(foreign.length).toBeGreaterThan(100);
    expect(await refusals(operator.cookie, foreign)).toEqual(allRefuse(foreign, 'access.forbidden'));
  });

  test('nothing of a member is reached, with or without a grant', async () => {
    const { cookie } = await fixture.visit(owner, operator, 2, { level: 'change' });
    for (const { path } of memberCalls) {
      const { body } = await api.post('harbour.test', path, {}, { cookie, ...newAddressHeaders() });
      expect(body.Code, path).toBe(401);
    }
    expect(memberCalls.length).toBeGreaterThan(50);
  });
});

describe('S: a live visit', () => {
  test('with reading only refuses every call of the contract that changes', async () => {
    const { cookie } = await fixture.visit(owner, operator, 2);
    const changes = closedCalls.filter(({ effect }) => effect === 'change');
    expect(changes.length).toBeGreaterThan(200);
    expect(await refusals(cookie, changes)).toEqual(allRefuse(changes, 'visit.readOnly'));
  });

  test('with changes still never reaches people, money, secrets, files, its own grant or its own account', async () => {
    const { cookie } = await fixture.visit(owner, operator, 2, { level: 'change' });
    const closed =
      /^(staff|finance|cod|agent|peer|audit|company|reference|shop):|:(reveal|decide|publish|suspend|resetPassword|settle|review|set|manage)$/;
    const never = closedCalls.filter(
      (call) =>
        closed.test(call.access) ||
        answersFile(call) ||
        call.answersSecret ||
        call.approves ||
        (['password', 'signedIn'].includes(call.access) && call.effect === 'change'),
    );
    const seen = Object.values(await refusals(cookie, never));
    expect(new Set(seen)).toEqual(new Set(['access.forbidden', 'visit.noFiles']));
    expect(never.length).toBeGreaterThan(150);
  });

  test('every answer that holds a file counts as one', () => {
    const holdsFile = ({ output }: (typeof calls)[number]) =>
      output instanceof z.ZodObject && 'content' in output.shape && 'type' in output.shape;
    // A label goes to the company's own printer; its answer holds no file.
    const isExport = ({ path, output }: (typeof calls)[number]) =>
      /export|print/i.test(path) && !path.startsWith('/console/labels/') && !(output instanceof z.ZodNull);
    const files = calls.filter((call) => holdsFile(call) || isExport(call));
    expect(files.filter((call) => !answersFile(call)).map(({ path }) => path)).toEqual([]);
    expect(files.length).toBeGreaterThan(30);
  });

  test('is started by operators only, and granted by owners only', async () => {
    await fixture.grant(owner);
    const enter = (person: Person) =>
      staffCaller(api, person.cookie)('operator-access/enter', { tenantId: 2 });
    expect((await enter(owner)).body.Error).toBe('access.forbidden');
    expect((await enter(rival)).body.Error).toBe('access.forbidden');
    expect((await fixture.grant(operator)).body.Error).toBe('access.forbidden');
    const cookie = await fixture.enter(operator, 2);
    expect((await fixture.grant({ ...operator, cookie })).body.Error).toBe('visit.readOnly');
    for (const tenantId of [1, 3, 99])
      expect(
        (await staffCaller(api, operator.cookie)('operator-access/enter', { tenantId })).body.Error,
      ).toBe('visit.noGrant');
    await expect(
      database.sql(
        `insert into operator_grant (tenant_id, id, granted_by, level, note, expires_at)
         values (1, gen_random_uuid(), $1, 'read', '', now() + interval '1 hour')`,
        [operator.id],
      ),
    ).rejects.toThrow('operator_grant_tenant_id_check');
  });
});
