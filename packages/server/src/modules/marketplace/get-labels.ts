import { buffer } from 'node:stream/consumers';
import { Refusal } from '@onehaul/domain/refusal';
import { getAllRows } from '../../db/get-all-rows.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { MemberContext } from '../../http/context.ts';
import { objectKeyOf } from '../file/index.ts';
import { generatedFile } from '../../documents/generated-file.ts';
import { type LockedOrderRow, orderRows } from './marketplace-order.repository.ts';
import { shopAccessById } from './marketplace-shop.repository.ts';
import { callMarketplace, type MarketplaceCallServices, refusalFrom } from './call-marketplace.ts';

export type LabelServices = MarketplaceCallServices & { readonly storage: Storage };

/** Reads the stored label. */
export async function loadLabel(
  storage: Storage,
  shop: { readonly tenantId: number; readonly id: number },
  labelKey: string,
): Promise<Uint8Array> {
  const stored = await storage.get(objectKeyOf(shop, labelKey)!);
  if (!stored) throw new Refusal('file.notFound');
  return buffer(stored.body);
}

/** A single label comes from storage; several are rendered by the marketplace into one document. */
export async function getLabels(
  services: LabelServices,
  { db, shop, member }: MemberContext,
  { ids }: { readonly ids: readonly number[] },
) {
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const rows = await getAllRows(ids, (wanted) => db.all(orderRows, { ...whose, ids: wanted }));
  const [first] = rows;
  const isFit = ({ labelKey, state, marketplaceShopId }: LockedOrderRow) =>
    labelKey !== null &&
    state !== 'cancelling' &&
    state !== 'cancelled' &&
    marketplaceShopId === first!.marketplaceShopId;
  const other = rows.find((row) => !isFit(row));
  if (other) throw new Refusal('marketplace.notReady', { number: other.externalNumber });
  if (rows.length === 1)
    return generatedFile('labels', 'pdf', await loadLabel(services.storage, shop, first!.labelKey!));
  const which = { tenantId: shop.tenantId, shopId: shop.id, id: first!.marketplaceShopId };
  try {
    const numbers = rows.map(({ externalNumber }) => externalNumber);
    const paper = await callMarketplace(services, which, (platform, at) => platform.labels(at, numbers));
    return generatedFile('labels', 'pdf', paper);
  } catch (error) {
    const at = await db.first(shopAccessById, { shopId: shop.id, id: which.id });
    throw refusalFrom(error, at?.name ?? '');
  }
}
