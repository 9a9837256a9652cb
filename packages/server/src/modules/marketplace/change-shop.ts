import type { MarketplaceShop } from '@onehaul/contract/marketplace';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext, MemberContext } from '../../http/context.ts';
import { markSyncDue, endAuthorization, renameShop, shopOfMember } from './marketplace-shop.repository.ts';

type RecordKey = { readonly id: number };

async function getOwnShop({ db, shop, member }: MemberContext, id: number): Promise<MarketplaceShop> {
  const found = await db.first(shopOfMember, { shopId: shop.id, memberId: member.ownerId, id });
  if (!found) throw new Refusal('record.notFound');
  return found;
}

/** Sets the member's own name and region for the shop; the marketplace's id is unchanged. */
export async function setShopName(
  context: ChangeContext,
  { id, name, region }: RecordKey & { readonly name: string; readonly region: string },
): Promise<MarketplaceShop> {
  const { db, shop, member } = context;
  await db.all(renameShop, { shopId: shop.id, memberId: member.ownerId, id, name, region });
  return getOwnShop(context, id);
}

/** Disconnects the shop and deletes its tokens. */
export async function disconnectShop(context: ChangeContext, { id }: RecordKey): Promise<null> {
  await getOwnShop(context, id);
  const { db, shop } = context;
  await db.all(endAuthorization, {
    shopId: shop.id,
    id,
    from: ['authorized', 'expired'],
    to: 'disconnected',
  });
  return null;
}

/** Makes the shop due, so that the next sweep syncs it. */
export async function requestSync(context: ChangeContext, { id }: RecordKey): Promise<null> {
  const { db, shop, member } = context;
  const { state, name } = await getOwnShop(context, id);
  if (state !== 'authorized') throw new Refusal('marketplace.expired', { shop: name });
  await db.all(markSyncDue, { shopId: shop.id, memberId: member.ownerId, id });
  return null;
}
