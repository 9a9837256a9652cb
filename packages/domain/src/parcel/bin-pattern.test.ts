import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expandBinPattern, maxBinsPerCall } from './bin-pattern.ts';

const pattern = { aisles: 'A-B', bays: '01-02', levels: '1-2', path: 'straight' } as const;

test('a rack layout gives its codes aisle by aisle', () => {
  expect(expandBinPattern(pattern).codes).toEqual(
    'A-01-1 A-01-2 A-02-1 A-02-2 B-01-1 B-01-2 B-02-1 B-02-2'.split(' '),
  );
});

test('a snake path walks every second aisle backwards', () => {
  const { codes } = expandBinPattern({ ...pattern, levels: '', path: 'snake' });
  expect(codes).toEqual(['A-01', 'A-02', 'B-02', 'B-01']);
});

test.each([
  ['9-11', ['9', '10', '11']],
  ['08-10', ['08', '09', '10']],
  ['a, c-d', ['A', 'C', 'D']],
  ['Ａ、Ｂ', ['A', 'B']],
  ['COLD', ['COLD']],
])('%j are the aisles %j', (aisles, values) => {
  const { codes } = expandBinPattern({ ...pattern, aisles, bays: '1', levels: '' });
  expect(codes).toEqual(values.map((value) => `${value}-1`));
});

test.each([
  [{ aisles: '' }, 'aisles'],
  [{ aisles: 'F-A' }, 'aisles'],
  [{ aisles: 'A,A-C' }, 'aisles'],
  [{ bays: '12-1' }, 'bays'],
  [{ bays: '1-' }, 'bays'],
  [{ levels: '1;;2' }, 'levels'],
  [{ levels: '<b>' }, 'levels'],
  [{ aisles: 'A-Z', bays: '1-9999' }, 'tooMany'],
  [{ aisles: 'ABCDEFGH', bays: '12345678', levels: '123' }, 'tooLong'],
])('%j is refused for its %s', (part, problem) => {
  expect(expandBinPattern({ ...pattern, ...part })).toEqual({ problem });
});

test('codes are unique, within the limits and as a scanner reads them', () => {
  const part = fc.oneof(
    fc.constantFrom('A-F', '01-12', '1-4', 'A,C', 'COLD', '1-9999', ''),
    fc.string({ maxLength: 12 }),
  );
  fc.assert(
    fc.property(part, part, part, fc.constantFrom('straight', 'snake'), (aisles, bays, levels, path) => {
      const { codes } = expandBinPattern({ aisles, bays, levels, path });
      if (!codes) return;
      expect(codes.length).toBeLessThanOrEqual(maxBinsPerCall);
      expect(codes.every((code) => /^[0-9A-Z][0-9A-Z-]{0,19}$/.test(code))).toBe(true);
      // `1-1` as aisle and `1` as bay could spell the same code; values have no dash, so they cannot.
      expect(new Set(codes).size).toBe(codes.length);
    }),
    { numRuns: 300 },
  );
});
