import { listExportDays, type ExportedList, type SheetFormat } from '@onehaul/domain/list-export';
import type { Language } from '@onehaul/domain/language';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ExportKey = { tenantId: number; id: string };
type Own = { tenantId: number; staffId: number };
type Lease = ExportKey & { attempt: number };

const listed = 20;
/** A worker that renews nothing for two minutes is presumed dead. */
const leaseEnd = sql<Date>`now() + interval '2 minutes'`;
const fileEnd = sql<Date>`now() + make_interval(days => ${sql.lit(listExportDays)})`;

type Draft = ExportKey & {
  staffId: number;
  shopId: number;
  list: ExportedList;
  format: SheetFormat;
  asked: Record<string, unknown>;
  language: Language;
};
export const insertListExport = prepareChange((p: Draft) =>
  tables.insertInto('listExport').values({
    tenantId: p.tenantId,
    id: p.id,
    staffId: p.staffId,
    shopId: p.shopId,
    list: p.list,
    format: p.format,
    asked: sql`${p.asked}::jsonb`,
    language: p.language,
  }),
);

/** The shop in whose folder the file is stored: the first one for a list that names none. */
export const shopOfFile = prepare((p: { tenantId: number; shopId: number | null }) =>
  tables
    .selectFrom('shop')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`(${p.shopId}::int is null or id = ${p.shopId})`)
    .orderBy('id')
    .limit(1),
);

export const shopsOfCompany = prepare((p: { tenantId: number; language: Language }) =>
  tables
    .selectFrom('shop')
    .select([
      'id',
      'timeZone',
      sql<string>`coalesce(app.pick_text(names, ${p.language}, languages[1]), '')`.as('name'),
    ])
    .where('tenantId', '=', p.tenantId),
);

export const ownExports = prepare((p: Own) =>
  tables
    .selectFrom('listExport')
    .select(['id', 'list', 'format', 'state', 'rowCount', 'lengthBytes', 'createdAt'])
    .select(sql<Date | null>`case when state = 'done' then due_at end`.as('availableUntil'))
    .where('tenantId', '=', p.tenantId)
    .where('staffId', '=', p.staffId)
    .where('state', '<>', 'removed')
    .orderBy('createdAt', 'desc')
    .limit(listed),
);

export const ownExport = prepare((p: Own & { id: string }) =>
  tables
    .selectFrom('listExport')
    .innerJoin('shop', (join) =>
      join.onRef('shop.tenantId', '=', 'listExport.tenantId').onRef('shop.id', '=', 'listExport.shopId'),
    )
    .select([
      'listExport.list',
      'listExport.format',
      'listExport.asked',
      'listExport.state',
      'listExport.attempt',
      'listExport.rowCount',
      'listExport.lengthBytes',
      sql<string>`to_char(list_export.created_at at time zone shop.time_zone, 'YYYY-MM-DD')`.as('day'),
    ])
    .where('listExport.tenantId', '=', p.tenantId)
    .where('listExport.staffId', '=', p.staffId)
    .where('listExport.id', '=', p.id),
);

/** Makes an export unreachable at once; a worker that makes it loses its lease. */
export const removeOwnExport = prepareChange((p: Own & { id: string }) =>
  tables
    .updateTable('listExport')
    .set({ state: 'removed', doneAt: sql<Date>`coalesce(done_at, now())`, dueAt: sql<Date>`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('staffId', '=', p.staffId)
    .where('id', '=', p.id)
    .where('state', '<>', 'removed')
    .returning('id'),
);

/** Leases the export that has waited longest; the higher attempt shuts out the worker before. */
export const leaseListExport = prepareChange((p: { tenantId: number }) =>
  tables
    .updateTable('listExport')
    .set({
      state: 'running',
      dueAt: leaseEnd,
      attempt: sql<number>`attempt + 1`,
      rowCount: 0,
      lengthBytes: 0,
    })
    .where('tenantId', '=', p.tenantId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('listExport')
        .select('id')
        .where('tenantId', '=', p.tenantId)
        .where('state', 'in', ['waiting', 'running'])
        .where(sql<boolean>`due_at <= now()`)
        .orderBy('dueAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'attempt', 'shopId', 'list', 'format', 'asked', 'language']),
);

const leased = (p: Lease) =>
  tables
    .updateTable('listExport')
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('attempt', '=', p.attempt)
    .where('state', '=', 'running');

type Progress = Lease & { rowCount: number; lengthBytes: number };
/** Renews the lease; returns nothing when another worker has it or the export was removed. */
export const renewListExport = prepareChange((p: Progress) =>
  leased(p).set({ dueAt: leaseEnd, rowCount: p.rowCount, lengthBytes: p.lengthBytes }).returning('id'),
);

/** Gives the lease back: to continue at once elsewhere, or to try again later. */
export const releaseListExport = prepareChange((p: Lease & { pauseSeconds: number }) =>
  leased(p).set({ state: 'waiting', dueAt: sql<Date>`now() + make_interval(secs => ${p.pauseSeconds})` }),
);

export const endListExport = prepareChange((p: Progress & { state: 'done' | 'failed' }) =>
  leased(p)
    .set({
      state: p.state,
      rowCount: p.rowCount,
      lengthBytes: p.lengthBytes,
      doneAt: sql<Date>`now()`,
      dueAt: fileEnd,
    })
    .returning('id'),
);

type Part = Lease & { position: number; shopId: number; fileKey: string };
export const insertListExportPart = prepareChange((p: Part) =>
  tables.insertInto('listExportPart').values({
    tenantId: p.tenantId,
    exportId: p.id,
    attempt: p.attempt,
    position: p.position,
    shopId: p.shopId,
    fileKey: p.fileKey,
  }),
);

export const partsOfListExport = prepare((p: ExportKey) =>
  tables
    .selectFrom('listExportPart')
    .select(['shopId', 'fileKey', 'attempt'])
    .where('tenantId', '=', p.tenantId)
    .where('exportId', '=', p.id)
    .orderBy('attempt')
    .orderBy('position'),
);

export const deleteListExportParts = prepareChange((p: Lease) =>
  tables
    .deleteFrom('listExportPart')
    .where('tenantId', '=', p.tenantId)
    .where('exportId', '=', p.id)
    .where('attempt', '<', p.attempt),
);

/** Exports that were removed, or whose days are over. */
export const endedListExports = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('listExport')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('state', 'in', ['done', 'failed', 'removed'])
    .where(sql<boolean>`due_at <= now()`)
    .orderBy('dueAt')
    .limit(100),
);

export const deleteListExport = prepareChange((p: ExportKey) =>
  tables.deleteFrom('listExport').where('tenantId', '=', p.tenantId).where('id', '=', p.id),
);
