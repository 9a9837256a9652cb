import { type Language, languages, languageTags } from '@onehaul/domain/language';

/** The language the page in this browser was written in. */
export function pageLanguage(): Language {
  return languages.find((one) => languageTags[one] === document.documentElement.lang) ?? 'en';
}
