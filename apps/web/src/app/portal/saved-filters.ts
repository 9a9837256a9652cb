/** Filters of a list under a name: the query of the URL that leads to them. */
export type SavedFilter = { readonly name: string; readonly search: string };

export const maxSaved = 20;
export const maxNameLength = 40;

/** Saved in this browser, for one account and list. */
export const savedKey = (subject: string, list: string) => `filters.${subject}.${list}`;

/** The part of a list's query that is saved: search and filters, but neither page nor open row. */
export function savedSearchOf(address: URLSearchParams, filterNames: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of ['search', ...filterNames]) {
    const value = address.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}

/** Adds or replaces the filters of this name; the newest comes first. */
export function withSaved(saved: readonly SavedFilter[], one: SavedFilter): readonly SavedFilter[] {
  const name = one.name.trim().slice(0, maxNameLength);
  if (name === '') return saved;
  return [{ ...one, name }, ...saved.filter((other) => other.name !== name)].slice(0, maxSaved);
}

export const withoutSaved = (saved: readonly SavedFilter[], name: string) =>
  saved.filter((one) => one.name !== name);

/** Renames in place. A name that is taken replaces the other. */
export function renamed(
  saved: readonly SavedFilter[],
  before: string,
  wanted: string,
): readonly SavedFilter[] {
  const name = wanted.trim().slice(0, maxNameLength);
  if (name === '' || name === before) return saved;
  return withoutSaved(saved, name).map((one) => (one.name === before ? { ...one, name } : one));
}

export function parseSaved(text: string | null): readonly SavedFilter[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSaved).slice(0, maxSaved) : [];
  } catch {
    return [];
  }
}

const isSaved = (value: unknown): value is SavedFilter =>
  typeof (value as SavedFilter | null)?.name === 'string' &&
  typeof (value as SavedFilter).search === 'string';
