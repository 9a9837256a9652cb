import { fillHtml, fillText } from '@onehaul/domain/fields-to-fill';
import type { KitName } from '@onehaul/domain/kit';
import type { Language, Translated } from '@onehaul/domain/language';
import type { TransactionDb } from '../../db/database.ts';
import { importShop, type ImportSummary, type ImportTarget } from './import-shop.ts';
import { readKit } from './kit-files.ts';
import { findShopTexts, setKit } from './kit.repository.ts';
import type { ContentRecord, ShopContent } from './shop-content.ts';

/** Fills a new shop with a kit, in the name of its owner. */
export async function applyKit(
  { db, ...target }: ImportTarget & { readonly db: TransactionDb },
  kit: KitName,
): Promise<ImportSummary & { readonly version: number }> {
  const { version, content } = readKit(kit);
  const shop = (await db.first(findShopTexts, { shopId: target.shop.id }))!;
  const summary = await importShop(db, target, withKnownFacts(withNames(content, shop), shop));
  await db.all(setKit, { shopId: target.shop.id, kit, version });
  return { ...summary, version };
}

type ShopTexts = {
  readonly names: Translated;
  readonly languages: readonly [Language, ...Language[]];
  readonly company: string;
};

/** Fields of starter texts that the sign-up has answered. */
export const knownFields = {
  company: ['company name', '公司名称', '公司名稱', 'tên công ty'],
  shop: ['shop name', '店铺名称', '店舖名稱', 'tên cửa hàng'],
};

function withKnownFacts(content: ShopContent, { names, languages, company }: ShopTexts): ShopContent {
  const shopName = names[languages[0]] ?? Object.values(names)[0]!;
  const facts = new Map([
    ...knownFields.company.map((field) => [field, company] as const),
    ...knownFields.shop.map((field) => [field, shopName] as const),
  ]);
  const filled = (texts: unknown, fill: typeof fillText) =>
    Object.fromEntries(
      Object.entries(texts as Translated).map(([language, text]) => [language, fill(text, facts)]),
    );
  const fillDraft = ({ draft, ...record }: ContentRecord): ContentRecord =>
    draft
      ? {
          ...record,
          draft: {
            ...draft,
            titles: filled(draft.titles ?? {}, fillText),
            contents: filled(draft.contents ?? {}, fillHtml),
          },
        }
      : record;
  const { article = [] } = content.records;
  return { ...content, records: { ...content.records, article: article.map(fillDraft) } };
}

/**
 * The names of shop and company were given when the shop was opened, in one language. A name is the same in every language until it is
 * translated; the languages are those of the kit, or of the shop where the kit has none.
 */
function withNames(
  { singles, ...content }: ShopContent,
  { names, languages, company }: ShopTexts,
): ShopContent {
  const { profile = {} } = singles;
  const offered = (profile.languages ?? languages) as readonly Language[];
  const name = names[languages[0]] ?? Object.values(names)[0]!;
  const inAll = Object.fromEntries(offered.map((language) => [language, names[language] || name]));
  const legalNames = Object.fromEntries(offered.map((language) => [language, company]));
  return { ...content, singles: { ...singles, profile: { ...profile, names: inAll, legalNames } } };
}
