import { expect, test } from 'vitest';
import { differingSigns } from './differing-signs.ts';

const marked = (expected: string, found: string) =>
  differingSigns(expected, found)
    .map(({ sign, isSame }) => (isSame ? sign : `[${sign}]`))
    .join('');

test.each([
  ['SF1234', 'SF1234', 'SF1234'],
  ['SF1234', 'SF1284', 'SF12[3]4'],
  ['SF12345', 'SF1245', 'SF12[3]45'],
  ['SF1324', 'SF1234', 'SF1[3][2]4'],
  ['ABCD', 'WXYZ', '[A][B][C][D]'],
  ['SF11', 'SF111', 'SF11'],
])('%s beside %s', (expected, found, shown) => {
  expect(marked(expected, found)).toBe(shown);
});
