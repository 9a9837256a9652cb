import { expect, test } from 'vitest';
import { readScaleLine } from './scale-line.ts';

test.each([
  ['ST,GS,+  1.234kg', 1234, true],
  ['ST,NT,+00012.50 kg', 12_500, true],
  ['US,GS,+  1.200kg', 1200, false],
  ['S S     12.34 kg', 12_340, true],
  ['S D     12.30 kg', 12_300, false],
  ['wn00.120kg', 120, true],
  ['ww000.50kg', 500, true],
  ['=  1.234(kg)', 1234, true],
  ['+001.234', 1234, true],
  ['  850 g', 850, true],
  ['GROSS  2.00 lb', 907, true],
  ['1.5', 1500, true],
])('%s', (line, grams, isStable) => {
  expect(readScaleLine(line)).toEqual({ grams, isStable });
});

test.each(['', 'S I', 'S +', 'OL', 'ST,GS,-  0.020kg', 'ST,GS,+  0.000kg', 'Err 4', 'hello', 'OVER'])(
  '%j is no weight',
  (line) => {
    expect(readScaleLine(line)).toBeUndefined();
  },
);
