import { randomBytes } from 'node:crypto';
import type { ArticleType } from '@onehaul/domain/article';
import { Refusal } from '@onehaul/domain/refusal';
import type { VisitorContext } from '../http/context.ts';
import { hashOfSecret } from '../http/secret-hash.ts';
import { consumeCode, findShopDraft } from './preview.repository.ts';
import { previewId } from './previewed-drafts.ts';

/** Exchanges a one-time code for the token of the preview cookie. */
export function enterPreview(context: VisitorContext, { code }: { readonly code: string }) {
  const shopId = context.shop.id;
  return context.transaction(async (db) => {
    const token = randomBytes(32).toString('base64url');
    const hashes = { codeHash: hashOfSecret(code), tokenHash: hashOfSecret(token) };
    const pass = await db.first(consumeCode, { shopId, ...hashes });
    if (!pass) throw new Refusal('staff.linkInvalid');
    const { resource } = pass;
    const draft =
      resource !== null && pass.draftId !== null
        ? await db.first(findShopDraft, { shopId, resource, id: pass.draftId })
        : undefined;
    return {
      token,
      resource,
      id: draft ? previewId(draft) : null,
      articleType: resource === 'article' ? ((draft?.content.type ?? null) as ArticleType | null) : null,
    };
  });
}
