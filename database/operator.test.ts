import { readSettings } from '@onehaul/settings/read-settings';
import { aShop } from '@onehaul/testing/builders';
import { aStaffMember } from '@onehaul/testing/member-builders';
import { cookiesOf, signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { totpCode } from '@onehaul/testing/totp-code';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inviteOperator } from './operator.ts';

let database: TestDatabase;
let api: TestApi;
beforeEach(async () => {
  database = await createTestDatabase();
  await aShop(database, { tenantId: 2, host: 'harbour.test' });
  api = await createTestApi(database);
});
afterEach(async () => {
  await api.close();
  await database.close();
});

const email = 'Robin@platform.example';
const password = 'seven purple kettles';
const run = (...args: string[]) =>
  inviteOperator(
    args,
    readSettings('operator', {
      DATABASE_HOST: database.address.host,
      DATABASE_PORT: String(database.address.port),
      DATABASE_NAME: database.address.database,
      CONSOLE_HOSTS: 'staff.example,old.example',
    }),
  );
const invite = (...more: string[]) => run('--email', email, '--name', 'Robin Vale', ...more);
const tokenOf = (text: string) => /https:\/\/staff\.example\/welcome#(\S+)$/.exec(text)![1]!;
const operators = () =>
  database.sql('select email, name, roles, language, password_hash, state from staff where tenant_id = 1');

test('the link of the first operator signs them in, once, as an operator', async () => {
  const { isDone, text } = await invite('--language', 'vi');
  expect(isDone).toBe(true);
  expect(text).toContain('within 72 hours');
  expect(await operators()).toEqual([
    {
      email: 'robin@platform.example',
      name: 'Robin Vale',
      roles: ['operator'],
      language: 'vi',
      password_hash: null,
      state: 'active',
    },
  ]);
  const token = tokenOf(text);
  const used = await staffCaller(api)('session/useLink', { token, newPassword: password });
  expect(used.body.Data).toEqual({ next: 'enrol' });
  const pending = cookiesOf(used);
  const { secret } = (await staffCaller(api, pending)('session/beginEnrolment')).body.Data as {
    secret: string;
  };
  const done = await staffCaller(api, pending)('session/confirmSecondFactor', { code: totpCode(secret) });
  expect(done.body.Code).toBe(200);
  expect((await staffCaller(api, cookiesOf(done))('companies/list')).body.Code).toBe(200);
  const second = await staffCaller(api)('session/useLink', { token, newPassword: password });
  expect(second.body.Error).toBe('staff.linkInvalid');
  const acts = await database.sql(
    `select act, subject, details ->> 'name' as name from audit where tenant_id = 1 order by id`,
  );
  expect(acts[0]).toEqual({ act: 'staff/add', subject: 'staff', name: 'Robin Vale' });
});

test('a second operator is refused, whoever asks', async () => {
  await invite();
  for (const other of [email, 'sam@platform.example']) {
    const { isDone, text } = await run('--email', other, '--name', 'Sam Reed');
    expect(isDone).toBe(false);
    expect(text).toContain('operator already');
  }
  expect(await operators()).toHaveLength(1);
});

test('of two concurrent runs one invites', async () => {
  const runs = await Promise.all([invite(), run('--email', 'sam@platform.example', '--name', 'Sam Reed')]);
  expect(runs.map(({ isDone }) => isDone).toSorted()).toEqual([false, true]);
  expect(await operators()).toHaveLength(1);
});

test('--again makes a new link for that operator only; the old link and password end', async () => {
  const first = tokenOf((await invite()).text);
  const again = await run('--email', email, '--again');
  expect(again.isDone).toBe(true);
  const look = (token: string) => staffCaller(api)('session/lookAtLink', { token });
  expect((await look(first)).body.Error).toBe('staff.linkInvalid');
  expect((await look(tokenOf(again.text))).body.Data).toMatchObject({ purpose: 'invitation' });
  const other = await run('--email', 'sam@platform.example', '--again');
  expect(other).toEqual({ isDone: false, text: 'No active operator has this address.' });

  const known = await aStaffMember(database, 1, { roles: ['operator'], email: 'lin@platform.example' });
  const { cookie } = await signInStaff(api, known);
  const reset = await run('--email', known.email, '--again');
  expect(reset.text).toContain('within 24 hours');
  expect((await staffCaller(api, cookie)('companies/list')).body.Code).not.toBe(200);
  await expect(signInStaff(api, known)).rejects.toThrow('cannot sign in');
});

test('a company’s staff are never made operators, and a suspended operator gets no link', async () => {
  const owner = await aStaffMember(database, 2, { roles: ['owner'], email: 'owner@harbour.test' });
  const taken = await run('--email', owner.email, '--name', 'Owner');
  expect(taken).toMatchObject({ isDone: false, text: expect.stringContaining('another account') as string });
  expect((await run('--email', owner.email, '--again')).isDone).toBe(false);
  await invite();
  await database.sql(`update staff set state = 'suspended' where tenant_id = 1`);
  expect((await run('--email', email, '--again')).isDone).toBe(false);
  expect((await run('--email', 'sam@platform.example', '--name', 'Sam Reed')).isDone).toBe(true);
});

test.each([
  [[]],
  [['--email', email]],
  [['--email', 'robin', '--name', 'Robin']],
  [['--email', email, '--name', ' ']],
  [['--email', email, '--name', 'Robin', '--language', 'fr']],
  [['--email', email, '--name', 'Robin', '--force']],
])('%j prints how to use it', async (args) => {
  const { isDone, text } = await run(...args);
  expect(isDone).toBe(false);
  expect(text).toMatch(/^npm run operator/);
  expect(await operators()).toEqual([]);
});
