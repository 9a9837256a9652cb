import { type Language, languageTags } from '@onehaul/domain/language';

/** Returns the canonical URL of a page: bare in the shop's first language, with `lang` in the others. */
export function canonicalUrl(
  origin: string,
  path: string,
  offered: readonly Language[],
  language: Language,
  query: Readonly<Record<string, number>> = {},
): string {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  if (language !== offered[0]) search.set('lang', languageTags[language]);
  return `${origin}${path}${search.size > 0 ? `?${search}` : ''}`;
}
