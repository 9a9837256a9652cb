import type { ImportKind, ImportState } from '@onehaul/domain/import/import-state';
import type { RefusalCode } from '@onehaul/domain/refusal';
import { sql } from 'kysely';
import { type ReaderPage, totalCount } from '../../db/page.ts';
import { prepare, prepareChange, tables } from '../../db/statement.ts';
import { batchRows } from '../../jobs/repeat-in-batches.ts';

type ShopScope = { tenantId: number; shopId: number };
type MemberScope = ShopScope & { memberId: number };
type FileScope = ShopScope & { id: string };
type MemberFileScope = MemberScope & { id: string };

export const insertFile = prepareChange(
  (
    p: MemberFileScope & {
      accountId: number;
      kind: ImportKind;
      name: string;
      sha256: Buffer;
      lengthBytes: number;
      totalRows: number;
      wrongRows: number;
      headings: string;
      choices: string;
    },
  ) =>
    tables.insertInto('importFile').values({
      tenantId: p.tenantId,
      shopId: p.shopId,
      id: p.id,
      memberId: p.memberId,
      accountId: p.accountId,
      kind: p.kind,
      name: p.name,
      sha256: p.sha256,
      lengthBytes: p.lengthBytes,
      totalRows: p.totalRows,
      wrongRows: p.wrongRows,
      headings: sql`${p.headings}::jsonb`,
      choices: sql`${p.choices}::jsonb`,
    }),
);

/** Inserts a piece as the sheet reader serialized it, without parsing it on the way. */
export const insertPiece = prepareChange((p: FileScope & { piece: number; rows: string }) =>
  tables
    .insertInto('importRow')
    .columns(['tenantId', 'shopId', 'importId', 'piece', 'rowNumber', 'cells', 'readValues', 'problems'])
    .expression(
      sql`select ${p.tenantId}::int, ${p.shopId}::int, ${p.id}::uuid, ${p.piece}::int, one.n, one.cells, one."values",
        one.problems
      from jsonb_to_recordset(${p.rows}::jsonb) as one (n int, cells jsonb, "values" jsonb, problems jsonb)`,
    ),
);

export const deleteRows = prepareChange((p: FileScope) =>
  tables
    .deleteFrom('importRow')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('importId', '=', p.id),
);

/** One batch of a file's rows, for the clean-up: a file may have 20,000. */
export const deleteSomeRows = prepareChange((p: FileScope) =>
  tables
    .deleteFrom('importRow')
    .where('tenantId', '=', p.tenantId)
    .where(
      sql<boolean>`ctid in (select ctid from import_row where tenant_id = ${p.tenantId} and shop_id = ${p.shopId}
        and import_id = ${p.id}::uuid limit ${sql.lit(batchRows)})`,
    )
    .returning('tenantId'),
);

