import { sql } from 'kysely';
import { prepare, tables } from '../../db/statement.ts';

/** Whether any work is due: shops to sync, labels to fetch, or orders in progress that may have advanced. */
export const marketplaceWork = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom(
      sql<{ isWork: boolean }>`(select
        exists (select from marketplace_shop where tenant_id = ${p.tenantId} and state = 'authorized'
          and next_sync_at <= now())
        or exists (select from marketplace_order where tenant_id = ${p.tenantId}
          and state in ('linked', 'ready', 'labelled', 'bound', 'shipped', 'cancelling')) as is_work)`.as(
        'due',
      ),
    )
    .select('due.isWork'),
);
