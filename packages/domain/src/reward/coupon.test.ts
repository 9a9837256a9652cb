import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  couponCodeFrom,
  couponCodePattern,
  couponLevelRefusal,
  couponScopeRefusal,
  normalizeCouponCode,
  randomCodeBytes,
} from './coupon.ts';

test('a coupon holds for its lines and levels, and for all where it names none', () => {
  const at = { lineId: 3, level: 2 };
  expect(couponScopeRefusal({ lineIds: [], levels: [] }, at)).toBeUndefined();
  expect(couponScopeRefusal({ lineIds: [1, 3], levels: [2] }, at)).toBeUndefined();
  expect(couponScopeRefusal({ lineIds: [1], levels: [] }, at)).toBe('coupon.lineNotMet');
  expect(couponScopeRefusal({ lineIds: [3], levels: [1] }, at)).toBe('coupon.levelNotMet');
  expect(couponLevelRefusal({ levels: [1] }, 2)).toBe('coupon.levelNotMet');
});

test('a code is the same however it is typed', () => {
  for (const typed of ['spring20', ' Spring-20 ', 'SPRING – 20', 'ｓｐｒｉｎｇ２０'])
    expect(normalizeCouponCode(typed)).toBe('SPRING20');
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const once = normalizeCouponCode(typed);
      expect(normalizeCouponCode(once.toLowerCase())).toBe(normalizeCouponCode(once));
    }),
  );
});

test('a generated code is valid, and every byte counts', () => {
  const bytes = fc.uint8Array({ minLength: randomCodeBytes, maxLength: randomCodeBytes });
  fc.assert(
    fc.property(bytes, (random) => {
      const code = couponCodeFrom(random);
      expect(code).toMatch(couponCodePattern);
      expect(normalizeCouponCode(code)).toBe(code);
      expect(code).toHaveLength(randomCodeBytes);
    }),
  );
  const letters = new Set(Array.from({ length: 256 }, (_, byte) => couponCodeFrom(Uint8Array.of(byte))));
  expect(letters.size).toBe(32);
});
