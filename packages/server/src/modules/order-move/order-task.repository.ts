import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import type { Tables } from '../../db/tables.ts';

type Kind = Tables['orderTask']['kind'];
type TaskScope = { tenantId: number; id: number };

/** Pending tasks of a kind, oldest first: index `order_task_waiting`. */
export const waitingTasks = prepare((p: { tenantId: number; kind: Kind; limit: number }) =>
  tables
    .selectFrom('orderTask')
    .select(['id', 'shopId', 'orderId'])
    .where('tenantId', '=', p.tenantId)
    .where('kind', '=', p.kind)
    .where('doneAt', 'is', null)
    .orderBy('id')
    .limit(p.limit),
);

/** Row lock with SKIP LOCKED: no row when the task is done or another process has locked it. */
export const lockTask = prepareChange((p: TaskScope) =>
  tables
    .selectFrom('orderTask')
    .select(['id', 'shopId', 'orderId'])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('doneAt', 'is', null)
    .forUpdate()
    .skipLocked(),
);

export const finishTask = prepareChange((p: TaskScope) =>
  tables
    .updateTable('orderTask')
    .set({ doneAt: sql`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);
