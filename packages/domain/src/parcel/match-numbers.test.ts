import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { numberDistance, rankMatches } from './match-numbers.ts';

describe('the distance of two numbers', () => {
  test.each([
    ['SF1234567890', 'SF1234567890', 0],
    ['SF1234567890', 'SF1234567891', 1],
    ['SF1234567890', 'SF123456789', 1],
    ['SF1234567890', 'SF12345678900', 1],
    ['SF1234567890', 'SF1234567809', 1],
    ['SF1234567890', 'FS1234567890', 1],
    ['SF1234567890', 'YT1234567890', 2],
    ['SF1234567890', 'SF1324567809', 2],
    ['SF1234567890', '1234567890', 2],
    ['SF1234567890', 'SF12345', undefined],
    ['SF1234567890', 'ZZ9876543210', undefined],
  ])('%s and %s: %s', (first, second, expected) => {
    expect(numberDistance(first, second)).toBe(expected);
  });

  const signs = fc.constantFrom(...'SF0123');
  const number = fc.string({ unit: signs, minLength: 4, maxLength: 12 });
  test('is the same both ways, and nothing for the same number', () => {
    fc.assert(
      fc.property(number, number, (first, second) => {
        expect(numberDistance(first, second)).toBe(numberDistance(second, first));
        expect(numberDistance(first, first)).toBe(0);
      }),
    );
  });

  test('one wrong sign is one, wherever it is', () => {
    fc.assert(
      fc.property(number, fc.nat(), signs, (text, place, sign) => {
        const at = place % text.length;
        const wrong = text.slice(0, at) + sign + text.slice(at + 1);
        expect(numberDistance(text, wrong)).toBe(wrong === text ? 0 : 1);
      }),
    );
  });
});

test('the likeliest come first, and strangers not at all', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  const forecasts = [
    { courierNumber: 'SF1234567899', forecastAt: at(1) },
    { courierNumber: 'YT9999999999', forecastAt: at(2) },
    { courierNumber: 'SF1234567890', forecastAt: at(3) },
    { courierNumber: 'SF1234567898', forecastAt: at(4) },
  ];
  expect(rankMatches('SF1234567890', forecasts).map((one) => [one.courierNumber, one.distance])).toEqual([
    ['SF1234567890', 0],
    ['SF1234567898', 1],
    ['SF1234567899', 1],
  ]);
});
