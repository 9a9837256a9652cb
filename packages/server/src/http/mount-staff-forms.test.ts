import { randomUUID } from 'node:crypto';
import { staffCall } from '@onehaul/contract/console/staff-call';
import { Refusal, type RefusalCode } from '@onehaul/domain/refusal';
import { aShop } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { sendStaffForm } from '@onehaul/testing/staff-form';
import { staffCaller, signInStaff } from '@onehaul/testing/staff-sign-in';
import { consoleHost, createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { prepareChange, tables } from '../db/statement.ts';
import { createConsoleOptions } from '../modules/console-routes.ts';
import { bindStaffPrepared } from './bind-staff.ts';

let database: TestDatabase;
let api: TestApi;
let shopId = 0;
let cookie = '';
/** Calls that reached a handler: a refused call must not appear here. */
const made: string[] = [];

const addCarrier = prepareChange((p: { tenantId: number; shopId: number; code: string }) =>
  tables
    .insertInto('carrier')
    .values({ tenantId: p.tenantId, shopId: p.shopId, code: p.code, names: sql`'{"en":"x"}'`, position: 1 }),
);
const upload = staffCall({
  path: '/console/test/upload',
  access: 'member:read',
  effect: 'change',
  sends: 'multipart',
  summary: 'A form of this test.',
  input: z.object({
    code: z.string().default('A'),
    thrown: z.string().optional(),
    file: z.instanceof(Uint8Array),
  }),
  output: z.object({ bytes: z.int() }),
});
/** Results of `prepare`, and whether they were discarded. */
const prepared: { code: string; isDiscarded: boolean }[] = [];
const uploadRoute = bindStaffPrepared(
  upload,
  async (_, { code, thrown, file }) => {
    const slow = { code, isDiscarded: false };
    prepared.push(slow);
    return {
      ready: { code, thrown, bytes: file.byteLength },
      discard: async () => void (slow.isDiscarded = true),
    };
  },
  async (context, { code, thrown, bytes }) => {
    await context.db.all(addCarrier, { shopId, code });
    context.audit('thing', 7);
    if (thrown === 'bug') throw new TypeError('a bug');
    if (thrown) throw new Refusal(thrown as RefusalCode);
    made.push(code);
    return { bytes };
  },
);

const carriers = async () =>
  (await database.sql('select code from carrier order by code')).map(({ code }) => code);
const lines = () => database.sql(`select act from audit where act like 'test/%' order by id`);

beforeAll(async () => {
  database = await createTestDatabase();
  ({ id: shopId } = await aShop(database, { tenantId: 2, host: 'harbour.test' }));
  const console = createConsoleOptions(testServices(database), [consoleHost]);
  api = await createTestApi(database, { console: { ...console, routes: [...console.routes, uploadRoute] } });
  const account = await aStaffMember(database, 2, { roles: ['clerk'], email: 'clerk@company.test' });
  ({ cookie } = await signInStaff(api, account));
});
beforeEach(async () => {
  made.splice(0);
  prepared.splice(0);
  await database.sql('delete from carrier; delete from staff_idempotency; truncate audit');
});
afterAll(async () => {
  await api.close();
  await database.close();
});

describe('a form', () => {
  const sendForm = (
    fields: Record<string, string | Uint8Array<ArrayBuffer>>,
    headers: Record<string, string> = {},
    isSignedIn = true,
  ) => sendStaffForm(api, isSignedIn ? cookie : '', 'test/upload', fields, headers);
  const file = new Uint8Array([1, 2, 3]);

  test('is read, its slow work is done first, and its line is in the audit log', async () => {
    const { status, body } = await sendForm({ file, code: 'F' });
    expect([status, body.Data]).toEqual([200, { bytes: 3 }]);
    expect(await carriers()).toEqual(['F']);
    expect(await lines()).toMatchObject([{ act: 'test/upload' }]);
    expect(prepared).toEqual([{ code: 'F', isDiscarded: false }]);
  });

  test('is taken by no other call, and such a call takes nothing else', async () => {
    const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await staffCaller(api, cookie)('session/setLanguage', '--x--', boundary)).body.Error).toBe(
      'request.wrongType',
    );
    expect((await staffCaller(api, cookie)('test/upload', { code: 'A' })).body.Error).toBe(
      'request.wrongType',
    );
    expect([made, prepared]).toEqual([[], []]);
  });

  test.each([
    ['nobody', {}, false, 'access.signInRequired'],
    ['another site', { origin: 'https://evil.test' }, true, 'access.foreignOrigin'],
    ['somebody without a key', { 'idempotency-key': '' }, true, 'idempotency.keyInvalid'],
  ])('of %s is not worked on', async (_, headers, isSignedIn, error) => {
    expect((await sendForm({ file }, headers, isSignedIn)).body.Error).toBe(error);
    expect([made, prepared]).toEqual([[], []]);
  });

  test('without its file is refused', async () => {
    expect((await sendForm({ code: 'A' })).body.Error).toBe('input.invalid');
    expect(prepared).toEqual([]);
  });

  test('that is refused or fails leaves nothing of what was prepared', async () => {
    for (const thrown of ['state.illegalStep', 'bug']) await sendForm({ file, thrown });
    expect(prepared.map(({ isDiscarded }) => isDiscarded)).toEqual([true, true]);
    expect([await carriers(), await lines()]).toEqual([[], []]);
  });

  test('that is sent again is one change; what was prepared anew is thrown away', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await sendForm({ file }, headers);
    expect((await sendForm({ file }, headers)).body).toEqual(first.body);
    expect(made).toHaveLength(1);
    expect(prepared.map(({ isDiscarded }) => isDiscarded)).toEqual([false, true]);
    const other = await sendForm({ file: new Uint8Array([9]) }, headers);
    expect(other.body.Error).toBe('idempotency.keyReused');
  });
});
