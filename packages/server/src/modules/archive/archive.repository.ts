import { exportDays, type ExportState } from '@onehaul/domain/archive';
import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type ExportKey = { tenantId: number; id: string };
type Lease = ExportKey & { attempt: number };

const listed = 50;

export const exportsOfCompany = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('companyExport')
    .innerJoin('staff', (join) =>
      join
        .onRef('staff.tenantId', '=', 'companyExport.tenantId')
        .onRef('staff.id', '=', 'companyExport.staffId'),
    )
    .select([
      'companyExport.id',
      sql<ExportState>`company_export.state`.as('state'),
      'companyExport.lengthBytes',
      'companyExport.createdAt',
      'staff.name as startedBy',
      sql<Date | null>`case when company_export.state = 'done'
        then company_export.done_at + make_interval(days => ${sql.lit(exportDays)}) end`.as('availableUntil'),
    ])
    .where('companyExport.tenantId', '=', p.tenantId)
    .orderBy('companyExport.createdAt', 'desc')
    .limit(listed),
);

export const countRecentExports = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('companyExport')
    .select(sql<number>`count(*)::int`.as('recent'))
    .where('tenantId', '=', p.tenantId)
    .where(sql<boolean>`created_at > now() - interval '1 day'`),
);

export const insertExport = prepareChange((p: ExportKey & { staffId: number }) =>
  tables.insertInto('companyExport').values({ tenantId: p.tenantId, id: p.id, staffId: p.staffId }),
);

/** Expired lease: a worker that renews nothing for two minutes is presumed dead. */
const isFree = sql<boolean>`(state = 'waiting' or (state = 'running' and taken_at < now() - interval '2 minutes'))`;

/** Leases the company's export for one worker; the higher attempt shuts out the worker before. */
export const leaseExport = prepareChange((p: { tenantId: number }) =>
  tables
    .updateTable('companyExport')
    .set({ state: 'running', takenAt: sql`now()`, attempt: sql`attempt + 1`, lengthBytes: 0 })
    .where('tenantId', '=', p.tenantId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('companyExport')
        .select('id')
        .where('tenantId', '=', p.tenantId)
        .where(isFree)
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'attempt']),
);

/** Renews the lease; returns nothing when another worker has it or the export was removed. */
export const renewExport = prepareChange((p: Lease & { lengthBytes: number }) =>
  tables
    .updateTable('companyExport')
    .set({ takenAt: sql`now()`, lengthBytes: p.lengthBytes })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('attempt', '=', p.attempt)
    .where('state', '=', 'running')
    .returning('id'),
);

/** Gives the lease back, so that another worker continues at once. */
export const releaseExport = prepareChange((p: Lease) =>
  tables
    .updateTable('companyExport')
    .set({ state: 'waiting' })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('attempt', '=', p.attempt)
    .where('state', '=', 'running'),
);

export const endExport = prepareChange(
  (p: Lease & { state: 'done' | 'failed'; lengthBytes: number; sha256: Buffer | null }) =>
    tables
      .updateTable('companyExport')
      .set({
        state: p.state,
        lengthBytes: p.lengthBytes,
        entriesSha256: p.sha256,
        doneAt: sql`now()`,
      })
      .where('tenantId', '=', p.tenantId)
      .where('id', '=', p.id)
      .where('attempt', '=', p.attempt)
      .where('state', '=', 'running')
      .returning('id'),
);

export const insertPart = prepareChange(
  (p: Lease & { position: number; shopId: number; fileKey: string; lengthBytes: number }) =>
    tables.insertInto('companyExportPart').values({
      tenantId: p.tenantId,
      exportId: p.id,
      attempt: p.attempt,
      position: p.position,
      shopId: p.shopId,
      fileKey: p.fileKey,
      lengthBytes: p.lengthBytes,
    }),
);

export const firstShop = prepare((p: { tenantId: number }) =>
  tables.selectFrom('shop').select('id').where('tenantId', '=', p.tenantId).orderBy('id').limit(1),
);

export const exportById = prepare((p: ExportKey) =>
  tables
    .selectFrom('companyExport')
    .select(['id', 'state', 'attempt', 'lengthBytes'])
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id),
);

export const partsOfExport = prepare((p: ExportKey) =>
  tables
    .selectFrom('companyExportPart')
    .select(['shopId', 'fileKey', 'attempt', 'position'])
    .where('tenantId', '=', p.tenantId)
    .where('exportId', '=', p.id)
    .orderBy('attempt')
    .orderBy('position'),
);

export const removeExport = prepareChange((p: ExportKey) =>
  tables
    .updateTable('companyExport')
    .set({ state: 'removed', entriesSha256: null, doneAt: sql`coalesce(done_at, now())` })
    .where('tenantId', '=', p.tenantId)
    .where('id', '=', p.id)
    .where('state', '<>', 'removed')
    .returning('id'),
);

export const deleteParts = prepareChange((p: ExportKey & { below: number }) =>
  tables
    .deleteFrom('companyExportPart')
    .where('tenantId', '=', p.tenantId)
    .where('exportId', '=', p.id)
    .where('attempt', '<', p.below),
);

/** Exports whose file is past its days. */
export const expiredExports = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('companyExport')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('state', '=', 'done')
    .where(sql<boolean>`done_at < now() - make_interval(days => ${sql.lit(exportDays)})`),
);

/** Exports that are removed or failed and still have parts. */
export const exportsWithLeftParts = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('companyExport')
    .select('id')
    .where('tenantId', '=', p.tenantId)
    .where('state', 'in', ['removed', 'failed'])
    .where(sql<boolean>`exists (select from company_export_part part
      where part.tenant_id = company_export.tenant_id and part.export_id = company_export.id)`),
);
