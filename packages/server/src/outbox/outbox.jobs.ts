import { sql } from 'kysely';
import { prepareChange, tables } from '../db/statement.ts';
import { batchRows, inBatches } from '../jobs/in-batches.ts';
import { forEachTenant, type Job } from '../jobs/job.ts';

/** No page requests events relayed over an hour ago. One batch, because a long delete blocks others. */
const forgetRelayed = prepareChange((p: { tenantId: number }) =>
  tables
    .deleteFrom('outbox')
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`id in (select id from outbox where tenant_id = ${p.tenantId} and relayed_at is not null
        and created_at < now() - interval '1 hour' order by created_at limit ${sql.lit(batchRows)})`,
    )
    .returning('id'),
);

const forgetOutboxJob: Job = {
  name: 'forget-outbox',
  cron: '*/10 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      await inBatches(() => database.autocommit(tenantId).all(forgetRelayed, {}));
    }),
};

export const outboxJobs: readonly Job[] = [forgetOutboxJob];
