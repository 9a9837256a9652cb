import { isDeepStrictEqual } from 'node:util';
import type { FieldType, TextPerLanguage } from '@onehaul/contract/console/studio/field';
import type { AnyValues, ResourceField } from '@onehaul/contract/console/studio/resource';
import { fieldsToFill } from '@onehaul/domain/fields-to-fill';
import { type Language, languages, type Translated } from '@onehaul/domain/language';
import { completeOpeningHours, type OpeningHours } from '@onehaul/domain/opening-hours';
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

/** Converts form values to stored content; HTML is sanitised here (A63). `within` is the field of a row. */
export function toContent(fields: Fields, values: AnyValues, shop: StudioShop, within?: string): AnyValues {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = values[name] ?? null;
      if (type.is === 'translated')
        return [name, storedTexts(within ?? name, type, value as TextPerLanguage, shop.languages)];
      if (type.is === 'rows')
        return [name, ((value ?? []) as AnyValues[]).map((row) => toContent(type.fields, row, shop, name))];
      // The database names no file by null.
      if (type.is === 'file') return [name, value === '' ? null : value];
      return [name, value instanceof Date ? value.toISOString() : value];
    }),
  );
}

/** Converts stored content to form values: every text in all four languages. */
export function toValues(fields: Fields, content: AnyValues): AnyValues {
  return Object.fromEntries(
    fields.map(({ name, type }) => {
      const value = content[name];
      if (type.is === 'instant') return [name, value ? new Date(value as string) : null];
      if (type.is === 'references' || type.is === 'textList' || type.is === 'choices')
        return [name, value ?? []];
      if (type.is === 'rows')
        return [name, ((value ?? []) as AnyValues[]).map((row) => toValues(type.fields, row))];
      if (type.is === 'openingHours') return [name, completeOpeningHours(value as Partial<OpeningHours>)];
      // Rows were written by hand before the studio: what they lack is empty.
      if (type.is === 'text') return [name, value ?? ''];
      if (type.is !== 'translated') return [name, value ?? null];
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
      .filter(({ name, type }) => type.is === 'instant' && content[name])
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

const textsOf = (fields: Fields, content: AnyValues): Translated[] =>
  fields.flatMap(({ name, type }) => {
    if (type.is === 'rows')
      return ((content[name] ?? []) as AnyValues[]).flatMap((row) => textsOf(type.fields, row));
    return type.is === 'translated' ? [(content[name] ?? {}) as Translated] : [];
  });

/** Only uploads of the studio: staff get a signed address of each, and no text may point it at a private file. */
const pictureInText = /src="\/files\/(picture\/[\w-]{1,80}\.webp)"/g;

/** Keys of the files that the content names, also within rich text. */
export const filesOf = (fields: Fields, content: AnyValues): string[] =>
  fields.flatMap(({ name, type }) => {
    if (type.is === 'translated' && type.format === 'html')
      return Object.values((content[name] ?? {}) as Translated).flatMap((html) =>
        [...html.matchAll(pictureInText)].map(([, key]) => key!),
      );
    if (type.is === 'rows')
      return ((content[name] ?? []) as AnyValues[]).flatMap((row) => filesOf(type.fields, row));
    return type.is === 'file' && content[name] ? [content[name] as string] : [];
  });

/** Languages of the shop in which a text is missing that exists in another. */
export function missingLanguages(
  fields: Fields,
  content: AnyValues,
  { languages: offered }: StudioShop,
): Language[] {
  const written = textsOf(fields, content).filter((texts) =>
    Object.values(texts).some((text) => text !== ''),
  );
  return offered.filter((language) => written.some((texts) => !texts[language]));
}

/** Whether a text at any depth has a field left to fill in. */
export const asksForFacts = (value: unknown): boolean =>
  typeof value === 'string'
    ? fieldsToFill(value).length > 0
    : typeof value === 'object' && value !== null && Object.values(value).some(asksForFacts);

export const changedFields = (fields: Fields, before: AnyValues, after: AnyValues): string[] =>
  fields.map(({ name }) => name).filter((name) => !isDeepStrictEqual(before[name], after[name]));

export const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const columnNames = (content: AnyValues): AnyValues =>
  Object.fromEntries(Object.entries(content).map(([name, value]) => [snakeCase(name), value]));

/** JSON with column names, as `jsonb_populate_record` expects it. */
export const toColumns = (content: AnyValues): string => JSON.stringify(columnNames(content));
