import { previewCookieName } from '@onehaul/domain/cookie-name';
import type { VisitorContext } from '../http/context.ts';
import { hashOfSecret } from '../http/secret-hash.ts';
import { deletePass } from './preview.repository.ts';

/** Ends the preview of the caller's cookie: the token is worthless afterwards. */
export async function leavePreview({ shop, visit, transaction }: VisitorContext): Promise<null> {
  const token = visit.cookies[previewCookieName];
  if (token !== undefined)
    await transaction((db) => db.all(deletePass, { shopId: shop.id, tokenHash: hashOfSecret(token) }));
  return null;
}
