/** URL key of an entity whose id is unique only within its shop: a parcel or a claim. */
export const keyInShop = ({ shopId, id }: { readonly shopId: number; readonly id: number }) =>
  `${shopId}-${id}`;

export function readKeyInShop(key: string): { shopId: number; id: number } | undefined {
  const found = /^([1-9][0-9]{0,8})-([1-9][0-9]{0,14})$/.exec(key);
  return found ? { shopId: Number(found[1]), id: Number(found[2]) } : undefined;
}
