import { expect, test } from 'vitest';
import { codeWaitSeconds } from './wrong-codes.ts';

test('S-g: five wrong codes are free, then the wait doubles up to an hour', () => {
  expect([0, 4, 5, 6, 7, 11, 12, 40].map(codeWaitSeconds)).toEqual([0, 0, 30, 60, 120, 1920, 3600, 3600]);
});
