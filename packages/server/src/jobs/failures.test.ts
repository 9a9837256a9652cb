import { aShop } from '@onehaul/testing/builders';
import { createTestDatabase, type TestDatabase } from '@onehaul/testing/test-database';
import { testServices } from '@onehaul/testing/test-services';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deleteAnswersJob } from '../http/idempotency.jobs.ts';
import { createLog } from '../http/log.ts';
import { createMetrics } from '../http/metrics.ts';
import { addressJobs } from '../modules/address/index.ts';
import { importJobs } from '../modules/import/index.ts';
import { staffJobs } from '../modules/staff/index.ts';
import { runRecordingFailures } from './failures.ts';
import { forEachTenant } from './job.ts';
import { createSweep } from './sweep.ts';
import { jobs } from '../modules/jobs.ts';
import { startWorker } from './worker.ts';

let database: TestDatabase;
let shopId = 0;
let lines: Record<string, unknown>[] = [];
const log = createLog({ stream: { write: (line) => void lines.push(JSON.parse(line) as never) } });

beforeAll(async () => {
  database = await createTestDatabase();
  for (const tenantId of [2, 3, 4]) {
    const shop = await aShop(database, { tenantId, host: `shop${tenantId}.test` });
    if (tenantId === 2) shopId = shop.id;
  }
});
beforeEach(async () => {
  lines = [];
  await database.sql('delete from job_failure');
});
afterAll(() => database.close());

const errors = () => lines.filter(({ level }) => level === 50);
const rows = () =>
  database.sql(
    `select tenant_id, job, kind, error, failures, companies, solved_at is not null as is_solved
     from job_failure order by tenant_id`,
  );
const counted = async () => {
  const metric = (await createMetrics().getMetricsAsJSON()).find(
    ({ name }) => name === 'onehaul_job_failed_total',
  );
  const values = (metric?.values ?? []) as { labels: { work?: string }; value: number }[];
  return values.find(({ labels }) => labels.work === 'end-points')?.value ?? 0;
};

test('O3: a company whose part of a job fails keeps no other from its turn, and each failure is told', async () => {
  const done: number[] = [];
  const services = { database: database.database, log };
  const run = (failing: readonly number[]) =>
    runRecordingFailures(services, 'end-points', () =>
      forEachTenant(database.database, async (tenantId) => {
        if (failing.includes(tenantId)) throw new Error(`no points of ${tenantId}`);
        done.push(tenantId);
      }),
    );
  const before = await counted();
  await expect(run([2, 4])).rejects.toThrow('failed for 2 companies');
  expect(done.toSorted()).toEqual([1, 3]);
  expect(
    errors()
      .map(({ job, tenant }) => `${String(job)} ${String(tenant)}`)
      .toSorted(),
  ).toEqual(['end-points 2', 'end-points 4']);
  expect((await counted()) - before).toBe(2);
  await expect(run([4])).rejects.toThrow('failed for 1 companies');
  const open = { job: 'end-points', kind: 'job' };
  expect(await rows()).toEqual([
    { ...open, tenant_id: 1, error: 'no points of 4', failures: 2, companies: [4], is_solved: false },
    { ...open, tenant_id: 2, error: 'no points of 2', failures: 1, companies: [], is_solved: true },
    { ...open, tenant_id: 4, error: 'no points of 4', failures: 2, companies: [], is_solved: false },
  ]);
  await run([]);
  expect((await rows()).map(({ is_solved: isSolved }) => isSolved)).toEqual([true, true, true]);
});

test('O2: a job that fails as a whole is one error line, one count and a row of the platform', async () => {
  const before = await counted();
  const failing = runRecordingFailures({ database: database.database, log }, 'end-points', () =>
    Promise.reject(new Error('mail me at amy@example.test')),
  );
  await expect(failing).rejects.toThrow();
  expect(errors()).toHaveLength(1);
  expect((await counted()) - before).toBe(1);
  expect(await rows()).toEqual([
    expect.objectContaining({ tenant_id: 1, failures: 1, error: 'mail me at a***@example.test' }),
  ]);
});

test('O2: a sweep that fails for a company is told, rests, and is closed when it succeeds', async () => {
  let isFailing = true;
  let tries = 0;
  const sweep = createSweep({
    database: database.database,
    log,
    name: 'rewards',
    everyMs: 5,
    find: async () => [3],
    work: async () => {
      tries += 1;
      if (isFailing) throw new Error('no rewards');
      return false;
    },
  });
  await expect.poll(async () => (await rows()).length).toBe(2);
  // There would be two hundred turns in this time without backoff.
  await expect.poll(() => tries, { timeout: 5000 }).toBeGreaterThanOrEqual(2);
  expect(tries).toBeLessThan(10);
  expect(await rows()).toEqual([
    expect.objectContaining({
      tenant_id: 1,
      job: 'rewards',
      kind: 'sweep',
      companies: [3],
      is_solved: false,
    }),
    expect.objectContaining({ tenant_id: 3, job: 'rewards', kind: 'sweep', is_solved: false }),
  ]);
  isFailing = false;
  await expect.poll(async () => (await rows()).map((row) => row['is_solved'])).toEqual([true, true]);
  await sweep.close();
});

test('O2: a job the operator wants again is run by the worker and its failure closed', async () => {
  await database.sql(
    `insert into job_failure (tenant_id, job, kind, error, retry_at)
     values (1, 'forget-answers', 'job', 'it failed', now())`,
  );
  const connection = { ...database.address, user: 'onehaul_app' };
  const { storage, keys } = testServices(database);
  const worker = await startWorker({ jobs, connection, database: database.database, storage, keys, log });
  try {
    await expect
      .poll(rows, { timeout: 30_000 })
      .toEqual([expect.objectContaining({ job: 'forget-answers', is_solved: true })]);
  } finally {
    await worker.close();
  }
});

test('O3: no clean-up deletes more than 1,000 rows in one statement', async () => {
  await database.sql(`
    create function refuse_many() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > 1000 then raise exception 'too many rows in one delete'; end if;
      return null;
    end $$`);
  for (const table of [
    'idempotency',
    'staff_idempotency',
    'staff_session',
    'goods_declaration',
    'import_row',
  ])
    await database.sql(
      `create trigger few after delete on ${table} referencing old table as gone
       for each statement execute function refuse_many()`,
    );
  await database.sql(
    `insert into idempotency (tenant_id, shop_id, actor_id, key, request_hash, created_at)
     select 2, $1, 1, lpad(n::text, 20, 'k'), '', now() - interval '2 days' from generate_series(1, 2500) n`,
    [shopId],
  );
  const { storage, keys } = testServices(database);
  const services = { database: database.database, log, storage, keys };
  for (const job of [deleteAnswersJob, ...staffJobs, ...addressJobs, ...importJobs]) await job.run(services);
  const [left] = await database.sql('select count(*)::int as n from idempotency');
  expect(left).toEqual({ n: 0 });
});
