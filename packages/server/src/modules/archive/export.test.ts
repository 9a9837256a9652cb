import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newEmail } from '@onehaul/testing/actors';
import { aSmallCompany } from '@onehaul/testing/archive-fixture';
import { aCompanyRole, aStaffMember } from '@onehaul/testing/member-builders';
import { clearGuesses, signInStaff, staffCaller } from '@onehaul/testing/staff-sign-in';
import { consoleHost, createTestApi, type TestApi } from '@onehaul/testing/test-api';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices, type TestServices } from '@onehaul/testing/test-services';
import { totpCode } from '@onehaul/testing/totp-code';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connectionAs } from '../../../../../database/migrate.ts';
import type { MailMessage } from '../../gateways/mail/mail.ts';
import { fileColumns } from '../../jobs/file-columns.ts';
import { sealedTables } from '../sealed-tables.ts';
import { createStaffService } from '../staff/index.ts';
import { archiveJobs } from './archive.jobs.ts';
import { endExport, releaseExport, renewExport } from './archive.repository.ts';
import { createArchiver } from './create-archiver.ts';
import { openArchive } from './open-archive.ts';
import { serveArchives } from './serve-archives.ts';
import { installationPublicKey } from './signature.ts';

let database: TestDatabase;
let services: TestServices;
let api: TestApi;
let owner: { cookie: string; secret: string };
let admin: { cookie: string };
let publisher: { cookie: string };
let rival: { cookie: string };
const mails: MailMessage[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  services = testServices(database, { mail: { send: async (message) => void mails.push(message) } });
  const company = await aSmallCompany(database, services, { tenantId: 7, word: 'maple' });
  const other = await aSmallCompany(database, services, { tenantId: 8, word: 'cedar' });
  const door = createStaffService(database.database);
  api = await createTestApi(database, { services, plugins: [serveArchives({ ...services, door })] });
  const staffOf = (roles: ('admin' | 'owner')[], companyRoleId: number | null = null) =>
    aStaffMember(database, 7, { roles, email: newEmail(), companyRoleId });
  owner = await signInStaff(api, company.owner);
  admin = await signInStaff(api, await staffOf(['admin']));
  publisher = await signInStaff(api, await staffOf([], await aCompanyRole(database, 7, ['shop:publish'])));
  rival = await signInStaff(api, other.owner);
});
afterAll(async () => {
  await api.close();
  await database.close();
});
beforeEach(async () => {
  await clearGuesses(api);
  await database.sql('update staff set totp_last_step = 0, wrong_codes = 0, wrong_code_at = null');
});
afterEach(async () => {
  await database.sql('delete from company_export');
  mails.length = 0;
});

const call = (person: { cookie: string }, path: string, body: unknown = {}) =>
  staffCaller(api, person.cookie)(`archives/${path}`, body);
const start = async () => {
  await database.sql('update staff set totp_last_step = 0');
  return call(owner, 'start', { code: totpCode(owner.secret) });
};
const startedId = async () => ((await start()).body.Data as { id: string }).id;
const file = (person: { cookie: string }, id: string) =>
  api.app.inject({
    method: 'GET',
    url: `/api/console/archives/${id}/file`,
    headers: { host: consoleHost, cookie: person.cookie },
  });
const codeOf = async (person: { cookie: string }, id: string) => {
  const reply = await file(person, id);
  return reply.headers['content-type'] === 'application/zip' ? 200 : reply.json<{ Code: number }>().Code;
};
const stateOf = async (id: string) =>
  (await database.sql('select state, attempt from company_export where id = $1', [id]))[0]!;
const openArchiver = (log = services.log) =>
  createArchiver({
    ...services,
    log,
    connection: connectionAs('onehaul_app', database.address),
    fileColumns,
    sealedColumns: sealedTables,
  });
async function runUntil(id: string, state: string, workers = 1): Promise<void> {
  const archivers = Array.from({ length: workers }, () => openArchiver());
  try {
    await vi.waitFor(async () => expect((await stateOf(id))['state']).toBe(state), { timeout: 20_000 });
  } finally {
    await Promise.all(archivers.map((one) => one.close()));
  }
}
const forget = () => archiveJobs[0]!.run({ ...services, log: services.log as never });

test('an owner exports the company with a fresh code; two workers make one file; every owner is told', async () => {
  const id = await startedId();
  await runUntil(id, 'done', 2);
  expect(await stateOf(id)).toEqual({ state: 'done', attempt: 1 });
  expect(mails.map(({ to }) => to)).toEqual(['owner@maple.example']);
  const reply = await file(owner, id);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/zip']);
  const folder = await mkdtemp(join(tmpdir(), 'onehaul-export-'));
  try {
    const path = join(folder, 'downloaded.zip');
    await writeFile(path, reply.rawPayload);
    const archive = await openArchive(path, { trusted: [installationPublicKey(services.keys)] });
    expect(archive.manifest.company).toBe('maple');
    archive.close();
  } finally {
    await rm(folder, { recursive: true });
  }
  const acts = await database.sql(`select act from audit where subject_id = $1 order by id`, [id]);
  expect(acts.map(({ act }) => act)).toEqual(['archives/start', 'archives/download']);
});

