import { type Language, pickText, type Translated } from '@onehaul/domain/language';
import type { NoticeKind } from '@onehaul/domain/notice';
import { renderTemplate } from '@onehaul/domain/notice-template';
import { noticeText, noticeValues } from '@onehaul/i18n/notice-text';

/** Texts the shop has written itself; null, or without a language: ours. */
export type OwnTexts = { readonly subjects: Translated | null; readonly bodies: Translated | null };

export type NoticeContent = OwnTexts & {
  readonly kind: NoticeKind;
  readonly details: Readonly<Record<string, unknown>>;
  /** The member's name. */
  readonly name: string;
  readonly language: Language;
  readonly shopNames: Translated;
  readonly shopLanguages: readonly [Language, ...Language[]];
  readonly timeZone: string;
  readonly warehouseNames: Translated | null;
};

/**
 * Text of a notice in the member's language if the shop supports it, else in the shop's first language. The shop's
 * own text of exactly this language is used; where it has none, or none of its lines applies, ours.
 */
export function renderNoticeText({ kind, details, timeZone, ...told }: NoticeContent) {
  const [fallback] = told.shopLanguages;
  const language = told.shopLanguages.includes(told.language) ? told.language : fallback;
  const warehouse = told.warehouseNames ? pickText(told.warehouseNames, language, fallback) : '';
  const shopName = pickText(told.shopNames, language, fallback);
  const content = { kind, details, warehouse, timeZone };
  const values = { ...noticeValues(language, content), shop: shopName, name: told.name };
  const own = (texts: Translated | null) => renderTemplate(texts?.[language] ?? '', values) || undefined;
  // A title is one line also if the stored one is not: it becomes the subject header of a mail.
  const ownTitle = own(told.subjects)?.replaceAll(/\s+/g, ' ');
  const ownText = own(told.bodies);
  const ours = noticeText(language, content);
  return {
    language,
    shopName,
    title: ownTitle ?? ours.title,
    text: ownText ?? ours.text,
    ownTitle,
    ownText,
  };
}
