import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  daysStored,
  deadlinesFrom,
  freeDaysLeft,
  nextStorageStep,
  addSeconds,
  type StorageStep,
} from './storage-clock.ts';

const day = 86_400_000;
const storedAt = new Date('2026-03-01T08:00:00Z');
const at = (days: number) => new Date(storedAt.getTime() + days * day);
const policy = { freeDays: 30, abandonDays: 90, warnDays: 3 };
const stored = { storedAt, pausedAt: null, pausedSeconds: 0, freeUntil: at(30) };

test('what is promised on the first day', () => {
  expect(deadlinesFrom(storedAt, policy)).toEqual({ freeUntil: at(30), abandonAt: at(90), lookAt: at(27) });
});

test('a warning is never due before the goods are there', () => {
  expect(deadlinesFrom(storedAt, { ...policy, freeDays: 2 }).lookAt).toEqual(storedAt);
  expect(deadlinesFrom(storedAt, { ...policy, freeDays: 0 })).toMatchObject({
    freeUntil: storedAt,
    lookAt: storedAt,
  });
});

describe('what the clock says', () => {
  const clock = (storageStep: StorageStep) => ({ freeUntil: at(30), abandonAt: at(90), storageStep });
  test.each<[string, StorageStep, number, StorageStep | undefined, number | null]>([
    ['nothing at first', 'free', 26.9, undefined, null],
    ['a warning three days before', 'free', 27, 'warned', 30],
    ['it once', 'warned', 29.9, undefined, null],
    ['that money is due', 'warned', 30, 'due', 90],
    ['that once too', 'due', 89, undefined, null],
    ['that nobody sends it on', 'due', 90, 'abandoned', null],
    ['nothing after that', 'abandoned', 400, undefined, null],
    ['only the last word after a long sleep', 'free', 95, 'abandoned', null],
    ['only that money is due after a shorter one', 'free', 31, 'due', 90],
  ])('%s', (_, step, days, said, look) => {
    const next = nextStorageStep(clock(step), 3, at(days));
    expect(next?.step).toBe(said);
    if (next) expect(next.lookAt).toEqual(look === null ? null : at(look));
  });

  test('looking at any moments, each thing is said at most once and nothing goes backwards', () => {
    const order: StorageStep[] = ['free', 'warned', 'due', 'abandoned'];
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 200, noNaN: true })), (moments) => {
        let step: StorageStep = 'free';
        for (const moment of moments.toSorted((a, b) => a - b)) {
          const next = nextStorageStep(clock(step), 3, at(moment));
          if (!next) continue;
          expect(order.indexOf(next.step)).toBeGreaterThan(order.indexOf(step));
          step = next.step;
        }
      }),
    );
  });
});

test.each([
  [0, 1],
  [0.99, 1],
  [1, 2],
  [29.5, 30],
])('after %d days it is the %dth day', (days, count) => {
  expect(daysStored(stored, at(days))).toBe(count);
});

test.each([
  [0, 30],
  [0.01, 30],
  [1, 29],
  [29.5, 1],
  [30, 0],
  [45, 0],
])('after %d days %d free ones are left', (days, left) => {
  expect(freeDaysLeft(stored, at(days))).toBe(left);
});

test('before it is stored there is nothing to count', () => {
  const expected = { storedAt: null, pausedAt: null, pausedSeconds: 0, freeUntil: null };
  expect(daysStored(expected, at(5))).toBe(0);
  expect(freeDaysLeft(expected, at(5))).toBeNull();
});

test('while the clock stands no day is counted, and afterwards none is missing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 25 }), fc.integer({ min: 1, max: 60 }), (before, pause) => {
      const paused = { ...stored, pausedAt: at(before) };
      expect(freeDaysLeft(paused, at(before + pause))).toBe(freeDaysLeft(stored, at(before)));
      expect(daysStored(paused, at(before + pause))).toBe(daysStored(stored, at(before)));
      const seconds = (pause * day) / 1000;
      const released = { ...stored, pausedSeconds: seconds, freeUntil: addSeconds(at(30), seconds) };
      expect(freeDaysLeft(released, at(before + pause))).toBe(freeDaysLeft(stored, at(before)));
      expect(daysStored(released, at(before + pause))).toBe(daysStored(stored, at(before)));
    }),
  );
});
