import fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustmentRefusal, maxAdjustmentMinor } from './adjustment.ts';

const amount = fc.integer({ min: 0, max: 50_000_000 });
const change = fc.integer({ min: -50_000_000, max: 50_000_000 });

test('an accepted correction is of the balance that was seen, has an amount within the limit, and ends at zero or more', () => {
  fc.assert(
    fc.property(amount, amount, change, fc.boolean(), (balance, other, by, isSame) => {
      const seen = isSame ? balance : other;
      const isAccepted = adjustmentRefusal({ balance, seen, change: by }) === undefined;
      const isHarmless =
        by !== 0 && Math.abs(by) <= maxAdjustmentMinor && balance === seen && balance + by >= 0;
      expect(isAccepted).toBe(isHarmless);
    }),
  );
});
