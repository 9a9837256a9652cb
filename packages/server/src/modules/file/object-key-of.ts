import { objectKey } from '../../gateways/storage/storage.ts';

/** The object a shop's file name stands for (`kind/id.extension`); none for a name no file of ours can have. */
export function objectKeyOf(shop: { tenantId: number; id: number }, fileKey: string): string | undefined {
  const [, kind = '', id = '', extension = ''] = /^([\w-]+)\/([\w-]+)\.([a-z0-9]+)$/.exec(fileKey) ?? [];
  try {
    return objectKey({ tenantId: String(shop.tenantId), shopId: String(shop.id), kind, id, extension });
  } catch {
    return undefined;
  }
}
