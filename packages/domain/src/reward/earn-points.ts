/** Points for the paid amount of an order, per full yuan. */
export const pointsForOrder = (paidMinor: number, pointsPerYuan: number): number =>
  Math.floor(paidMinor / 100) * pointsPerYuan;

/** A main account and the phone numbers of it and its sub-accounts, including dial codes. */
type Household = { readonly ownerId: number; readonly phones: readonly string[] };

/** Detects self-referral through another account or a shared phone number, which earns nothing (A19). */
export function looksLikeOnePerson(one: Household, other: Household): boolean {
  return one.ownerId === other.ownerId || one.phones.some((phone) => other.phones.includes(phone));
}
