import { hostQuarantineDays } from '@onehaul/domain/tenant';
import type { Database } from '../../db/database.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { platformTenantId } from '../../jobs/job.ts';
import { recordAct } from '../staff/index.ts';
import { deleteOrder, erasedTables, expiredTables, lastKeptUntil } from './erasable-tables.ts';
import {
  countErased,
  type ErasureStage,
  eraseColumns,
  eraseRows,
  findErasure,
  foreignKeys,
  markStage,
  releaseHosts,
  startErasure,
} from './erasure.repository.ts';
import { keptActs, keptTables, secretTables } from './retention.ts';

type ErasureServices = { readonly database: Database; readonly storage: Storage };

/** Rows per transaction: short enough for the statement timeout with all foreign keys of a table. */
const batchRows = 500;
const batchFiles = 100;

const stages = {
  erasedAt: markStage('erasedAt'),
  hostsReleasedAt: markStage('hostsReleasedAt'),
  purgedAt: markStage('purgedAt'),
};

/** Deletes all rows of a table in short transactions; returns how many. */
async function emptyTable(
  { database }: ErasureServices,
  tenantId: number,
  table: string,
  acts: readonly string[] | null = null,
): Promise<number> {
  let total = 0;
  for (;;) {
    const erased = await database.transaction(tenantId, async (db) => {
      const keep = acts && [...acts];
      const { count } = (await db.first(eraseRows, { table, limit: batchRows, keptActs: keep }))!;
      if (count > 0) await db.all(countErased, { rows: count, files: 0 });
      return count;
    });
    total += erased;
    if (erased < batchRows) return total;
  }
}

/** Removes personal data from the kept rows. */
async function blankKept({ database }: ErasureServices, tenantId: number): Promise<void> {
  for (const [table, { blanks }] of Object.entries(keptTables)) {
    if (!blanks) continue;
    const change = { table, blanks: JSON.stringify(blanks), limit: batchRows };
    const blank = async () => (await database.autocommit(tenantId).first(eraseColumns, change))!.count;
    while ((await blank()) === batchRows);
  }
}

/** Deletes the objects of the company. A listing is paged, so memory is a batch of keys. */
async function eraseFiles({ database, storage }: ErasureServices, tenantId: number): Promise<void> {
  let files = 0;
  const count = async () => {
    if (files > 0) await database.autocommit(tenantId).all(countErased, { rows: 0, files });
    files = 0;
  };
  for await (const { key } of storage.list(`t/${tenantId}/`)) {
    await storage.delete(key);
    files += 1;
    if (files === batchFiles) await count();
  }
  await count();
}

/** Deletes tables in the order of their foreign keys, again until other processes have added nothing. */
async function emptyTables(
  services: ErasureServices,
  tenantId: number,
  listed: readonly string[],
): Promise<void> {
  const order = deleteOrder(listed, await services.database.tenant(tenantId).all(foreignKeys, {}));
  for (;;) {
    let erased = 0;
    for (const table of order) erased += await emptyTable(services, tenantId, table);
    if (erased === 0) return;
  }
}

async function eraseData(services: ErasureServices, tenantId: number): Promise<void> {
  for (const table of secretTables) await emptyTable(services, tenantId, table);
  await blankKept(services, tenantId);
  await eraseFiles(services, tenantId);
  await emptyTables(services, tenantId, erasedTables);
  await emptyTable(services, tenantId, 'audit', keptActs);
}

/** Marks a stage as done and writes it in the platform's log, once. */
async function finishStage(
  { database }: ErasureServices,
  tenantId: number,
  stage: ErasureStage,
  act: string,
) {
  const counts = await database.autocommit(tenantId).first(stages[stage], {});
  if (!counts) return;
  const { rowsErased: rows, filesErased: files } = counts;
  await database.transaction(platformTenantId, (db) =>
    recordAct(db, {
      staffId: null,
      act,
      subject: 'company',
      subjectId: String(tenantId),
      details: { rows, files },
      address: '::1',
    }),
  );
}

const day = 24 * 3_600_000;

/**
 * Erases a closed company as far as it is due: its data, after a quarantine its host names, after the retention
 * what the law required to keep. Every step can be repeated.
 */
export async function eraseCompany(
  services: ErasureServices,
  tenantId: number,
  now = new Date(),
): Promise<void> {
  const { database } = services;
  await database.autocommit(tenantId).all(startErasure, {});
  const erasure = await database.tenant(tenantId).first(findErasure, {});
  if (!erasure) return;
  const { closedAt } = erasure;
  if (!erasure.erasedAt) {
    await eraseData(services, tenantId);
    await finishStage(services, tenantId, 'erasedAt', 'companies/erase');
  }
  if (!erasure.hostsReleasedAt && closedAt.getTime() + hostQuarantineDays * day <= now.getTime()) {
    // Jobs find a company by its hosts and may have written rows since.
    await eraseData(services, tenantId);
    await database.autocommit(tenantId).first(releaseHosts, { days: hostQuarantineDays });
    await finishStage(services, tenantId, 'hostsReleasedAt', 'companies/releaseHosts');
  }
  if (!erasure.purgedAt && lastKeptUntil(closedAt) <= now) {
    await emptyTables(services, tenantId, [...erasedTables, ...expiredTables(closedAt, now)]);
    await finishStage(services, tenantId, 'purgedAt', 'companies/purge');
  }
}
