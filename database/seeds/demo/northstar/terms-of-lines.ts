import { discounts, storage } from '../tariff-parts.ts';

export const northstarTerms = {
  storage: storage(45, 120),
  insurance: { bps: 250, least: 1000, mostCover: 5_000_000 },
  collection: null,
  discount: discounts(3, 6),
  rounding: { step: 1, direction: 'nearest' as const },
};

/** Taxes at the customs rate, estimated on the value, and the fee for advancing them. */
export const taxes = (percent: number, freeUpToYuan: number) => ({
  mode: 'onValue' as const,
  dutyBps: percent * 100,
  freeUpToMinor: freeUpToYuan * 100,
  commissionBps: 300,
  leastCommission: 3500,
});
