import { sql } from 'kysely';
import { prepareChange, tables } from '../db/statement.ts';
import { batchRows, repeatInBatches } from '../jobs/repeat-in-batches.ts';
import { forEachTenant, type Job } from '../jobs/job.ts';

/** No page requests events relayed over an hour ago. One batch, because a long delete blocks others. */
const deleteRelayed = prepareChange((p: { tenantId: number }) =>
  tables
    .deleteFrom('outbox')
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`id in (select id from outbox where tenant_id = ${p.tenantId} and relayed_at is not null
        and created_at < now() - interval '1 hour' order by created_at limit ${sql.lit(batchRows)})`,
    )
    .returning('id'),
);

const purgeOutboxJob: Job = {
  name: 'forget-outbox',
  cron: '*/10 * * * *',
  run: ({ database }) =>
    forEachTenant(database, async (tenantId) => {
      await repeatInBatches(() => database.autocommit(tenantId).all(deleteRelayed, {}));
    }),
};

export const outboxJobs: readonly Job[] = [purgeOutboxJob];
