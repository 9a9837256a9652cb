import { createHash } from 'node:crypto';
import { objectKey, type Storage } from '../../gateways/storage/storage.ts';

type NewFile = {
  tenantId: number;
  shopId: number;
  kind: string;
  bytes: Uint8Array;
  contentType: string;
  extension: string;
};

/** Stores a public file under its content hash and returns the key for the row (`kind/hash.ext`). */
export async function storePublicFile(storage: Storage, file: NewFile): Promise<string> {
  const { tenantId, shopId, kind, bytes, contentType, extension } = file;
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const key = objectKey({ tenantId: String(tenantId), shopId: String(shopId), kind, id, extension });
  await storage.put(key, bytes, { contentType, visibility: 'public' });
  return `${kind}/${id}.${extension}`;
}
