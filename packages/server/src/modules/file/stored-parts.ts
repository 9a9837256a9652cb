import { Readable } from 'node:stream';
import type { Storage } from '../../gateways/storage/storage.ts';
import { objectKeyOf } from './object-key-of.ts';

type Part = { readonly shopId: number; readonly fileKey: string };

async function* bytesOf(storage: Storage, tenantId: number, parts: readonly Part[]) {
  for (const { shopId, fileKey } of parts) {
    const stored = await storage.get(objectKeyOf({ tenantId, id: shopId }, fileKey)!);
    // Ends the response early; the browser reports a failed download, because the length is known.
    if (!stored) throw new Error(`a part of the export is gone: ${fileKey}`);
    yield* stored.body as AsyncIterable<Buffer>;
  }
}

/** A file that is stored in parts. */
export const readParts = (storage: Storage, tenantId: number, parts: readonly Part[]): Readable =>
  Readable.from(bytesOf(storage, tenantId, parts), { objectMode: false });

export async function deletePartObjects(
  storage: Storage,
  tenantId: number,
  parts: readonly Part[],
): Promise<void> {
  for (const { shopId, fileKey } of parts)
    await storage.delete(objectKeyOf({ tenantId, id: shopId }, fileKey)!);
}
