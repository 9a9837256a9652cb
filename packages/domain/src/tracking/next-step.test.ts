import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOverdue, type Journey, nextStepOf } from './next-step.ts';
import { trackPhases, trackSources } from './phase.ts';

const shippedAt = new Date('2026-11-01T00:00:00Z');
const day = (count: number) => new Date(shippedAt.getTime() + count * 86_400_000);
const journey = (more: Partial<Journey> = {}): Journey => ({
  lines: [],
  shippedAt,
  maximumDays: 10,
  delivery: 'dispatch',
  now: day(1),
  ...more,
});
const fact = (milestone: Journey['lines'][number]['milestone'], days: number) => ({
  milestone,
  source: 'carrier' as const,
  happenedAt: day(days),
});

test('nothing is promised before goods have left', () => {
  expect(nextStepOf(journey({ shippedAt: null }))).toBeNull();
});

test('the next stop comes by its part of the line’s longest time', () => {
  expect(nextStepOf(journey())).toEqual({ milestone: 'arrived', by: day(6), isLate: false });
  const arrived = [fact('arrived', 5)];
  expect(nextStepOf(journey({ lines: arrived, now: day(5) }))).toMatchObject({
    milestone: 'cleared',
    by: day(7),
  });
  const cleared = [...arrived, fact('cleared', 6), fact('atCustoms', 5.5)];
  expect(nextStepOf(journey({ lines: cleared, now: day(6) }))).toMatchObject({ milestone: 'outForDelivery' });
  expect(nextStepOf(journey({ lines: cleared, now: day(6), delivery: 'pickup' }))).toMatchObject({
    milestone: 'readyForPickup',
  });
});

test('what is overdue is late, and so is everything once the whole time is over', () => {
  expect(nextStepOf(journey({ now: day(6.1) }))?.isLate).toBe(true);
  const lines = [fact('arrived', 9.9)];
  expect(nextStepOf(journey({ lines, now: day(9.95) }))?.isLate).toBe(false);
  expect(nextStepOf(journey({ lines, now: day(10.1) }))?.isLate).toBe(true);
});

test('a person looks at it three days after it was due', () => {
  expect(isOverdue(journey({ now: day(8.9) }))).toBe(false);
  expect(isOverdue(journey({ now: day(9.1) }))).toBe(true);
  expect(isOverdue(journey({ now: day(60), lines: [fact('readyForPickup', 4)] }))).toBe(false);
});

const anyFact = fc.record({
  milestone: fc.constantFrom(...trackPhases),
  source: fc.constantFrom(...trackSources),
  happenedAt: fc.integer({ min: 0, max: 300 }).map((tenths) => day(tenths / 10)),
});
test('neither the order of what happened nor an estimate changes what comes next', () => {
  fc.assert(
    fc.property(
      fc
        .array(anyFact, { maxLength: 12 })
        .chain((lines) =>
          fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
        ),
      ([lines, shuffled]) => {
        const facts = lines.filter(({ source }) => source !== 'estimate');
        expect(nextStepOf(journey({ lines: shuffled, now: day(20) }))).toEqual(
          nextStepOf(journey({ lines: facts, now: day(20) })),
        );
      },
    ),
  );
});
