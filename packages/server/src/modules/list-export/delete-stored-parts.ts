import type { AutocommitDb } from '../../db/database.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { objectKeyOf } from '../file/index.ts';
import { deleteListExportParts, partsOfListExport } from './list-export.repository.ts';

type Stores = { readonly db: AutocommitDb; readonly storage: Storage; readonly tenantId: number };

/** Deletes the objects of the attempts before, then their rows, so that a failure leaves them listed. */
export async function deleteStoredParts(
  { db, storage, tenantId }: Stores,
  id: string,
  attempt = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  for (const part of await db.all(partsOfListExport, { id }))
    if (part.attempt < attempt)
      await storage.delete(objectKeyOf({ tenantId, id: part.shopId }, part.fileKey)!);
  await db.all(deleteListExportParts, { id, attempt: Math.min(attempt, 1_000_000) });
}
