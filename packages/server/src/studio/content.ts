import { isDeepStrictEqual } from 'node:util';
import type { FieldType, TextPerLanguage } from '@onehaul/contract/console/studio/field';
import type { AnyValues, ResourceField } from '@onehaul/contract/console/studio/resource';
import { type Language, languages, type Translated } from '@onehaul/domain/language';
import { Refusal } from '@onehaul/domain/refusal';
import { sanitize } from '../html/sanitize.ts';
import type { StudioShop } from './store.ts';

type Fields = readonly Pick<ResourceField, 'name' | 'type'>[];
type TranslatedField = Extract<FieldType, { is: 'translated' }>;

/** Rich text without words and pictures is empty: editors leave an empty paragraph behind. */
const isBlank = (text: string, { format }: TranslatedField) =>
  (format === 'html' ? text.replaceAll(/<(?!img)[^>]*>|&nbsp;/g, '') : text).trim() === '';

/**
 * Drops empty languages, because an empty text would hide the fallback (A60), and requires the shop's first
 * language wherever any text is written, because the others fall back to it.
 */
function storedTexts(
  name: string,
  type: TranslatedField,
  texts: TextPerLanguage,
  [first]: StudioShop['languages'],
): Translated {
  const written = languages
    .map(
      (language) => [language, type.format === 'html' ? sanitize(texts[language]) : texts[language]] as const,
    )
    .filter(([, text]) => !isBlank(text, type));
  const stored = Object.fromEntries(written) as Translated;
  if (stored[first] !== undefined) return stored;
  if (type.isRequired || written.length > 0)
    throw new Refusal('input.invalid', { field: `${name}.${first}` });
  return { [first]: '' };
}

/** Converts form values to stored content; HTML is sanitised here (A63). */
export function toContent(fields: Fields, values: AnyValues, shop: StudioShop): AnyValues {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = values[name] ?? null;
      if (type.is === 'translated')
        return [name, storedTexts(name, type, value as TextPerLanguage, shop.languages)];
      return [name, value instanceof Date ? value.toISOString() : value];
    }),
  );
}

/** Converts stored content to form values: every text in all four languages. */
export function toValues(fields: Fields, content: AnyValues): AnyValues {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = content[name];
      if (type.is === 'instant') return [name, new Date(value as string)];
      if (type.is === 'references' || type.is === 'textList') return [name, value ?? []];
      if (type.is !== 'translated') return [name, value];
      const texts = (value ?? {}) as Translated;
      return [name, Object.fromEntries(languages.map((language) => [language, texts[language] ?? '']))];
    }),
  );
}

/** The database writes an instant in another format than we do: one format, so that contents can be compared. */
export const withIsoInstants = (fields: Fields, content: AnyValues): AnyValues => ({
  ...content,
  ...Object.fromEntries(
    fields
      .filter(({ type }) => type.is === 'instant')
      .map(({ name }) => [name, new Date(content[name] as string).toISOString()]),
  ),
});

/** Values as a form sends them: instants as text, which is what the schemas parse. */
export const toInput = (fields: Fields, content: AnyValues): AnyValues =>
  Object.fromEntries(
    Object.entries(toValues(fields, content)).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  );

/** Languages of the shop in which a text is missing that exists in another. */
export function missingLanguages(
  fields: Fields,
  content: AnyValues,
  { languages: offered }: StudioShop,
): Language[] {
  const written = fields
    .filter(({ type }) => type.is === 'translated')
    .map(({ name }) => (content[name] ?? {}) as Translated)
    .filter((texts) => Object.values(texts).some((text) => text !== ''));
  return offered.filter((language) => written.some((texts) => !texts[language]));
}

export const changedFields = (fields: Fields, before: AnyValues, after: AnyValues): string[] =>
  fields.map(({ name }) => name).filter((name) => !isDeepStrictEqual(before[name], after[name]));

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** JSON with column names, as `jsonb_populate_record` expects it. */
export const toColumns = (content: AnyValues): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(content).map(([name, value]) => [snakeCase(name), value])),
  );
