import type { TextPerLanguage } from '@onehaul/contract/console/studio/field';
import type { AnyValues, ResourceField } from '@onehaul/contract/console/studio/resource';
import { isLanguage, type Language } from '@onehaul/domain/language';

/** Plain text of rich text, for lists and hints. */
export const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Rich text without words and pictures is empty: editors leave an empty paragraph behind. */
export const isBlank = (text: string) => text.replaceAll(/<(?!img)[^>]*>|&nbsp;/g, '').trim() === '';

/** Short names of languages, each in its own script. */
export const languageMarks: Readonly<Record<Language, string>> = {
  zhHans: '简',
  zhHanT: '繁',
  en: 'EN',
  vi: 'VI',
};

/** The text in the reader's language, else in the shop's first, else in any. */
export function readText(texts: TextPerLanguage | undefined, wanted: Language, first: Language): string {
  const written = (language: Language) => texts?.[language] ?? '';
  return written(wanted) || written(first) || Object.values(texts ?? {}).find((text) => text !== '') || '';
}

type TextField = Pick<ResourceField, 'name' | 'type'>;

/** Texts to write: required ones, and those written in some language. */
function textsToWrite(fields: readonly TextField[], values: AnyValues): TextPerLanguage[] {
  return fields.flatMap(({ name, type }) => {
    if (type.is === 'rows')
      return (values[name] as AnyValues[]).flatMap((row) => textsToWrite(type.fields, row));
    if (type.is !== 'translated') return [];
    const texts = values[name] as TextPerLanguage;
    const isWritten = Object.values(texts).some((text) => !isBlank(text));
    return type.isRequired || isWritten ? [texts] : [];
  });
}

/** How many of the record's texts each language has. */
export function countTexts(
  fields: readonly TextField[],
  values: AnyValues,
  languages: readonly Language[],
): { language: Language; filled: number; all: number }[] {
  const texts = textsToWrite(fields, values);
  return languages.map((language) => ({
    language,
    filled: texts.filter((text) => !isBlank(text[language])).length,
    all: texts.length,
  }));
}

/** Splits a field path of the server, such as `values.names.vi`, into field and language. */
export function parseFieldPath(path: string): { field: string; language: Language | undefined } {
  const [field = '', language] = path.replace(/^values\./, '').split('.');
  return { field, language: isLanguage(language) ? language : undefined };
}
