import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smsSize } from './sms-size.ts';

test.each([
  ['', 'gsm7', 0, 0],
  ['a'.repeat(160), 'gsm7', 160, 1],
  ['a'.repeat(161), 'gsm7', 161, 2],
  ['a'.repeat(306), 'gsm7', 306, 2],
  ['a'.repeat(307), 'gsm7', 307, 3],
  ['€'.repeat(80), 'gsm7', 160, 1],
  // Seventy-six euro signs fill 152 of 153 places: the next one does not fit.
  ['€'.repeat(81), 'gsm7', 162, 2],
  ['€'.repeat(153), 'gsm7', 306, 3],
  ['包'.repeat(70), 'ucs2', 70, 1],
  ['包'.repeat(71), 'ucs2', 71, 2],
  ['包'.repeat(135), 'ucs2', 135, 3],
  ['Kiện hàng', 'ucs2', 9, 1],
  ['it’s', 'ucs2', 4, 1],
  ['👍'.repeat(35), 'ucs2', 70, 1],
  ['👍'.repeat(67), 'ucs2', 134, 3],
])('%j', (text, encoding, used, segments) => {
  expect(smsSize(text)).toMatchObject({ encoding, used, segments });
});

test('an SMS is as long as its parts need, and never shorter for more text', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '€', '包', '👍', 'ệ', '\n', '{'), maxLength: 500 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const { used, segments, capacity, encoding } = smsSize(one);
      expect(used).toBeLessThanOrEqual(capacity);
      expect(segments === 0).toBe(one === '');
      if (segments > 1) expect(used).toBeGreaterThan((segments - 1) * (encoding === 'gsm7' ? 152 : 66));
      expect(smsSize(one + other).segments).toBeGreaterThanOrEqual(segments);
    }),
  );
});

test('the characters that make a text UCS-2 are named', () => {
  expect(smsSize('it’s here – it’s').outside).toEqual(['’', '–']);
  expect(smsSize('{number} [€] \\').outside).toEqual([]);
});
