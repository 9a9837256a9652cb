import { type Language, languages, languageTags } from '@onehaul/domain/language';
import type { RefusalCode, RefusalDetails } from '@onehaul/domain/refusal';
import en from '../messages/en/refusal.json' with { type: 'json' };
import vi from '../messages/vi/refusal.json' with { type: 'json' };
import zhHans from '../messages/zhHans/refusal.json' with { type: 'json' };
import zhHanT from '../messages/zhHanT/refusal.json' with { type: 'json' };
import { fillText, type Values } from './text.ts';

const texts: Record<Language, Record<RefusalCode, string>> = { zhHans, zhHanT, en, vi };
const plurals = Object.fromEntries(
  languages.map((language) => [language, new Intl.PluralRules(languageTags[language])]),
) as Record<Language, Intl.PluralRules>;

export function refusalText(language: Language, code: RefusalCode, details: RefusalDetails = {}): string {
  return fillText(texts[language], code, localizedValues(language, details), plurals[language]);
}

/** Picks names in the reader's language, otherwise in the first available one. */
function localizedValues(language: Language, details: RefusalDetails): Values {
  return Object.fromEntries(
    Object.entries(details).map(([key, value]) => {
      if (typeof value !== 'object') return [key, value];
      const first = languages.find((one) => value[one]);
      return [key, value[language] ?? (first && value[first]) ?? ''];
    }),
  );
}
