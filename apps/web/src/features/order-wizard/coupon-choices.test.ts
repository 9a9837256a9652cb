import { expect, test } from 'vitest';
import { couponChoices } from './coupon-choices.ts';

const terms = (leastMinor: number, leastGrams: number) => ({ leastMinor, leastGrams });

test('U-6: a coupon below its minimum says what is missing, and what can be used stands first', () => {
  const [dear, heavy, plain] = [terms(20_000, 0), terms(0, 5000), terms(5000, 1000)];
  const reached = { dueMinor: 12_000, grams: 3020 };
  expect(couponChoices([dear, heavy, plain], reached)).toEqual([
    { coupon: plain, lacking: undefined },
    { coupon: dear, lacking: { minor: 8000 } },
    { coupon: heavy, lacking: { grams: 1980 } },
  ]);
  // Not priced yet, so no coupon can be ruled out.
  expect(couponChoices([dear], undefined)).toEqual([{ coupon: dear, lacking: undefined }]);
  expect(couponChoices([terms(12_000, 3020)], reached)[0]!.lacking).toBeUndefined();
});
