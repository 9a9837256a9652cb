import type { AuditRow } from '@onehaul/contract/console/audit';
import { sql } from 'kysely';
import type { Db, TransactionDb } from '../../db/database.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { mask } from '../../http/mask.ts';
import type { AuditEntry } from '../../http/staff-context.ts';

const addAct = prepareChange((p: { tenantId: number } & Omit<AuditEntry, 'details'> & { details: string }) =>
  tables.insertInto('audit').values({
    tenantId: p.tenantId,
    staffId: p.staffId,
    act: p.act,
    subject: p.subject,
    subjectId: p.subjectId,
    details: sql`${p.details}::jsonb`,
    address: p.address,
  }),
);

/** Typed text may contain a phone number or a password, so string values are masked in the log. */
const masked = (value: unknown): unknown => (typeof value === 'string' ? mask(value) : value);

/** Writes an audit entry in the transaction of the change it records. */
export async function recordAct(db: TransactionDb, act: AuditEntry): Promise<void> {
  const details = JSON.stringify(act.details, (_, value: unknown) => masked(value));
  await db.all(addAct, { ...act, details });
}

type Filter = {
  before: number | null;
  staffId: number | null;
  subject: string | null;
  subjectId: string | null;
};

export const newestActs = prepare((p: { tenantId: number; limit: number } & Filter) =>
  tables
    .selectFrom('audit')
    .leftJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'audit.tenantId').onRef('staff.id', '=', 'audit.staffId'),
    )
    .select(({ ref }) => [
      'audit.id',
      'audit.staffId',
      sql<string>`coalesce(${ref('staff.name')}, '')`.as('staffName'),
      sql<boolean>`(${ref('audit.staffId')} is null or ${ref('staff.state')} = 'visitor')`.as('isByOperator'),
      'audit.act',
      'audit.subject',
      'audit.subjectId',
      'audit.details',
      sql<string>`host(${ref('audit.address')})`.as('address'),
      'audit.createdAt as at',
    ])
    .where('audit.tenantId', '=', p.tenantId)
    // Keyset pagination: time and id of the cursor row are compared as stored, to the microsecond.
    .where(
      sql<boolean>`(${p.before}::bigint is null or (audit.created_at, audit.id) < (
        select seen.created_at, seen.id from audit seen
        where seen.tenant_id = ${p.tenantId} and seen.id = ${p.before}))`,
    )
    .where(({ ref }) => sql<boolean>`(${p.staffId}::int is null or ${ref('audit.staffId')} = ${p.staffId})`)
    .where(({ ref }) => sql<boolean>`(${p.subject}::text is null or ${ref('audit.subject')} = ${p.subject})`)
    .where(
      ({ ref }) => sql<boolean>`(${p.subjectId}::text is null or ${ref('audit.subjectId')} = ${p.subjectId})`,
    )
    .orderBy('audit.createdAt', 'desc')
    .orderBy('audit.id', 'desc')
    .limit(p.limit),
);

/** Audit entries before the cursor, newest first. */
export async function findActs(
  db: Db,
  { rows, ...filter }: { rows: number } & Filter,
): Promise<{ items: AuditRow[]; hasMore: boolean }> {
  const found = await db.all(newestActs, { ...filter, limit: rows + 1 });
  return { items: found.slice(0, rows), hasMore: found.length > rows };
}
