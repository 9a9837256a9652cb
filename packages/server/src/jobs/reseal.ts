import { sql } from 'kysely';
import type { TransactionDb } from '../db/database.ts';
import { prepare, prepareChange, tables } from '../db/statement.ts';
import { type Keys, printTag } from '../keys.ts';
import { newestSealHeader } from '../sealed.ts';
import { findTenants, type Job, type JobServices } from './job.ts';

type Row = Readonly<Record<string, unknown>>;

/** A table with an encrypted column, and how to re-encrypt a row of it. */
export type SealedTable = {
  readonly table: string;
  readonly sealed: string;
  /** Column with the keyed fingerprint of the same value, recomputed together with it. */
  readonly print?: string;
  /** Identifies a row within its tenant; the cursor of the walk. */
  readonly rowKey: { readonly sql: string; readonly type: 'bigint' | 'text' };
  /** Further columns that `renew` needs. */
  readonly columns: readonly string[];
  /** Returns the new sealed value and fingerprint; undefined when the old one cannot be decrypted. */
  renew(keys: Keys, row: Row & { readonly sealed: Buffer | null }): Renewed | undefined;
};
type Renewed = { readonly sealed: Buffer | null; readonly print?: Buffer | null };

const batch = 200;
/** A run stops after this many rows of a table; the next one resumes. */
const maxRows = 20_000;
/** A process that still had the previous key may have sealed with it later, so the walk is repeated. */
const repeatAfterDays = 7;

type Stale = { rowKey: string; sealed: Buffer | null } & Row;

function statementsOf({ table, sealed, print, rowKey, columns }: SealedTable) {
  const raw = (text: string) => sql.raw(text);
  const key = raw(`(${rowKey.sql})`);
  const type = raw(rowKey.type);
  const all = raw(['', ...columns].join(', '));
  const printColumn = raw(print ?? 'null::bytea');
  const stale = prepare(
    (p: { tenantId: number; after: string; header: Buffer; headerLength: number; tag: Buffer }) => ({
      compile: () =>
        sql<Stale>`
          select ${key}::text as "rowKey", ${raw(sealed)} as sealed${all} from ${raw(table)}
          where tenant_id = ${p.tenantId} and ${key} > ${p.after}::${type}
            and ((${raw(sealed)} <> ''::bytea
                and substring(${raw(sealed)} from 1 for ${p.headerLength}::int) <> ${p.header}::bytea)
              or (${printColumn} <> ''::bytea and substring(${printColumn} from 1 for 4) <> ${p.tag}::bytea))
          order by ${key} limit ${raw(String(batch))}`.compile(tables),
    }),
  );
  const setPrint = (p: { print: Buffer | null }) =>
    print ? sql`, ${raw(print)} = ${p.print}::bytea` : sql``;
  // Compare-and-set: a row that was updated concurrently is already sealed with the newest key.
  const write = prepareChange(
    (p: {
      tenantId: number;
      rowKey: string;
      before: Buffer | null;
      after: Buffer | null;
      print: Buffer | null;
    }) => ({
      compile: () =>
        sql<object>`
          update ${raw(table)} set ${raw(sealed)} = ${p.after}::bytea${setPrint(p)}
          where tenant_id = ${p.tenantId} and ${key} = ${p.rowKey}::${type}
            and ${raw(sealed)} is not distinct from ${p.before}::bytea
          returning 1`.compile(tables),
    }),
  );
  return { stale, write };
}

const findProgress = prepare((p: { tenantId: number; source: string }) =>
  tables
    .selectFrom('dataKeyProgress')
    .select(['keyId', 'position', 'resealed', 'unopened'])
    .select(
      sql<boolean>`finished_at is not null
        and finished_at > now() - make_interval(days => ${sql.lit(repeatAfterDays)})`.as('isFinished'),
    )
    .where('tenantId', '=', p.tenantId)
    .where('source', '=', p.source),
);

