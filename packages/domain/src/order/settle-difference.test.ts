import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf } from './settle-difference.ts';

const settle = (quotedMinor: number, packedMinor: number, toleranceMinor = 500) =>
  differenceOf({ quotedMinor, packedMinor, toleranceMinor });

test('cheaper goes back to the cent, a little dearer is the shop’s, more is asked for (A42)', () => {
  expect(settle(2000, 2000)).toEqual({ outcome: 'same', totalMinor: 2000 });
  expect(settle(2000, 1999)).toEqual({ outcome: 'cheaper', totalMinor: 1999, backMinor: 1 });
  expect(settle(2000, 2500)).toEqual({ outcome: 'borne', totalMinor: 2000, borneMinor: 500 });
  expect(settle(2000, 2501)).toEqual({ outcome: 'due', totalMinor: 2501, dueMinor: 501 });
});

test('nobody pays more than the measured boxes cost, nor less than they cost by more than the tolerance', () => {
  const minor = fc.nat(1_000_000);
  fc.assert(
    fc.property(minor, minor, fc.nat(2000), (quotedMinor, packedMinor, toleranceMinor) => {
      const { totalMinor } = differenceOf({ quotedMinor, packedMinor, toleranceMinor });
      expect(totalMinor).toBeLessThanOrEqual(packedMinor);
      expect(packedMinor - totalMinor).toBeLessThanOrEqual(toleranceMinor);
    }),
  );
});
