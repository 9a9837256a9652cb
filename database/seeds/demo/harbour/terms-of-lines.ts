import { discounts, storage } from '../tariff-parts.ts';

/** Terms shared by all lines of the shop. */
export const harbourTerms = {
  storage: storage(30, 90),
  insurance: { bps: 150, least: 500, mostCover: 2_000_000 },
  collection: {
    bands: [
      { upToMinor: 100_000, minor: 800, bps: 100 },
      { upToMinor: 2_000_000, minor: 0, bps: 180 },
    ],
    least: 800,
  },
  discount: discounts(2, 5, 8),
  rounding: { step: 10, direction: 'nearest' as const },
};
