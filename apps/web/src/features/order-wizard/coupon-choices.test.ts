import { expect, test } from 'vitest';
import { couponChoices } from './coupon-choices.ts';

const terms = (leastMinor: number, leastGrams: number) => ({
  leastMinor,
  leastGrams,
  lineIds: [] as number[],
  levels: [] as number[],
});

test('U-6: a coupon below its minimum says what is missing, and what can be used stands first', () => {
  const [dear, heavy, plain] = [terms(20_000, 0), terms(0, 5000), terms(5000, 1000)];
  const reached = { dueMinor: 12_000, grams: 3020 };
  expect(couponChoices([dear, heavy, plain], reached, undefined)).toEqual([
    { coupon: plain, lacking: undefined },
    { coupon: dear, lacking: { minor: 8000 } },
    { coupon: heavy, lacking: { grams: 1980 } },
  ]);
  // Not priced yet, so no coupon can be ruled out.
  expect(couponChoices([dear], undefined, undefined)).toEqual([{ coupon: dear, lacking: undefined }]);
  expect(couponChoices([terms(12_000, 3020)], reached, undefined)[0]!.lacking).toBeUndefined();
});

test('a coupon of another line or level cannot be chosen, priced or not', () => {
  const place = { lineId: 3, level: 2 };
  const here = { ...terms(0, 0), lineIds: [3], levels: [2] };
  const there = { ...terms(0, 0), lineIds: [4] };
  const gold = { ...terms(0, 0), levels: [7] };
  expect(couponChoices([there, gold, here], undefined, place)).toEqual([
    { coupon: here, lacking: undefined },
    { coupon: there, lacking: { other: 'line' } },
    { coupon: gold, lacking: { other: 'level' } },
  ]);
});
