import type { AutocommitDb } from '../../db/database.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { deleteFileRow } from './file.repository.ts';
import { objectKeyOf } from './object-key-of.ts';

type StoredFile = {
  readonly tenantId: number;
  readonly shopId: number;
  readonly id: string;
  readonly fileKey: string;
};

/** Deletes a file permanently. The row is deleted last, because it marks a pending removal. */
export async function deleteFile(
  db: AutocommitDb,
  storage: Storage,
  { tenantId, shopId, id, fileKey }: StoredFile,
): Promise<void> {
  const key = objectKeyOf({ tenantId, id: shopId }, fileKey);
  if (key) await storage.delete(key);
  await db.all(deleteFileRow, { shopId, id });
}
