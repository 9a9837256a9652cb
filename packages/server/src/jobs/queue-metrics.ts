import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { prepare, tables } from '../db/statement.ts';
import { oldestEvent } from '../outbox/relay.ts';

/** Jobs that are due and that no worker has begun, by their queue: the age of the oldest. */
const lateJobs = prepare(() =>
  tables
    .selectFrom(
      sql<{ job: string; seconds: number }>`(
      select queue.name as job,
        coalesce(extract(epoch from now() - min(job.start_after)), 0)::float8 as seconds
      from job.queue left join job.job on job.name = queue.name and job.state = 'created' and job.start_after < now()
      where queue.name not like '\\_\\_%'
      group by queue.name)`.as('late'),
    )
    .select(['late.job', 'late.seconds']),
);

/** How far the worker is behind: due jobs and waiting events. */
export function recordQueueMetrics({ platform }: Pick<Database, 'platform'>, registry: Registry): void {
  registry.registerMetric(oldestEvent);
  new Gauge({
    name: 'onehaul_job_oldest_seconds',
    help: 'How long the oldest due job of a queue has waited',
    labelNames: ['work'] as const,
    registers: [registry],
    async collect() {
      for (const { job, seconds } of await platform.all(lateJobs, {})) this.set({ work: job }, seconds);
    },
  });
}
