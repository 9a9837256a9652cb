import { expect, test } from 'vitest';
import { looksLikeBin } from './bin-code.ts';

test.each(['A-01-03', 'a-1', 'B12', 'AA-12-3', 'Ｃ-０１', 'BIN:SHELF9', 'H-03-B'])(
  '%s is a shelf',
  (typed) => {
    expect(looksLikeBin(typed)).toBe(true);
  },
);

test.each(['SF1234567890', 'YT8812345678901', '773401234567890', 'JD0099-1-1', 'ZTO120034', '', '123'])(
  '%s is none',
  (typed) => {
    expect(looksLikeBin(typed)).toBe(false);
  },
);
