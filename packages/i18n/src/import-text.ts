import type { Language } from '@onehaul/domain/language';
import en from '../messages/en/imports.json' with { type: 'json' };
import vi from '../messages/vi/imports.json' with { type: 'json' };
import zhHans from '../messages/zhHans/imports.json' with { type: 'json' };
import zhHanT from '../messages/zhHanT/imports.json' with { type: 'json' };
import { createTranslator, type Translate } from './translator.ts';

const texts = { zhHans, zhHanT, en, vi };

/** Texts in workbooks that users fill in and upload. */
export type ImportWords = { readonly language: Language; readonly t: Translate<'imports'> };

export const importWords = (language: Language): ImportWords => ({
  language,
  t: createTranslator(language, { imports: texts[language] }).of('imports'),
});
