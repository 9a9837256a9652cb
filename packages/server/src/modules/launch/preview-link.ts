import { randomBytes } from 'node:crypto';
import { needsPass } from '@onehaul/domain/launch/shop-gate';
import { Refusal } from '@onehaul/domain/refusal';
import { recordName } from '../../http/record-name.ts';
import { hashOfSecret } from '../../http/secret-hash.ts';
import type { StaffChangeContext } from '../../http/staff-context.ts';
import type { OriginOf } from '../../studio/open-preview.ts';
import { deleteExpiredPasses, findShopHost, insertPass } from '../../studio/preview.repository.ts';
import { lockShopState, savePreviewLink } from './launch.repository.ts';

type OfShop = { readonly shopId: number };

/** Origin of the pages of a shop that is not open yet. */
async function previewOrigin({ db }: StaffChangeContext, { shopId }: OfShop, originOf: OriginOf) {
  const shop = await db.first(lockShopState, { shopId });
  const found = await db.first(findShopHost, { shopId });
  if (!shop || !found?.host) throw new Refusal('record.notFound');
  if (!needsPass(shop.state)) throw new Refusal('state.illegalStep');
  return originOf(found.host);
}

/** Makes a link that shows the shop to whoever has it. Only its hash is stored, so it is shown once. */
export async function renewPreviewLink(context: StaffChangeContext, of: OfShop, originOf: OriginOf) {
  const origin = await previewOrigin(context, of, originOf);
  const secret = randomBytes(32).toString('base64url');
  const { shopId } = of;
  await context.db.all(savePreviewLink, {
    shopId,
    secretHash: hashOfSecret(secret),
    staffId: context.staff.id,
  });
  context.audit('shop', recordName(shopId, shopId));
  return { url: `${origin}/preview?link=${secret}` };
}

/** A one-time code for the caller's own browser; the link for others stays as it is. */
export async function openShopPreview(context: StaffChangeContext, of: OfShop, originOf: OriginOf) {
  const origin = await previewOrigin(context, of, originOf);
  const { db, staff, audit } = context;
  const { shopId } = of;
  const code = randomBytes(24).toString('base64url');
  await db.all(deleteExpiredPasses, { shopId });
  await db.all(insertPass, {
    shopId,
    codeHash: hashOfSecret(code),
    staffId: staff.id,
    resource: null,
    draftId: null,
  });
  audit('shop', recordName(shopId, shopId));
  return { url: `${origin}/preview?code=${code}` };
}
