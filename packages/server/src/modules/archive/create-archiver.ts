import type { Logger } from 'pino';
import type { Database, DatabaseOptions } from '../../db/database.ts';
import { createFinder } from '../../jobs/find-work.ts';
import { partsOf } from '../../jobs/parts-of.ts';
import { createSweep, type Sweep } from '../../jobs/sweep.ts';
import { objectKeyOf } from '../file/index.ts';
import {
  endExport,
  firstShop,
  insertPart,
  leaseExport,
  releaseExport,
  renewExport,
} from './archive.repository.ts';
import { deleteStoredParts } from './remove-export.ts';
import { withSnapshot } from '../../db/snapshot.ts';
import { type ArchiveSources, writeArchive } from './write-archive.ts';

type ArchiverOptions = ArchiveSources & {
  readonly database: Database;
  /** The snapshot has a connection of its own: it lives longer than any transaction of the pool may. */
  readonly connection: DatabaseOptions;
  readonly log: Pick<Logger, 'warn' | 'error'>;
};
type Lease = { readonly id: string; readonly attempt: number };

const everyMs = 5000;
/** Well below the two minutes after which another worker takes the export. */
const renewMs = 20_000;
const maxAttempts = 3;

/** Another worker has the export, or an owner removed it. */
class LeaseLost extends Error {}
class Leaving extends Error {}

/** Makes the exports that owners started, one at a time per company. */
export function createArchiver(options: ArchiverOptions): Sweep {
  const { database, storage, connection, log } = options;
  const leaving = new AbortController();

  async function make(tenantId: number, lease: Lease): Promise<void> {
    const db = database.autocommit(tenantId);
    const shop = (await db.first(firstShop, {}))!;
    let lengthBytes = 0;
    let isLost = false;
    const renew = async () => {
      if (!(await db.first(renewExport, { ...lease, lengthBytes }))) isLost = true;
    };
    const timer = setInterval(() => void renew().catch(() => undefined), renewMs);

    async function store(bytes: Buffer, position: number): Promise<void> {
      if (leaving.signal.aborted) throw new Leaving();
      if (isLost) throw new LeaseLost();
      const name = `${lease.id}-${lease.attempt}-${position}`;
      const part = { ...lease, position, shopId: shop.id, fileKey: `archive/${name}.part` };
      // The row first: it lists the object for deletion, whatever happens between the two.
      await db.all(insertPart, { ...part, lengthBytes: bytes.byteLength });
      await storage.put(objectKeyOf({ tenantId, id: shop.id }, part.fileKey)!, bytes, {
        contentType: 'application/octet-stream',
        visibility: 'private',
      });
      lengthBytes += bytes.byteLength;
      await renew();
    }

    try {
      // Parts of a worker that died.
      await deleteStoredParts({ db, storage, tenantId }, lease.id, lease.attempt);
      const manifest = await withSnapshot(connection, tenantId, async (client) => {
        const parts = partsOf(writeArchive(client, tenantId, options));
        for (let position = 0; ; position += 1) {
          const next = await parts.next();
          if (next.done) return next.value;
          await store(next.value, position);
        }
      });
      const sha256 = Buffer.from(manifest.entriesSha256, 'hex');
      if (!(await db.first(endExport, { ...lease, state: 'done', lengthBytes, sha256 })))
        throw new LeaseLost();
    } finally {
      clearInterval(timer);
    }
  }

  async function fail(tenantId: number, lease: Lease, error: unknown): Promise<void> {
    const db = database.autocommit(tenantId);
    if (error instanceof LeaseLost) return;
    if (error instanceof Leaving) return void (await db.all(releaseExport, lease));
    log.error({ err: error, tenantId, ...lease }, 'a company was not exported');
    // Otherwise the lease expires and the export is taken again.
    if (lease.attempt >= maxAttempts)
      await db.all(endExport, { ...lease, state: 'failed', lengthBytes: 0, sha256: null });
  }

  const sweep = createSweep({
    database,
    log,
    name: 'export-companies',
    everyMs,
    find: createFinder(database, ['company_export']),
    work: async (tenantId) => {
      if (leaving.signal.aborted) return false;
      const db = database.autocommit(tenantId);
      const lease = await db.first(leaseExport, {});
      if (!lease) return false;
      // Workers that died made the attempts before.
      if (lease.attempt > maxAttempts)
        await db.all(endExport, { ...lease, state: 'failed', lengthBytes: 0, sha256: null });
      else await make(tenantId, lease).catch((error: unknown) => fail(tenantId, lease, error));
      return false;
    },
  });
  return {
    close() {
      leaving.abort();
      return sweep.close();
    },
  };
}
