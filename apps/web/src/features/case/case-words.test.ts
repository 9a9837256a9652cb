import { expect, test } from 'vitest';
import { clockOf } from './case-words.ts';

const now = new Date('2026-11-16T08:00:00Z');
const after = (minutes: number) => ({ dueAt: new Date(now.getTime() + minutes * 60_000) });

test('the clock counts begun hours before, and whole hours after', () => {
  expect(clockOf({ dueAt: null }, now)).toBeUndefined();
  expect(clockOf(after(24 * 60), now)).toEqual({ text: 'clock.hours', count: 24 });
  expect(clockOf(after(1), now)).toEqual({ text: 'clock.hours', count: 1 });
  expect(clockOf(after(0), now)).toEqual({ text: 'clock.overdue', count: 0 });
  expect(clockOf(after(-59), now)).toEqual({ text: 'clock.overdue', count: 0 });
  expect(clockOf(after(-121), now)).toEqual({ text: 'clock.overdue', count: 2 });
});
