import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultSettings } from '../settings.ts';
import { mayPayOut, payableFrom, withdrawalRefusal, workingDaysAfter } from './withdrawal.ts';
import { withdrawalMachine, withdrawalStates } from './withdrawal-state.ts';

test('the least amount and the number a day are limits, and the limits themselves are allowed', () => {
  const limits = { withdrawalLeastCents: 1000, withdrawalsADay: 3 };
  expect(withdrawalRefusal({ minor: 999, ofLastDay: 0 }, limits)).toMatchObject({
    code: 'withdrawal.tooLittle',
    details: { least: 10 },
  });
  expect(withdrawalRefusal({ minor: 1000, ofLastDay: 3 }, limits)).toMatchObject({
    code: 'withdrawal.tooMany',
    details: { most: 3 },
  });
  expect(withdrawalRefusal({ minor: 1000, ofLastDay: 2 }, limits)).toBeUndefined();
});

test('a card waits from when it became known', () => {
  const since = new Date('2026-11-14T10:00:00Z');
  expect(payableFrom(since, defaultSettings)).toEqual(new Date('2026-11-15T10:00:00Z'));
});

test('weekends do not count as working days', () => {
  expect(workingDaysAfter('2026-11-13', 1)).toBe('2026-11-16'); // a Friday
  expect(workingDaysAfter('2026-11-14', 3)).toBe('2026-11-18'); // a Saturday
  expect(workingDaysAfter('2026-11-16', 5)).toBe('2026-11-23');
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 30 }), (from, count) => {
      const end = new Date(workingDaysAfter(from, count));
      expect([0, 6]).not.toContain(end.getUTCDay());
      expect(workingDaysAfter(workingDaysAfter(from, count), 1)).toBe(workingDaysAfter(from, count + 1));
    }),
  );
});

test('above the limit another person pays than approved', () => {
  expect(mayPayOut({ isForTwo: true, approvedById: 7 }, 7)).toBe(false);
  expect(mayPayOut({ isForTwo: true, approvedById: 7 }, 8)).toBe(true);
  expect(mayPayOut({ isForTwo: false, approvedById: 7 }, 7)).toBe(true);
});

test('a withdrawal is paid only after it was approved, and ends once', () => {
  expect(withdrawalStates.filter((state) => withdrawalMachine.next(state, 'pay'))).toEqual(['approved']);
  expect(withdrawalStates.filter((state) => withdrawalMachine.next(state, 'cancel'))).toEqual(['requested']);
  for (const state of ['paid', 'rejected', 'cancelled', 'failed'] as const)
    expect(withdrawalMachine.events(state)).toEqual([]);
});
