import type { JobName } from '@onehaul/domain/job-name';
import { PgBoss } from 'pg-boss';
import type { DatabaseOptions } from '../db/database.ts';
import { claimRetries } from './failure.repository.ts';
import { runRecordingFailures } from './failures.ts';
import { type Job, type JobServices, platformTenantId } from './job.ts';

/** Polling interval for retries requested in the console. */
const retryPollMs = 2000;

type WorkerOptions = JobServices & { readonly connection: DatabaseOptions; readonly jobs: readonly Job[] };

/** Runs the scheduled jobs: each run goes to one process, and is taken over if that process dies. */
export async function startWorker({ connection, jobs, ...services }: WorkerOptions) {
  const { log } = services;
  const { host, port, database: name, user, password, ssl } = connection;
  // Options of pg: a server that never responds fails the statement instead of blocking the queue forever.
  const patience = { connectionTimeoutMillis: 2000, query_timeout: 10_000, keepAlive: true };
  const boss = new PgBoss({
    ...patience,
    host,
    port,
    database: name,
    user,
    ...(typeof password === 'string' && { password }),
    ...(typeof ssl === 'object' && { ssl }),
    schema: 'job',
    migrate: false,
    createSchema: false,
    monitorIntervalSeconds: 5,
    // A started job wakes its worker, so that thirty queues need not be polled every two seconds.
    useListenNotify: true,
    max: 4,
  });
  boss.on('error', (error: Error) => log.error({ err: error }, 'the job queue failed'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, { policy: 'singleton', heartbeatSeconds: 10, notify: true });
    await boss.schedule(job.name, job.cron);
    await boss.work(job.name, async () => {
      const began = performance.now();
      await runRecordingFailures(services, job.name, () => job.run(services));
      log.info({ job: job.name, ms: Math.round(performance.now() - began) }, 'job done');
    });
  }
  /** Starts jobs an operator requested to retry. Sweeps are not included: they retry by themselves. */
  async function startRetries(): Promise<void> {
    const asked = await services.database.autocommit(platformTenantId).all(claimRetries, {});
    for (const { job } of asked) if (jobs.some(({ name }) => name === job)) await boss.send(job);
  }
  const looking = setInterval(() => {
    startRetries().catch((error: unknown) => log.warn({ err: error }, 'nobody looks for retries'));
  }, retryPollMs);
  return {
    /** Starts a job immediately, outside its schedule. */
    start: (name: JobName) => boss.send(name),
    close: async () => {
      clearInterval(looking);
      await boss.stop({ graceful: true, timeout: 20_000 });
    },
  };
}
