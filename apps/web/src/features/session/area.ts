/** A country with its dial code. */
export type Area = { readonly countryId: number; readonly name: string; readonly dialCode: string };

const plain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll(/[đĐ]/g, 'd').toLowerCase().trim();

/** Areas that match a search by name, dial code or country code; diacritics are ignored. */
export function matchingAreas<A extends Area & { readonly countryCode: string }>(
  areas: readonly A[],
  search: string,
): readonly A[] {
  const wanted = plain(search);
  if (wanted === '') return areas;
  const digits = wanted.replace(/^\+/, '');
  return areas.filter(
    ({ name, dialCode, countryCode }) =>
      plain(name).includes(wanted) ||
      countryCode.toLowerCase() === wanted ||
      (/^[0-9]+$/.test(digits) && dialCode.slice(1).startsWith(digits)),
  );
}
