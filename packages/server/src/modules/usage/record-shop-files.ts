import type { TransactionDb } from '../../db/database.ts';
import { insertShopFiles } from './usage.repository.ts';

type ShopFile = { readonly key: string; readonly lengthBytes: number };

/** Records the lengths of uploaded files of a shop's pages; the same content counts once. */
export async function recordShopFiles(
  db: TransactionDb,
  shopId: number,
  files: readonly ShopFile[],
): Promise<void> {
  await db.all(insertShopFiles, {
    shopId,
    keys: files.map(({ key }) => key),
    lengths: files.map(({ lengthBytes }) => lengthBytes),
  });
}
