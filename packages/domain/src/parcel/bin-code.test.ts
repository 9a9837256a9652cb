import { expect, test } from 'vitest';
import { nearestBinCodes, parseBinCode } from './bin-code.ts';

const codes = ['A-01-1', 'A-01-2', 'A-02-1', 'B-01-1', 'C-11-4', 'COLD1'];

test.each([
  ['A-01-9', ['A-01-1', 'A-01-2', 'A-02-1']],
  ['A012', ['A-01-2', 'A-01-1', 'A-02-1']],
  ['AO1-1', ['A-01-1', 'A-01-2', 'A-02-1']],
  ['C0LDI', ['COLD1']],
])('P4: %s is nearest to %j', (code, nearest) => {
  expect(nearestBinCodes(code, codes, nearest.length)).toEqual(nearest);
});

test('P4: a warehouse without bins has no nearest one', () => {
  expect(nearestBinCodes('A-01-1', [])).toEqual([]);
});

test('P4: twenty thousand bins are searched while a clerk waits', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => `A-${String(index).padStart(5, '0')}`);
  const startedAt = performance.now();
  expect(nearestBinCodes('A-1234', many)[0]).toMatch(/1234/);
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

test.each([
  ['a-01-1', 'A-01-1'],
  [' BIN:A-01-1 ', 'A-01-1'],
  ['', undefined],
  ['X'.repeat(21), undefined],
])('%j is the bin %j', (typed, code) => {
  expect(parseBinCode(typed)).toBe(code);
});