export const deleteFile = prepareChange((p: FileScope) =>
  tables
    .deleteFrom('importFile')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

/**
 * The shop-calendar date the same bytes were imported, and how many of the member's sheets are being checked.
 */
export const earlierFiles = prepare((p: MemberScope & { kind: ImportKind; sha256: Buffer }) =>
  tables.selectNoFrom((of) => [
    of
      .selectFrom('importFile')
      .innerJoin('shop', (join) =>
        join.onRef('shop.tenantId', '=', 'importFile.tenantId').onRef('shop.id', '=', 'importFile.shopId'),
      )
      .select(sql<string>`(committed_at at time zone shop.time_zone)::date`.as('day'))
      .where('importFile.tenantId', '=', p.tenantId)
      .where('importFile.shopId', '=', p.shopId)
      .where('importFile.memberId', '=', p.memberId)
      .where('importFile.kind', '=', p.kind)
      .where('importFile.sha256', '=', p.sha256)
      .where('importFile.state', '=', 'committed')
      .as('takenOn'),
    of
      .selectFrom('importFile')
      .select(sql<number>`count(*)`.as('count'))
      .where('tenantId', '=', p.tenantId)
      .where('shopId', '=', p.shopId)
      .where('memberId', '=', p.memberId)
      .where('state', '=', 'reading')
      .as('reading'),
  ]),
);

/** The rows of a piece without cell errors. */
export const readableRows = prepare((p: FileScope & { piece: number }) =>
  tables
    .selectFrom('importRow')
    .select(['rowNumber as row', 'readValues as values'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('importId', '=', p.id)
    .where('piece', '=', p.piece)
    .where(sql<boolean>`problems = '[]'::jsonb`)
    .orderBy('rowNumber'),
);

/** Adds problems found after parsing. */
export const addProblems = prepareChange((p: FileScope & { piece: number; rows: string }) =>
  tables
    .updateTable('importRow')
    .from(
      sql<{ row: number; problems: unknown }>`jsonb_to_recordset(${p.rows}::jsonb)`.as<'found'>(
        sql`found ("row" int, problems jsonb)`,
      ),
    )
    .set({ problems: sql`import_row.problems || found.problems` })
    .where('importRow.tenantId', '=', p.tenantId)
    .where('importRow.shopId', '=', p.shopId)
    .where('importRow.importId', '=', p.id)
    .where('importRow.piece', '=', p.piece)
    .whereRef('importRow.rowNumber', '=', 'found.row'),
);

/** Locks the longest-waiting sheet for its next piece; skips sheets locked by another worker. */
export const lockNextFileToCheck = prepareChange((p: { tenantId: number }) =>
  tables
    .selectFrom('importFile')
    .select(['shopId', 'id', 'kind', 'memberId', 'accountId', 'choices', 'nextPiece'])
    .where('tenantId', '=', p.tenantId)
    .where('state', '=', 'reading')
    .orderBy('touchedAt')
    .limit(1)
    .forUpdate()
    .skipLocked(),
);

/** Unreadable rows of the piece count as checked. */
export const advanceFile = prepareChange((p: FileScope & { piece: number; wrong: number }) =>
  tables
    .updateTable('importFile')
    .set({
      doneRows: sql<number>`done_rows + (select count(*)::int from import_row
        where import_row.tenant_id = ${p.tenantId}::int and import_row.shop_id = ${p.shopId}::int
          and import_id = ${p.id}::uuid and piece = ${p.piece}::int)`,
      wrongRows: sql<number>`wrong_rows + ${p.wrong}::int`,
      nextPiece: sql<number>`${p.piece}::int + 1`,
      touchedAt: sql<Date>`now()`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .returning([sql<boolean>`done_rows >= total_rows`.as('isOver'), 'wrongRows as wrong']),
);

type Step = FileScope & { from: ImportState; to: ImportState };

export const stepFile = prepareChange((p: Step & { refusal: RefusalCode | null; wrong: number }) =>
  tables
    .updateTable('importFile')
    .set({
      state: p.to,
      refusal: p.refusal,
      wrongRows: sql<number>`wrong_rows + ${p.wrong}::int`,
      verifiedAt: sql`case when ${p.to}::text = 'verified' then now() else verified_at end`,
    })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', p.from),
);

export const markFileCommitted = prepareChange((p: FileScope & { from: ImportState; to: ImportState }) =>
  tables
    .updateTable('importFile')
    .set({ state: p.to, committedAt: sql<Date>`now()` })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id)
    .where('state', '=', p.from),
);

export const recordTakenCount = prepareChange((p: FileScope & { taken: number }) =>
  tables
    .updateTable('importFile')
    .set({ taken: p.taken })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);

export const recordRowOrders = prepareChange(
  (p: FileScope & { rows: readonly number[]; orderIds: readonly number[] }) =>
    tables
      .updateTable('importRow')
      .from(
        sql<{ row: number; orderId: number }>`unnest(${p.rows}::int[], ${p.orderIds}::bigint[])`.as<'made'>(
          sql`made ("row", order_id)`,
        ),
      )
      .set({ orderId: sql<number>`made.order_id` })
      .where('importRow.tenantId', '=', p.tenantId)
      .where('importRow.shopId', '=', p.shopId)
      .where('importRow.importId', '=', p.id)
      .whereRef('importRow.rowNumber', '=', 'made.row'),
);

/** Locks the file, which prevents concurrent commits. */
export const lockFile = prepareChange((p: MemberFileScope) =>
  tables
    .selectFrom('importFile')
    .select(['kind', 'state', 'sha256', 'choices', 'hasRows'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id)
    .forUpdate(),
);

export const lastPiece = prepare((p: FileScope) =>
  tables
    .selectFrom('importRow')
    .select('piece')
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('importId', '=', p.id)
    .orderBy('piece', 'desc')
    .limit(1),
);

const fileColumns = [
  'importFile.id' as const,
  'importFile.kind' as const,
  'importFile.name' as const,
  'importFile.state' as const,
  'importFile.doneRows as done' as const,
  'importFile.wrongRows as wrong' as const,
  'importFile.taken' as const,
  'importFile.refusal' as const,
  'importFile.createdAt' as const,
  'importFile.committedAt' as const,
  'importFile.hasRows' as const,
];

export const filePage = prepare((p: ReaderPage & { memberId: number; kind: ImportKind }) =>
  tables
    .selectFrom('importFile')
    .select([...fileColumns, 'importFile.totalRows', totalCount])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('kind', '=', p.kind)
    .orderBy('createdAt', 'desc')
    .limit(p.limit)
    .offset(p.offset),
);

export const fileById = prepare((p: MemberFileScope) =>
  tables
    .selectFrom('importFile')
    .select([...fileColumns, 'importFile.totalRows', 'importFile.headings'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('memberId', '=', p.memberId)
    .where('id', '=', p.id),
);

export const wrongRows = prepare((p: FileScope & { limit: number; offset: number }) =>
  tables
    .selectFrom('importRow')
    .select(['rowNumber as row', 'cells', 'problems'])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('importId', '=', p.id)
    .where(sql<boolean>`problems <> '[]'::jsonb`)
    .orderBy('rowNumber')
    .limit(p.limit)
    .offset(p.offset),
);

/** All wrong rows as text, because another thread builds the file from it. */
export const wrongRowTexts = prepare((p: FileScope) =>
  tables
    .selectFrom('importRow')
    .select([
      'rowNumber as row',
      sql<string>`cells::text`.as('cells'),
      sql<string>`problems::text`.as('problems'),
    ])
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('importId', '=', p.id)
    .where(sql<boolean>`problems <> '[]'::jsonb`)
    .orderBy('rowNumber'),
);

/** A batch of files whose rows are past retention. */
export const expiredFiles = prepare((p: { tenantId: number }) =>
  tables
    .selectFrom('importFile')
    .select(['shopId', 'id', 'state'])
    .where('tenantId', '=', p.tenantId)
    .where('hasRows', '=', true)
    .where('createdAt', '<', sql<Date>`now() - interval '90 days'`)
    .orderBy('createdAt')
    .limit(50),
);

export const markRowsPurged = prepareChange((p: FileScope) =>
  tables
    .updateTable('importFile')
    .set({ hasRows: false })
    .where('tenantId', '=', p.tenantId)
    .where('shopId', '=', p.shopId)
    .where('id', '=', p.id),
);
