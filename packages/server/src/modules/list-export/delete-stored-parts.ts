import type { AutocommitDb } from '../../db/database.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { deletePartObjects } from '../file/index.ts';
import { deleteListExportParts, partsOfListExport } from './list-export.repository.ts';

/** Attempts are small numbers: all parts are below it. */
const everyAttempt = 1_000_000;

type Stores = { readonly db: AutocommitDb; readonly storage: Storage; readonly tenantId: number };

/** Deletes the objects of the attempts before, then their rows, so that a failure leaves them listed. */
export async function deleteStoredParts(
  { db, storage, tenantId }: Stores,
  id: string,
  attempt = everyAttempt,
): Promise<void> {
  const parts = await db.all(partsOfListExport, { id });
  const before = parts.filter((part) => part.attempt < attempt);
  await deletePartObjects(storage, tenantId, before);
  await db.all(deleteListExportParts, { id, attempt });
}
