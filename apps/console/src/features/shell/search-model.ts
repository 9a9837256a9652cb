import type { Found } from '@onehaul/contract/console/search';
import { generatePath } from 'react-router';
import { keyInShop } from '../../app/parcel/key-in-shop.ts';
import { paths } from '../../app/paths.ts';

type Which = { readonly shopId: number; readonly id: number };

/** The page or drawer of each kind of thing. */
export const addressOf: Readonly<Record<keyof Found, (which: Which) => string>> = {
  parcels: (which) => `${paths.parcels}?open=${keyInShop(which)}`,
  orders: (which) => `${paths.orders}?open=${keyInShop(which)}`,
  members: ({ shopId, id }) => generatePath(paths.member, { shopId: String(shopId), memberId: String(id) }),
  cases: (which) => `${paths.cases}?open=${keyInShop(which)}`,
  batches: ({ shopId, id }) => generatePath(paths.batch, { shopId: String(shopId), batchId: String(id) }),
};

/** Without case, width and diacritics, as the server compares words. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd');

/** Entries whose label contains what is typed; those that begin with it come first. */
export function matchingEntries<Entry extends { readonly label: string }>(
  entries: readonly Entry[],
  typed: string,
): Entry[] {
  const wanted = fold(typed.trim());
  const places = entries.map((entry) => ({ entry, place: fold(entry.label).indexOf(wanted) }));
  return [...places.filter(({ place }) => place === 0), ...places.filter(({ place }) => place > 0)].map(
    ({ entry }) => entry,
  );
}
