import { type Language, languages, languageTags } from '@onehaul/domain/language';

/** Language of the current document, from its `lang` attribute. */
export function pageLanguage(): Language {
  return languages.find((one) => languageTags[one] === document.documentElement.lang) ?? 'en';
}
