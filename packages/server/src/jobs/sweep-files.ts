import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { prepare, tables } from '../db/statement.ts';
import type { ListedObject } from '../gateways/storage/storage.ts';
import { type FileColumn, sweptFolders } from './file-columns.ts';
import { forEachTenant, type Job, type JobServices } from './job.ts';

/** An object is stored before its row is written, so a recent one may still get its row. */
const minAgeMs = 24 * 60 * 60 * 1000;
const batchKeys = 500;
/** A run stops for a tenant after this many; the next one resumes. */
const maxRemoved = 10_000;
/** Up to this many orphans the plausibility check is skipped. */
const maxUncheckedOrphans = 200;

type FoundObject = { readonly key: string; readonly shopId: number; readonly fileKey: string };
type Tally = { seen: number; young: number; removed: number; readonly leftFolders: Set<string> };

function parseObjectKey(key: string): FoundObject & { folder: string } {
  const [, , , shopId, folder, name] = key.split('/') as string[];
  return { key, shopId: Number(shopId), folder: folder!, fileKey: `${folder}/${name}` };
}

/** Selects which of a shop's keys some row references: one statement, each column by its index. */
export function referencesTo(columns: readonly FileColumn[]) {
  return prepare((p: { tenantId: number; shopId: number; fileKeys: string[] }) => ({
    compile: () => {
      const parts = columns.map(
        ({ table, column, shop = 'shop_id' }) => sql`
          select ${sql.ref(column)} as "fileKey" from ${sql.table(table)}
          where tenant_id = ${p.tenantId} and ${sql.ref(shop)} = ${p.shopId}
            and ${sql.ref(column)} is not null and ${sql.ref(column)} = any(${p.fileKeys}::text[])`,
      );
      return sql<{ fileKey: string }>`${sql.join(parts, sql` union all `)}`.compile(tables);
    },
  }));
}

/** Groups listed objects into batches of one shop. */
async function* batchesOf(
  listed: AsyncIterable<FoundObject>,
): AsyncGenerator<[FoundObject, ...FoundObject[]]> {
  let batch: FoundObject[] = [];
  for await (const found of listed) {
    const [first] = batch;
    if (first && (first.shopId !== found.shopId || batch.length >= batchKeys)) {
      yield batch as [FoundObject, ...FoundObject[]];
      batch = [];
    }
    batch.push(found);
  }
  if (batch.length > 0) yield batch as [FoundObject, ...FoundObject[]];
}

/** Objects old enough and in a folder whose references are all known. */
async function* candidates(objects: AsyncIterable<ListedObject>, tally: Tally): AsyncGenerator<FoundObject> {
  const old = Date.now() - minAgeMs;
  for await (const { key, modifiedAt } of objects) {
    tally.seen += 1;
    const { folder, ...found } = parseObjectKey(key);
    if (!sweptFolders.includes(folder)) tally.leftFolders.add(folder);
    else if (modifiedAt.getTime() > old) tally.young += 1;
    else yield found;
  }
}

/**
 * Deletes orphaned objects: those left when a process dies between storing an object and writing its row, or
 * when the store fails during a rollback or delete. Some contain addresses.
 */
export function createFileSweepJob(columns: readonly FileColumn[]): Job {
  const references = referencesTo(columns);

  async function orphansOf(db: Db, batch: readonly [FoundObject, ...FoundObject[]]): Promise<FoundObject[]> {
    const fileKeys = batch.map(({ fileKey }) => fileKey);
    const rows = await db.all(references, { shopId: batch[0].shopId, fileKeys });
    const named = new Set(rows.map(({ fileKey }) => fileKey));
    return batch.filter(({ fileKey }) => !named.has(fileKey));
  }

  async function findOrphans({ database, storage }: JobServices, tenantId: number, tally: Tally) {
    const orphans: FoundObject[] = [];
    const listed = candidates(storage.list(`t/${tenantId}/`), tally);
    for await (const batch of batchesOf(listed)) {
      orphans.push(...(await orphansOf(database.tenant(tenantId), batch)));
      if (orphans.length >= maxRemoved) break;
    }
    return orphans;
  }

  async function sweep(services: JobServices, tenantId: number): Promise<void> {
    const { database, storage, log } = services;
    const tally: Tally = { seen: 0, young: 0, removed: 0, leftFolders: new Set() };
    const orphans = await findOrphans(services, tenantId, tally);
    const line = () => {
      const { leftFolders, ...counts } = tally;
      return { tenantId, ...counts, orphans: orphans.length, leftFolders: [...leftFolders] };
    };
    if (orphans.length > 0 || tally.leftFolders.size > 0) log.info(line(), 'files that no row names');
    // Plausibility check: another database's store looks exactly like this, and deletion cannot be undone.
    if (orphans.length > maxUncheckedOrphans && orphans.length > (tally.seen - tally.young) / 2)
      throw new Error(
        `${orphans.length} of ${tally.seen} files have no row: is this the store of this database?`,
      );
    for (let from = 0; from < orphans.length; from += batchKeys) {
      const some = orphans.slice(from, from + batchKeys);
      // Checked again: a content-addressed file may have been stored again meanwhile.
      for await (const batch of batchesOf(eachOf(some))) {
        for (const { key } of await orphansOf(database.tenant(tenantId), batch)) {
          await storage.delete(key);
          tally.removed += 1;
        }
      }
    }
    if (tally.removed > 0) log.info(line(), 'orphaned files removed');
  }

  return {
    name: 'sweep-files',
    cron: '47 3 * * *',
    run: (services) => forEachTenant(services.database, (tenantId) => sweep(services, tenantId)),
  };
}

async function* eachOf<T>(values: readonly T[]): AsyncGenerator<T> {
  yield* values;
}
