import type { KitName } from '@onehaul/domain/kit';
import type { Language, Translated } from '@onehaul/domain/language';
import type { TransactionDb } from '../../db/database.ts';
import { importShop, type ImportSummary, type ImportTarget } from './import-shop.ts';
import { readKit } from './kit-files.ts';
import { findShopTexts, setKit } from './kit.repository.ts';
import type { ShopContent } from './shop-content.ts';

/** Fills a new shop with a kit, in the name of its owner. */
export async function applyKit(
  { db, ...target }: ImportTarget & { readonly db: TransactionDb },
  kit: KitName,
): Promise<ImportSummary & { readonly version: number }> {
  const { version, content } = readKit(kit);
  const shop = (await db.first(findShopTexts, { shopId: target.shop.id }))!;
  const summary = await importShop(db, target, withNames(content, shop));
  await db.all(setKit, { shopId: target.shop.id, kit, version });
  return { ...summary, version };
}

type ShopTexts = { readonly names: Translated; readonly languages: readonly [Language, ...Language[]] };

/**
 * The name was given when the shop was opened, in one language. A name is the same in every language until it is
 * translated; the languages are those of the kit, or of the shop where the kit has none.
 */
function withNames({ singles, ...content }: ShopContent, { names, languages }: ShopTexts): ShopContent {
  const { profile = {} } = singles;
  const offered = (profile.languages ?? languages) as readonly Language[];
  const name = names[languages[0]] ?? Object.values(names)[0]!;
  const inAll = Object.fromEntries(offered.map((language) => [language, names[language] || name]));
  return { ...content, singles: { ...singles, profile: { ...profile, names: inAll } } };
}