type Progress = { keyId: string; position: string; resealed: number; unopened: number };
const saveProgress = prepareChange(
  (p: Progress & { tenantId: number; source: string; isFinished: boolean }) =>
    tables
      .insertInto('dataKeyProgress')
      .values({
        tenantId: p.tenantId,
        source: p.source,
        keyId: p.keyId,
        position: p.position,
        resealed: p.resealed,
        unopened: p.unopened,
        finishedAt: sql`case when ${p.isFinished}::boolean then now() end`,
      })
      .onConflict((conflict) =>
        conflict.columns(['tenantId', 'source']).doUpdateSet({
          keyId: (eb) => eb.ref('excluded.keyId'),
          position: (eb) => eb.ref('excluded.position'),
          resealed: (eb) => eb.ref('excluded.resealed'),
          unopened: (eb) => eb.ref('excluded.unopened'),
          finishedAt: (eb) => eb.ref('excluded.finishedAt'),
          updatedAt: sql`now()`,
        }),
      ),
);

/** Walks one table of one tenant, one transaction per batch. Returns whether all rows use the newest key. */
function createTableWalk(source: SealedTable) {
  const { stale, write } = statementsOf(source);
  const first = source.rowKey.type === 'bigint' ? '0' : '';

  async function renewBatch(db: TransactionDb, keys: Keys, progress: Progress) {
    const header = newestSealHeader(keys);
    const tag = printTag(keys.data.newestId);
    const rows = await db.all(stale, { after: progress.position, header, headerLength: header.length, tag });
    const next = { ...progress };
    for (const row of rows) {
      const renewed = tryRenew(source, keys, row);
      next.position = row.rowKey;
      if (!renewed) {
        next.unopened += 1;
        continue;
      }
      const values = { rowKey: row.rowKey, before: row.sealed, after: renewed.sealed };
      next.resealed += (await db.all(write, { ...values, print: renewed.print ?? null })).length;
    }
    const isFinished = rows.length < batch && next.unopened === 0;
    // The walk restarts, so that rows that cannot be decrypted are retried and reported on every run.
    const isOver = rows.length < batch;
    const saved = isOver ? { ...next, position: first } : next;
    await db.all(saveProgress, { ...saved, source: source.table, isFinished });
    return { next, isOver };
  }

  return async function walk({ database, keys, log }: JobServices, tenantId: number): Promise<boolean> {
    const { newestId: keyId } = keys.data;
    const known = await database.tenant(tenantId).first(findProgress, { source: source.table });
    if (known?.keyId === keyId && known.isFinished) return true;
    const isSame = known?.keyId === keyId && known.position !== first;
    let progress: Progress = isSame ? known : { keyId, position: first, resealed: 0, unopened: 0 };
    for (let rows = 0; rows < maxRows; rows += batch) {
      const { next, isOver } = await database.transaction(tenantId, (db) => renewBatch(db, keys, progress));
      progress = next;
      if (!isOver) continue;
      const { resealed, unopened } = progress;
      const line = { tenantId, table: source.table, keyId, resealed, unopened };
      if (unopened > 0) log.error(line, 'seals do not open with the keys there are: keep the earlier ones');
      else if (resealed > 0) log.info(line, 'sealed anew');
      return unopened === 0;
    }
    return false;
  };
}

function tryRenew(source: SealedTable, keys: Keys, row: Stale): Renewed | undefined {
  try {
    return source.renew(keys, row);
  } catch {
    // Its key is missing: counted as undecryptable.
    return undefined;
  }
}

/** Key rotation: re-encrypts all sealed values with the newest data key, so that old ones can be removed. */
export function createResealJob(sources: readonly SealedTable[]): Job {
  const walks = sources.map(createTableWalk);
  return {
    name: 'seal-anew',
    cron: '17 * * * *',
    async run(services) {
      const { database, keys, log } = services;
      let left = 0;
      for (const tenantId of await findTenants(database)) {
        for (const walk of walks) {
          try {
            if (!(await walk(services, tenantId))) left += 1;
          } catch (error) {
            // A failure of one tenant does not stop the others.
            left += 1;
            log.error({ err: error, tenantId }, 'sealing anew failed');
          }
        }
      }
      const line = { keyId: keys.data.newestId, tablesLeft: left };
      log.info(line, left === 0 ? 'all seals are under the newest data key' : 'sealing anew goes on');
    },
  };
}
