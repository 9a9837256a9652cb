import { sql } from 'kysely';
import { prepare, prepareChange, tables } from '../../db/statement.ts';

type Scope = { tenantId: number };

export const closedCompanies = prepare(() =>
  tables
    .selectFrom(sql<{ id: number }>`(select app.closed_companies() as id)`.as('company'))
    .select('company.id'),
);

export type Erasure = {
  readonly closedAt: Date;
  readonly rowsErased: number;
  readonly filesErased: number;
  readonly erasedAt: Date | null;
  readonly hostsReleasedAt: Date | null;
  readonly purgedAt: Date | null;
};

export const findErasure = prepare((p: Scope) =>
  tables
    .selectFrom('companyErasure')
    .select(['closedAt', 'rowsErased', 'filesErased', 'erasedAt', 'hostsReleasedAt', 'purgedAt'])
    .where('tenantId', '=', p.tenantId),
);

/** Nothing is inserted for a company that is not closed. */
export const startErasure = prepareChange((p: Scope) =>
  tables
    .insertInto('companyErasure')
    .columns(['tenantId', 'closedAt'])
    .expression((query) =>
      query
        .selectFrom('tenant')
        .select(['tenantId', sql<Date>`closes_at`.as('closedAt')])
        .where('tenantId', '=', p.tenantId)
        .where('state', '=', 'closed'),
    )
    .onConflict((conflict) => conflict.doNothing()),
);

export const countErased = prepareChange((p: Scope & { rows: number; files: number }) =>
  tables
    .updateTable('companyErasure')
    .set({
      rowsErased: sql<number>`rows_erased + ${p.rows}::bigint`,
      filesErased: sql<number>`files_erased + ${p.files}::bigint`,
    })
    .where('tenantId', '=', p.tenantId),
);

export type ErasureStage = 'erasedAt' | 'hostsReleasedAt' | 'purgedAt';

/** Returned once per stage: who marks it writes the log. */
export const markStage = (stage: ErasureStage) =>
  prepareChange((p: Scope) =>
    tables
      .updateTable('companyErasure')
      .set({ [stage]: sql<Date>`now()` })
      .where('tenantId', '=', p.tenantId)
      .where(stage, 'is', null)
      .returning(['rowsErased', 'filesErased']),
  );

export const eraseRows = prepareChange(
  (p: Scope & { table: string; limit: number; keptActs: string[] | null }) =>
    tables.selectNoFrom(
      sql<number>`app.erase_rows(${p.table}, ${p.limit}::int, ${p.keptActs}::text[])`.as('count'),
    ),
);

export const eraseColumns = prepareChange((p: Scope & { table: string; blanks: string; limit: number }) =>
  tables.selectNoFrom(
    sql<number>`app.erase_columns(${p.table}, ${p.blanks}::jsonb, ${p.limit}::int)`.as('count'),
  ),
);

export const releaseHosts = prepareChange((p: Scope & { days: number }) =>
  tables.selectNoFrom(sql<number>`app.release_hosts(${p.days}::int)`.as('count')),
);

/** Foreign keys that are checked at once: rows of `child` are deleted before those of `parent`. */
export const foreignKeys = prepare(() => ({
  compile: () =>
    sql<{ child: string; parent: string }>`
      select distinct c.relname as child, p.relname as parent from pg_constraint f
      join pg_class c on c.oid = f.conrelid join pg_class p on p.oid = f.confrelid
      where f.contype = 'f' and not f.condeferrable and c.oid <> p.oid
        and c.relnamespace = 'public'::regnamespace`.compile(tables),
}));
