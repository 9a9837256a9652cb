import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyDecision,
  type GoodUnits,
  remainingUnits,
  allocateFromLots,
  gradeRefusal,
} from './return-units.ts';

test('a count that differs is none', () => {
  expect(gradeRefusal(3, { good: 1, damaged: 1, missing: 1 })).toBeUndefined();
  expect(gradeRefusal(3, { good: 3, damaged: 1, missing: 0 })).toBe('return.countDiffers');
  expect(gradeRefusal(3, { good: 1, damaged: 1, missing: 0 })).toBe('return.countDiffers');
});

test('whatever is decided, good ones are restocked, sent on, thrown away, or left', () => {
  const count = fc.nat({ max: 12 });
  fc.assert(
    fc.property(
      count,
      fc.array(fc.record({ restock: count, dispose: count }), { maxLength: 8 }),
      (good, all) => {
        let units: GoodUnits = { good, restocked: 0, redispatched: 0, disposed: 0 };
        for (const decision of all) {
          const left = remainingUnits(units);
          const after = applyDecision(units, decision);
          expect(after === undefined).toBe(decision.restock + decision.dispose > left);
          units = after ?? units;
          expect(remainingUnits(units)).toBeGreaterThanOrEqual(0);
          expect(units.restocked + units.redispatched + units.disposed + remainingUnits(units)).toBe(good);
        }
      },
    ),
  );
});

test('what is wanted is taken from lots in their order, all of it or none', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 5 }), { maxLength: 6 }),
      fc.integer({ min: 1, max: 20 }),
      (counts, wanted) => {
        const lots = counts.map((left, place) => ({ left, place }));
        const there = counts.reduce((sum, one) => sum + one, 0);
        const taken = allocateFromLots(lots, wanted);
        expect(taken === undefined).toBe(wanted > there);
        if (!taken) return;
        expect(taken.reduce((sum, { count }) => sum + count, 0)).toBe(wanted);
        expect(taken.every(({ lot, count }) => count > 0 && count <= lot.left)).toBe(true);
        // Only the last lot touched may have units left.
        for (const { lot, count } of taken.slice(0, -1)) expect(count).toBe(lot.left);
      },
    ),
  );
});
