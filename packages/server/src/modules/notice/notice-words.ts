import { type Language, pickText, type Translated } from '@onehaul/domain/language';
import type { NoticeKind } from '@onehaul/domain/notice';
import { noticeText } from '@onehaul/i18n/notice-text';

type NoticeContent = {
  readonly kind: NoticeKind;
  readonly details: Readonly<Record<string, unknown>>;
  readonly language: Language;
  readonly shopNames: Translated;
  readonly shopLanguages: readonly [Language, ...Language[]];
  readonly timeZone: string;
  readonly warehouseNames: Translated | null;
};

/** Text of a notice in the member's language if the shop supports it, else in the shop's first language. */
export function renderNoticeText({ kind, details, timeZone, ...told }: NoticeContent) {
  const [fallback] = told.shopLanguages;
  const language = told.shopLanguages.includes(told.language) ? told.language : fallback;
  const warehouse = told.warehouseNames ? pickText(told.warehouseNames, language, fallback) : '';
  return {
    language,
    shopName: pickText(told.shopNames, language, fallback),
    ...noticeText(language, { kind, details, warehouse, timeZone }),
  };
}
