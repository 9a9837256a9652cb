import type { VisitorContext } from '../http/context.ts';
import { shopPassCounts } from '../http/shop-gate.repository.ts';
import { hashOfSecret } from '../http/secret-hash.ts';

/**
 * Whether the secret of a preview link opens this shop. The browser then holds the secret itself as its pass: the
 * link has no end of its own, so another token would protect nothing, and a new link ends both.
 */
export async function enterShopPreview(
  { db, shop }: VisitorContext,
  { secret }: { readonly secret: string },
) {
  const found = await db.first(shopPassCounts, { shopId: shop.id, secretHash: hashOfSecret(secret) });
  return { isOpen: found !== undefined };
}
