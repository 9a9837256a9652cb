import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { boxCode, generateOrderNumber, parseBoxCode, normalizeOrderNumber } from './order-number.ts';

test('a number has ten signs without look-alikes, and none follows from another', () => {
  const numbers = new Set(Array.from({ length: 2000 }, () => generateOrderNumber(randomInt)));
  expect(numbers.size).toBe(2000);
  for (const number of numbers) expect(number).toMatch(/^[0-9A-Z]{10}$/);
  expect([...numbers].join('')).not.toMatch(/[IO]/);
});

test('it is read however it was typed', () => {
  expect(normalizeOrderNumber(' ab12-cd34 ef ')).toBe('AB12CD34EF');
});

test('the code of a box names its order', () => {
  expect(parseBoxCode(boxCode('AB12CD34EF', 12))).toEqual({ number: 'AB12CD34EF', box: 12 });
  expect(parseBoxCode(' ab12cd34ef-1 ')).toEqual({ number: 'AB12CD34EF', box: 1 });
  for (const wrong of ['AB12CD34EF', 'AB12CD34EF-0', 'AB12CD34EF-10000', 'SHORT-1', ''])
    expect(parseBoxCode(wrong)).toBeUndefined();
});
