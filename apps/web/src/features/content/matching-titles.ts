/** Normalizes for search: case-insensitive, without Vietnamese diacritics, full-width as half-width. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[đĐ]/g, 'd')
    .toLowerCase();
}

/** Items whose title contains every word of the query; an empty query matches all. */
export function matchingTitles<Item extends { readonly title: string }>(
  items: readonly Item[],
  query: string,
): readonly Item[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return items.filter(({ title }) => {
    const text = plain(title);
    return words.every((word) => text.includes(word));
  });
}
