import { expect, test } from 'vitest';
import { deliveryWindow, completedStepCount } from './order-progress.ts';

test('U-8: what follows a payment is counted from today by the line’s own days', () => {
  const now = new Date('2026-11-16T10:00:00Z');
  const days = deliveryWindow({ minimumDays: 2, maximumDays: 5 }, now).map((at) =>
    at.toISOString().slice(0, 10),
  );
  expect(days).toEqual(['2026-11-18', '2026-11-21']);
  expect(completedStepCount({ step: 'toPick' })).toBe(1);
  // A difference is paid for goods already packed.
  expect(completedStepCount({ step: 'ready' })).toBe(2);
  expect(completedStepCount({ step: 'shipped' })).toBe(3);
  expect(completedStepCount({ step: 'completed' })).toBe(4);
});
