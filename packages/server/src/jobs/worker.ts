import type { JobName } from '@onehaul/domain/job-name';
import { PgBoss } from 'pg-boss';
import type { DatabaseOptions } from '../db/database.ts';
import { takeRetries } from './failure.repository.ts';
import { runTold } from './failures.ts';
import { type Job, type JobServices, platformTenantId } from './job.ts';

/** How soon a retry asked for in the console begins. */
const retryLookMs = 2000;

type WorkerOptions = JobServices & { readonly connection: DatabaseOptions; readonly jobs: readonly Job[] };

/** Runs the jobs: one process of many gets each turn, and a turn whose process died is taken by another. */
export async function openWorker({ connection, jobs, ...services }: WorkerOptions) {
  const { log } = services;
  const { host, port, database: name, user, password } = connection;
  // Of pg's own options: a server that never answers fails a statement instead of holding the queue for ever.
  const patience = { connectionTimeoutMillis: 2000, query_timeout: 10_000, keepAlive: true };
  const boss = new PgBoss({
    ...patience,
    host,
    port,
    database: name,
    user,
    ...(typeof password === 'string' && { password }),
    schema: 'job',
    migrate: false,
    createSchema: false,
    monitorIntervalSeconds: 5,
    max: 4,
  });
  boss.on('error', (error: Error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'singleton', heartbeatSeconds: 10 });
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, async () => {
      const began = performance.now();
      await runTold(services, job.name, () => job.run(services));
      log.info({ job: job.name, ms: Math.round(performance.now() - began) }, 'job done');
    });
  }
  /** Jobs that an operator wants to have run again. Sweeps are not among them: they try again by themselves. */
  async function startRetries(): Promise<void> {
    const asked = await services.database.tenant(platformTenantId).all(takeRetries, {});
    for (const { job } of asked) if (jobs.some(({ name }) => name === job)) await boss.send(job);
  }
  const looking = setInterval(() => {
    startRetries().catch((error: unknown) => log.warn({ err: error }, 'nobody looks for retries'));
  }, retryLookMs);
  return {
    /** Starts a job now, beside its schedule. */
    start: (name: JobName) => boss.send(name),
    close: async () => {
      clearInterval(looking);
      await boss.stop({ graceful: true, timeout: 20_000 });
    },
  };
}
