import { PgBoss } from 'pg-boss';
import type { DatabaseOptions } from '../db/database.ts';
import { forgetAnswersJob } from '../http/idempotency.jobs.ts';
import { addressJobs } from '../modules/address/index.ts';
import { consigneeJobs } from '../modules/consignee/index.ts';
import { importJobs } from '../modules/import/index.ts';
import { memberJobs } from '../modules/member/index.ts';
import { orderJobs } from '../modules/order/index.ts';
import { parcelJobs } from '../modules/parcel/index.ts';
import { printJobs } from '../modules/print/index.ts';
import { peerJobs } from '../modules/peer/index.ts';
import { rewardJobs } from '../modules/reward/index.ts';
import { sessionJobs } from '../modules/session/index.ts';
import { staffJobs } from '../modules/staff/index.ts';
import { trackingJobs } from '../modules/tracking/index.ts';
import { walletJobs } from '../modules/wallet/index.ts';
import { outboxJobs } from '../outbox/outbox.jobs.ts';
import type { Job, JobServices } from './job.ts';

/** Every scheduled job of the product. */
const jobs: readonly Job[] = [
  forgetAnswersJob,
  ...sessionJobs,
  ...memberJobs,
  ...staffJobs,
  ...walletJobs,
  ...outboxJobs,
  ...parcelJobs,
  ...orderJobs,
  ...addressJobs,
  ...consigneeJobs,
  ...trackingJobs,
  ...rewardJobs,
  ...peerJobs,
  ...importJobs,
  ...printJobs,
];

type WorkerOptions = JobServices & { readonly connection: DatabaseOptions };

/** Runs the jobs: one process of many gets each turn, and a turn whose process died is taken by another. */
export async function openWorker({ connection, ...services }: WorkerOptions) {
  const { log } = services;
  const { host, port, database: name, user, password } = connection;
  const boss = new PgBoss({
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
      await job.run(services);
      log.info({ job: job.name, ms: Math.round(performance.now() - began) }, 'job done');
    });
  }
  return {
    /** Starts a job now, beside its schedule. */
    start: (name: string) => boss.send(name),
    close: () => boss.stop({ graceful: true, timeout: 20_000 }),
  };
}
