import { type Language, languages, type Translated } from './language.ts';

/** The platform's dictionaries: brought by each release, edited by the operator. */
export const dictionaries = ['country', 'region', 'customsRule'] as const;
export type Dictionary = (typeof dictionaries)[number];

type Value = Readonly<Record<string, unknown>>;

/** Fields whose values differ, in the order of the newer value. */
export function changedFields(before: Value, after: Value): string[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].filter((name) => canonical(before[name]) !== canonical(after[name]));
}

/** JSON with sorted keys: PostgreSQL and forms order them differently. */
const canonical = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** The part of a value that a change touched. */
export const pickFields = (value: Value, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, value[name] ?? null]));

/** Names without the languages that were left empty. */
export const filledNames = (names: Readonly<Record<Language, string>>): Translated =>
  Object.fromEntries(
    languages.filter((language) => names[language] !== '').map((language) => [language, names[language]]),
  );

/** The id of a region: country code and the official code of the division, as `CN440305`. */
export const regionIdOf = (countryCode: string, code: string): string => `${countryCode}${code}`;
