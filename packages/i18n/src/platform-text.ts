import type { Language } from '@onehaul/domain/language';
import en from '../messages/en/platform.json' with { type: 'json' };
import vi from '../messages/vi/platform.json' with { type: 'json' };
import zhHans from '../messages/zhHans/platform.json' with { type: 'json' };
import zhHanT from '../messages/zhHanT/platform.json' with { type: 'json' };
import { fillText, type Values } from './text.ts';

export type PlatformKey = keyof typeof en;
export type PlatformText = (key: PlatformKey, values?: Values) => string;
const texts: Record<Language, Record<PlatformKey, string>> = { zhHans, zhHanT, en, vi };
const plurals = new Intl.PluralRules('en');

/** Texts of the platform's own pages, which have no plural forms. Only the page server uses them. */
export const platformTexts =
  (language: Language): PlatformText =>
  (key, values = {}) =>
    fillText(texts[language], key, values, plurals);
