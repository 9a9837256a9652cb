import { expect, it } from 'vitest';
import { numbersIn, securityCoverage } from './sec.ts';

it('reads single numbers, lists and ranges of a title', () => {
  expect(numbersIn('S14: an unknown name')).toEqual(['S14']);
  expect(numbersIn('a token of one shop (S04, S07)')).toEqual(['S04', 'S07']);
  expect(new Set(numbersIn('S43 to S45: a file'))).toEqual(new Set(['S43', 'S44', 'S45']));
  expect(numbersIn('a list of SKUs, S-b and ES2025')).toEqual([]);
});

it('counts a requirement as covered when all of its tests pass', () => {
  const results = [
    { titles: ['S01: hosts', 'one'], passed: true },
    { titles: ['S01: hosts', 'another'], passed: false },
    { titles: ['something (S02)'], passed: true },
  ];
  const { passed, open } = securityCoverage(results);
  expect(passed).toEqual(['S02']);
  expect(open).toHaveLength(63);
});
