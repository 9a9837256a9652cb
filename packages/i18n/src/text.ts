export type Texts = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

/**
 * Fills a message: replaces `{{name}}`, and `count` selects the plural form of a key (`parcels_one`,
 * `parcels_other`). The format is i18next's, verified by a test; the library itself would be an eighth of all
 * script a visitor loads.
 */
export function fillText(texts: Texts, key: string, values: Values, plurals: Intl.PluralRules): string {
  const { count } = values;
  const form = typeof count === 'number' ? texts[`${key}_${plurals.select(count)}`] : undefined;
  const text = form ?? texts[key] ?? key;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
