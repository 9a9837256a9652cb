import { type Language, languages } from '@onehaul/domain/language';
import en from '../messages/en/studio.json' with { type: 'json' };
import vi from '../messages/vi/studio.json' with { type: 'json' };
import zhHans from '../messages/zhHans/studio.json' with { type: 'json' };
import zhHanT from '../messages/zhHanT/studio.json' with { type: 'json' };

const texts: Record<Language, Readonly<Record<string, string>>> = { zhHans, zhHanT, en, vi };

/** Label of a field: of this resource, or the one all resources share. */
export const fieldLabel = (language: Language, resource: string, field: string) =>
  texts[language][`field.${resource}.${field}`] ?? texts[language][`field.${field}`] ?? field;

/** In every language: a spreadsheet may be filled in by somebody who reads another. */
export const fieldLabels = (resource: string, field: string) =>
  languages.map((language) => fieldLabel(language, resource, field));
