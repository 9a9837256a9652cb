/** Coupons that demo members have used, by the position of their campaign, which defines the terms. */
export const usedCoupons = [
  { campaign: 1, minor: 3000, leastMinor: 20_000, leastGrams: 0 },
  { campaign: 5, minor: 1500, leastMinor: 6000, leastGrams: 0 },
  { campaign: 0, minor: 1000, leastMinor: 5000, leastGrams: 0 },
] as const;
export type UsedCoupon = (typeof usedCoupons)[number];
