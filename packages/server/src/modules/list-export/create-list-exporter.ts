import type { Logger } from 'pino';
import type { AutocommitDb, Database, DatabaseOptions } from '../../db/database.ts';
import { withSnapshot } from '../../db/snapshot.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { createFinder } from '../../jobs/find-work.ts';
import { partsOf } from '../../jobs/parts-of.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { objectKeyOf } from '../file/index.ts';
import { deleteStoredParts } from './delete-stored-parts.ts';
import {
  deleteListExport,
  endedListExports,
  endListExport,
  insertListExportPart,
  leaseListExport,
  releaseListExport,
  renewListExport,
} from './list-export.repository.ts';
import { writeList } from './write-list.ts';

type Options = {
  readonly database: Database;
  /** A cursor has a connection of its own: it lives longer than any transaction of the pool may. */
  readonly connection: DatabaseOptions;
  readonly storage: Storage;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};
type Lease = NonNullable<(typeof leaseListExport)['row']>;

const everyMs = 1000;
/** Well below the two minutes after which another worker takes the export. */
const renewMs = 20_000;
const maxAttempts = 3;
const retrySeconds = 5;

/** Another worker has the export, or it was removed. */
class LeaseLost extends Error {}
class Leaving extends Error {}

/** Makes the exports of lists, one at a time per company, and deletes them when their days are over. */
export function createListExporter({ database, connection, storage, log }: Options): Sweep {
  const leaving = new AbortController();

  async function make(tenantId: number, { id, attempt, shopId, ...asked }: Lease): Promise<void> {
    const db = database.autocommit(tenantId);
    let [rowCount, lengthBytes] = [0, 0];
    let isLost = false;
    const renew = async () => {
      if (!(await db.first(renewListExport, { id, attempt, rowCount, lengthBytes }))) isLost = true;
    };
    const timer = setInterval(() => void renew().catch(() => undefined), renewMs);

    async function store(bytes: Buffer, position: number): Promise<void> {
      if (leaving.signal.aborted) throw new Leaving();
      if (isLost) throw new LeaseLost();
      const fileKey = `list-export/${id}-${attempt}-${position}.part`;
      // The row first: it lists the object for deletion, whatever happens between the two.
      await db.all(insertListExportPart, { id, attempt, position, shopId, fileKey });
      await storage.put(objectKeyOf({ tenantId, id: shopId }, fileKey)!, bytes, {
        contentType: 'application/octet-stream',
        visibility: 'private',
      });
      lengthBytes += bytes.byteLength;
      await renew();
    }

    try {
      // Parts of a worker that died.
      await deleteStoredParts({ db, storage, tenantId }, id, attempt);
      await withSnapshot(connection, tenantId, async (client) => {
        const bytes = await writeList({ db, tenantId }, client, asked, (rows) => (rowCount += rows));
        let position = 0;
        for await (const part of partsOf(bytes)) await store(part, position++);
      });
      if (!(await db.first(endListExport, { id, attempt, rowCount, lengthBytes, state: 'done' })))
        throw new LeaseLost();
    } finally {
      clearInterval(timer);
    }
  }

  async function fail(tenantId: number, { id, attempt, list }: Lease, error: unknown): Promise<void> {
    const db = database.autocommit(tenantId);
    if (error instanceof LeaseLost) return;
    if (error instanceof Leaving)
      return void (await db.all(releaseListExport, { id, attempt, pauseSeconds: 0 }));
    log.error({ err: error, tenantId, id, attempt, list }, 'a list was not exported');
    if (attempt < maxAttempts)
      return void (await db.all(releaseListExport, { id, attempt, pauseSeconds: retrySeconds * attempt }));
    await giveUp(db, { id, attempt });
  }

  const giveUp = (db: AutocommitDb, { id, attempt }: Pick<Lease, 'id' | 'attempt'>) =>
    db.all(endListExport, { id, attempt, rowCount: 0, lengthBytes: 0, state: 'failed' });

  const sweep = createSweep({
    database,
    log,
    name: 'export-lists',
    everyMs,
    find: createFinder(database, ['list_export']),
    work: async (tenantId) => {
      if (leaving.signal.aborted) return false;
      const db = database.autocommit(tenantId);
      for (const { id } of await db.all(endedListExports, {})) {
        await deleteStoredParts({ db, storage, tenantId }, id);
        await db.all(deleteListExport, { id });
      }
      const lease = await db.first(leaseListExport, {});
      if (!lease) return false;
      // Workers that died made the attempts before.
      if (lease.attempt > maxAttempts) await giveUp(db, lease);
      else await make(tenantId, lease).catch((error: unknown) => fail(tenantId, lease, error));
      return true;
    },
  });
  return {
    close() {
      leaving.abort();
      return sweep.close();
    },
  };
}