test('nobody but an owner of the same company starts, reads or removes an export', async () => {
  const id = await startedId();
  await runUntil(id, 'done');
  for (const person of [admin, publisher]) {
    expect((await call(person, 'start', { code: '123456' })).body.Error).toBe('access.forbidden');
    expect((await call(person, 'remove', { id })).body.Error).toBe('access.forbidden');
    expect(await codeOf(person, id)).toBe(403);
  }
  const seen = (await call(publisher, 'list')).body.Data as { items: { url: string | null }[] };
  expect(seen.items.map(({ url }) => url)).toEqual([null]);
  expect((await call(rival, 'remove', { id })).body.Error).toBe('record.notFound');
  expect(await codeOf(rival, id)).toBe(404);
  expect(await codeOf({ cookie: '' }, id)).toBe(401);
  expect(await codeOf(owner, id)).toBe(200);
});

test('a wrong or used code starts nothing and is counted', async () => {
  expect((await call(owner, 'start', { code: '000000' })).body.Error).toBe('staff.codeWrong');
  const [row] = await database.sql(`select wrong_codes from staff where email = 'owner@maple.example'`);
  expect(row).toEqual({ wrong_codes: 1 });
  await startedId();
  await database.sql('delete from company_export');
  // The code that was just accepted is not accepted again.
  expect((await call(owner, 'start', { code: totpCode(owner.secret) })).body.Error).toBe('staff.codeWrong');
  expect(await database.sql('select from company_export')).toEqual([]);
});

test('one export at a time, and three in a day, removed ones included', async () => {
  const first = await startedId();
  expect((await start()).body.Error).toBe('archive.underWay');
  await call(owner, 'remove', { id: first });
  for (let times = 0; times < 2; times += 1) await call(owner, 'remove', { id: await startedId() });
  expect((await start()).body.Error).toBe('archive.tooMany');
});

test('the export of a worker that died is taken up again, and its parts are deleted', async () => {
  const id = await startedId();
  await database.sql(
    `update company_export set state = 'running', attempt = 1, taken_at = now() - interval '3 minutes'`,
  );
  const [shop] = await database.sql('select id from shop where tenant_id = 7');
  const key = `t/7/s/${shop!['id'] as number}/archive/${id}-1-0.part`;
  await services.storage.put(key, Buffer.from('half'), { contentType: 'a/b', visibility: 'private' });
  await database.sql(
    `insert into company_export_part (tenant_id, export_id, attempt, position, shop_id, file_key, length_bytes)
     values (7, $1, 1, 0, $2, $3, 4)`,
    [id, shop!['id'], `archive/${id}-1-0.part`],
  );
  await runUntil(id, 'done');
  expect(await stateOf(id)).toEqual({ state: 'done', attempt: 2 });
  expect(await services.storage.head(key)).toBeUndefined();
  expect(await codeOf(owner, id)).toBe(200);
});

test('a worker whose lease was taken over changes nothing any more', async () => {
  const id = await startedId();
  await database.sql(`update company_export set state = 'running', attempt = 2, taken_at = now()`);
  const db = services.database.autocommit(7);
  const late = { id, attempt: 1, lengthBytes: 0 };
  expect(await db.first(renewExport, late)).toBeUndefined();
  await db.all(releaseExport, late);
  expect(await stateOf(id)).toEqual({ state: 'running', attempt: 2 });
  expect(await db.first(endExport, { ...late, state: 'done', sha256: null })).toBeUndefined();
  expect(await stateOf(id)).toEqual({ state: 'running', attempt: 2 });
  expect(await db.first(renewExport, { ...late, attempt: 2 })).toEqual({ id });
});

test('an export that killed three workers fails', async () => {
  const id = await startedId();
  await database.sql(
    `update company_export set state = 'running', attempt = 3, taken_at = now() - interval '3 minutes'`,
  );
  await runUntil(id, 'failed');
  expect(await codeOf(owner, id)).toBe(404);
});

test('a file is deleted after seven days, and at once for readers when it is removed', async () => {
  const old = await startedId();
  await runUntil(old, 'done');
  const parts = async () => {
    const keys: string[] = [];
    for await (const { key } of services.storage.list('t/7/'))
      if (key.includes(`/archive/${old}`)) keys.push(key);
    return keys.length;
  };
  await forget();
  expect([await parts(), await codeOf(owner, old)]).toEqual([1, 200]);
  await database.sql(`update company_export set done_at = now() - interval '8 days'`);
  await forget();
  expect([await parts(), await codeOf(owner, old)]).toEqual([0, 404]);
  expect(await database.sql('select from company_export_part')).toEqual([]);
  const removed = await startedId();
  await runUntil(removed, 'done');
  await call(owner, 'remove', { id: removed });
  expect(await codeOf(owner, removed)).toBe(404);
});
