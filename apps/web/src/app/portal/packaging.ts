/** What carton and filling add to the parcels, in grams; nothing where both weigh the same or the parcels are not known. */
export function packagingOf(actualGrams: number, goodsGrams: number | undefined): number | undefined {
  if (goodsGrams === undefined || goodsGrams === 0 || actualGrams === 0) return undefined;
  return actualGrams === goodsGrams ? undefined : actualGrams - goodsGrams;
}

/** What parcels weigh together; nothing while one of them is not weighed. */
export function gramsOf(parcels: readonly { readonly weightGrams: number | null }[]): number | undefined {
  if (parcels.length === 0) return undefined;
  let sum = 0;
  for (const { weightGrams } of parcels) {
    if (weightGrams === null) return undefined;
    sum += weightGrams;
  }
  return sum;
}
