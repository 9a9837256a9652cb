import type { Language, Translated } from '@onehaul/domain/language';
import { drawableLayout, type PaperKind, standardLayout } from '@onehaul/domain/paper/layout';
import { Refusal } from '@onehaul/domain/refusal';
import type { Db } from '../../db/database.ts';
import type { DrawnLayout } from '../../documents/papers.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { loadLogo } from './load-logo.ts';
import { layoutOfShop } from './paper-layout.repository.ts';

export type PaperReader = {
  readonly db: Db;
  readonly storage: Pick<Storage, 'get'>;
  readonly tenantId: number;
};
type PaperOfShop<Kind> = { readonly shopId: number; readonly paper: Kind; readonly language: Language };

/** A layout with its picture and its line of text: stored, or being edited. */
type LayoutContent = Parameters<typeof drawableLayout>[1] & {
  readonly logoKey: string | null;
  readonly footers: Translated;
};

/** Read for every print, so that a station prints a new layout at once. */
export async function findLayout<Kind extends PaperKind>(
  reader: PaperReader,
  asked: PaperOfShop<Kind>,
): Promise<DrawnLayout<Kind>> {
  return (await findLayoutAndShop(reader, asked)).layout;
}

/** The stored layout, or the content given instead, ready to be drawn. */
export async function findLayoutAndShop<Kind extends PaperKind>(
  { db, storage, tenantId }: PaperReader,
  { shopId, paper, language }: PaperOfShop<Kind>,
  edited?: LayoutContent,
) {
  const shop = await db.first(layoutOfShop, { shopId, paper, language });
  if (!shop) throw new Refusal('record.notFound');
  const content = edited ?? (shop.layout as LayoutContent | null);
  const drawable = drawableLayout(paper, content ?? standardLayout(paper));
  const logoKey = drawable.logoPlace === 'none' ? null : content?.logoKey || shop.brandLogoKey;
  const layout: DrawnLayout<Kind> = {
    ...drawable,
    logo: logoKey ? await loadLogo(storage, { tenantId, id: shopId }, logoKey) : null,
    // Empty languages fall back to the shop's first one (A60); a form sends them as empty texts.
    footer: content?.footers[language] || content?.footers[shop.firstLanguage] || '',
  };
  return { layout, shopName: shop.shopName, timeZone: shop.timeZone };
}
