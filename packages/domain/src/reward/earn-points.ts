/** For what was paid of an order, by the full yuan. */
export const pointsForOrder = (paidMinor: number, pointsPerYuan: number): number =>
  Math.floor(paidMinor / 100) * pointsPerYuan;

/** A main account and the numbers that it and its sub-accounts gave, with their countries. */
type Household = { readonly ownerId: number; readonly phones: readonly string[] };

/** Who recommends themselves, from another account or with a number of their own, brings nobody (A19). */
export function looksLikeOnePerson(one: Household, other: Household): boolean {
  return one.ownerId === other.ownerId || one.phones.some((phone) => other.phones.includes(phone));
}
