/** A shop, or one warehouse of it. */
export type Place = { readonly shopId: number; readonly warehouseId: number | null };

/** Where a person works: null is the whole company, an empty list nowhere. */
export type Places = readonly Place[] | null;

export const worksInShop = (places: Places, shopId: number): boolean =>
  places === null || places.some((place) => place.shopId === shopId);

export const worksInWarehouse = (places: Places, shopId: number, warehouseId: number): boolean =>
  places === null ||
  places.some(
    (place) => place.shopId === shopId && (place.warehouseId === null || place.warehouseId === warehouseId),
  );

/** Whether all that `wanted` allows is allowed by `held`, too. */
export function coversPlaces(held: Places, wanted: Places): boolean {
  if (held === null) return true;
  if (wanted === null) return false;
  return wanted.every(({ shopId, warehouseId }) =>
    held.some(
      (place) => place.shopId === shopId && (place.warehouseId === null || place.warehouseId === warehouseId),
    ),
  );
}

/** The only shop of a limited person, if there is one. */
export function onlyShop(places: readonly Place[]): number | undefined {
  const [first, ...others] = new Set(places.map(({ shopId }) => shopId));
  return others.length === 0 ? first : undefined;
}

/** The warehouses a person is limited to in a shop; null without such a limit. */
export function warehousesIn(places: Places, shopId: number): readonly number[] | null {
  const ofShop = places?.filter((place) => place.shopId === shopId);
  if (!ofShop || ofShop.some(({ warehouseId }) => warehouseId === null)) return null;
  return ofShop.map(({ warehouseId }) => warehouseId!);
}

/** Sorts places and drops duplicates and warehouses of shops that are held whole. */
export function tidyPlaces(places: Places): Places {
  if (places === null) return null;
  const shops = [...new Set(places.map(({ shopId }) => shopId))].sort((one, other) => one - other);
  return shops.flatMap((shopId): Place[] => {
    const warehouses = warehousesIn(places, shopId);
    if (warehouses === null) return [{ shopId, warehouseId: null }];
    const ids = [...new Set(warehouses)].sort((one, other) => one - other);
    return ids.map((warehouseId) => ({ shopId, warehouseId }));
  });
}
