import { objectKey } from '../../gateways/storage/storage.ts';

/** Maps a shop's file name (`kind/id.extension`) to its storage key; undefined for an invalid name. */
export function objectKeyOf(shop: { tenantId: number; id: number }, fileKey: string): string | undefined {
  const [, kind = '', id = '', extension = ''] = /^([\w-]+)\/([\w-]+)\.([a-z0-9]+)$/.exec(fileKey) ?? [];
  try {
    return objectKey({ tenantId: String(shop.tenantId), shopId: String(shop.id), kind, id, extension });
  } catch {
    return undefined;
  }
}
