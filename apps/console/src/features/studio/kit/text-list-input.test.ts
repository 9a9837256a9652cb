import { expect, test } from 'vitest';
import { parseItems } from './text-list-input.tsx';

test('a pasted list is split at lines, tabs and commas, without repetitions', () => {
  expect(parseItems('310\n 311 \n\n312\t313, 314；310')).toEqual(['310', '311', '312', '313', '314']);
  expect(parseItems(' \n')).toEqual([]);
});
