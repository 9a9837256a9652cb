import { expect, test } from 'vitest';
import { pageSearch, paths } from '../../app/paths.ts';
import { readNumbers, writeNumbers } from './typed-numbers.ts';

test.each([
  ['', []],
  ['  \n ', []],
  ['RR1', ['RR1']],
  ['RR1, RR2；RR3\nRR4\tRR5、RR6 | RR7', ['RR1', 'RR2', 'RR3', 'RR4', 'RR5', 'RR6', 'RR7']],
  ['rr1 RR1 rr2', ['RR1', 'rr2']],
])('%j', (typed, numbers) => {
  expect(readNumbers(typed)).toEqual({ numbers, isCut: false });
});

test('more than ten are cut, and said to be', () => {
  const typed = Array.from({ length: 12 }, (_, index) => `N${index}`).join(' ');
  const { numbers, isCut } = readNumbers(typed);
  expect([numbers.length, isCut]).toEqual([10, true]);
  expect(readNumbers('x'.repeat(100)).numbers).toEqual(['x'.repeat(60)]);
});

test('an address leads to the numbers it was made of', () => {
  const numbers = ['RR1', 'A&B', '五'];
  for (const path of [paths.logisticsQuery, paths.trajectory]) {
    const search = pageSearch(path, new URLSearchParams(`${writeNumbers(numbers)}&else=1`));
    expect(readNumbers(new URLSearchParams(search).get('numbers')!).numbers).toEqual(numbers);
    expect(search).not.toContain('else');
  }
});
