export type Texts = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

/**
 * A text of our message files with its values: `{{name}}` is replaced, and `count` chooses the plural form of a key
 * (`parcels_one`, `parcels_other`). The format is i18next's and a test holds us to its words; the library itself
 * would be an eighth of all script a visitor loads.
 */
export function fillText(texts: Texts, key: string, values: Values, plurals: Intl.PluralRules): string {
  const { count } = values;
  const form = typeof count === 'number' ? texts[`${key}_${plurals.select(count)}`] : undefined;
  const text = form ?? texts[key] ?? key;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
