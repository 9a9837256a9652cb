import type { Db } from '../../db/database.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { deleteFileRow } from './file.repository.ts';
import { objectKeyOf } from './object-key-of.ts';

type StoredFile = {
  readonly tenantId: number;
  readonly shopId: number;
  readonly id: string;
  readonly fileKey: string;
};

/** Removes a file for good. The row goes last: until then it says that something is still to be removed. */
export async function deleteFile(
  db: Db,
  storage: Storage,
  { tenantId, shopId, id, fileKey }: StoredFile,
): Promise<void> {
  const key = objectKeyOf({ tenantId, id: shopId }, fileKey);
  if (key) await storage.delete(key);
  await db.all(deleteFileRow, { shopId, id });
}
