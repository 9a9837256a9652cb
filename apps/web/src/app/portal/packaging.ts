/** Weight of carton and filling, in grams; undefined when there is none or the parcels are unknown. */
export function packagingGrams(actualGrams: number, goodsGrams: number | undefined): number | undefined {
  if (goodsGrams === undefined || goodsGrams === 0 || actualGrams === 0) return undefined;
  return actualGrams === goodsGrams ? undefined : actualGrams - goodsGrams;
}

/** Total weight of parcels; undefined while one of them is not weighed. */
export function totalWeightGrams(
  parcels: readonly { readonly weightGrams: number | null }[],
): number | undefined {
  if (parcels.length === 0) return undefined;
  let sum = 0;
  for (const { weightGrams } of parcels) {
    if (weightGrams === null) return undefined;
    sum += weightGrams;
  }
  return sum;
}
