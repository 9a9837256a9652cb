import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardTail, parseCardNumber } from './card-number.ts';

test('a card is read whatever stands between its digits', () => {
  for (const typed of ['6222021234567890128', '6222 0212 3456 7890 128', '６２２２-0212-3456-7890-128'])
    expect(parseCardNumber(typed), typed).toBe('6222021234567890128');
  expect(cardTail('6222021234567890128')).toBe('0128');
});

test('what is too short, too long, not digits or mistyped is no card', () => {
  for (const typed of [
    '',
    '42',
    '62220212345678901287',
    '622202123456789O128',
    '6222021234567890127',
    '0'.repeat(16),
  ])
    expect(parseCardNumber(typed), typed).toBeUndefined();
});

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 11, maxLength: 18 });
/** Completes the digits with a valid check digit. */
const checked = (first: readonly number[]) =>
  Array.from({ length: 10 }, (_, last) => [...first, last].join('')).filter((number) =>
    parseCardNumber(number),
  );

test('of ten last digits one fits, and one digit changed never does', () => {
  fc.assert(
    fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (first, place, by) => {
      if (first.every((digit) => digit === 0)) return;
      const fitting = checked(first);
      expect(fitting).toHaveLength(1);
      const number = fitting[0]!;
      const at = place % number.length;
      const other = (Number(number[at]) + by) % 10;
      expect(parseCardNumber(`${number.slice(0, at)}${other}${number.slice(at + 1)}`)).toBeUndefined();
    }),
  );
});
