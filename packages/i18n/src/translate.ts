import { type Language, languages, languageTags } from '@onehaul/domain/language';
import type { RefusalCode } from '@onehaul/domain/refusal';
import en from '../messages/en/refusal.json' with { type: 'json' };
import vi from '../messages/vi/refusal.json' with { type: 'json' };
import zhHans from '../messages/zhHans/refusal.json' with { type: 'json' };
import zhHanT from '../messages/zhHanT/refusal.json' with { type: 'json' };
import { fillText, type Values } from './text.ts';

const texts: Record<Language, Record<RefusalCode, string>> = { zhHans, zhHanT, en, vi };
const plurals = Object.fromEntries(
  languages.map((language) => [language, new Intl.PluralRules(languageTags[language])]),
) as Record<Language, Intl.PluralRules>;

/** The text of a refusal in the caller's language. */
export function refusalText(language: Language, code: RefusalCode, details: Values = {}): string {
  return fillText(texts[language], code, details, plurals[language]);
}
