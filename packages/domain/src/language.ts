/** The four interface languages, in the product's own codes (§1). */
export const languages = ['zhHans', 'zhHanT', 'en', 'vi'] as const;
export type Language = (typeof languages)[number];

/** A text per language; a missing language falls back to the shop's first one (A60). */
export type Translated = { readonly [L in Language]?: string };

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** BCP 47 tags, for `lang` attributes, hreflang, Intl and the Accept-Language header. */
export const languageTags: Record<Language, string> = {
  zhHans: 'zh-Hans',
  zhHanT: 'zh-Hant',
  en: 'en',
  vi: 'vi',
};

const traditionalRegions = ['hant', 'tw', 'hk', 'mo'];

/** Maps a browser language tag: zh-CN, zh-TW, en-US and vi-VN as §1 defines, and related tags. */
function languageOfTag(tag: string): Language | undefined {
  const [primary, ...rest] = tag.trim().toLowerCase().split('-');
  if (primary === 'en') return 'en';
  if (primary === 'vi') return 'vi';
  if (primary !== 'zh') return undefined;
  if (rest.includes('hans')) return 'zhHans'; // the script decides, whatever the region
  return rest.some((part) => traditionalRegions.includes(part)) ? 'zhHanT' : 'zhHans';
}

/** The first language of an Accept-Language header that the shop offers. */
export function preferredLanguage(
  acceptLanguage: string | undefined,
  offered: readonly Language[],
): Language | undefined {
  if (!acceptLanguage) return undefined;
  return acceptLanguage
    .split(',', 20)
    .map((part) => {
      const [tag = '', quality] = part.split(/\s*;\s*q=/);
      return {
        language: languageOfTag(tag),
        quality: quality === undefined ? 1 : Number(quality) || 0,
      };
    })
    .filter(({ quality }) => quality > 0) // q=0 means "not this one"
    .sort((a, b) => b.quality - a.quality)
    .map(({ language }) => language)
    .find((language) => language !== undefined && offered.includes(language));
}

/** The text in the requested language, otherwise in the fallback. */
export function pickText(text: Translated, wanted: Language, fallback: Language): string {
  return text[wanted] ?? text[fallback] ?? '';
}
