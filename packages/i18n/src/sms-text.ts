import type { Language } from '@onehaul/domain/language';
import en from '../messages/en/sms.json' with { type: 'json' };
import vi from '../messages/vi/sms.json' with { type: 'json' };
import zhHans from '../messages/zhHans/sms.json' with { type: 'json' };
import zhHanT from '../messages/zhHanT/sms.json' with { type: 'json' };
import { fillText, type Values } from './text.ts';

const texts: Record<Language, Record<keyof typeof en, string>> = { zhHans, zhHanT, en, vi };
const plurals = new Intl.PluralRules('en');

/** The text of an SMS; none has plural forms. */
export function smsText(language: Language, kind: keyof typeof en, values: Values): string {
  return fillText(texts[language], kind, values, plurals);
}
