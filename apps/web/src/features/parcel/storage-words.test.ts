import { expect, test } from 'vitest';
import { storageTone, usedShare } from './storage-words.ts';

const stored = { state: 'stored', daysStored: 3, freeDaysLeft: 27, isClockPaused: false } as const;

test.each([
  ['is silent before the shelf', { ...stored, state: 'forecast', freeDaysLeft: null }, 'none'],
  ['is silent after it has left', { ...stored, state: 'shipped' }, 'none'],
  ['tells of plenty', stored, 'free'],
  ['warns a week before', { ...stored, freeDaysLeft: 7 }, 'soon'],
  ['says when money is due', { ...stored, freeDaysLeft: 0 }, 'due'],
  ['stands still while we keep it', { ...stored, freeDaysLeft: 2, isClockPaused: true }, 'paused'],
] as const)('the clock %s', (_, parcel, expected) => {
  expect(storageTone(parcel)).toBe(expected);
});

test('the bar is full when the free days are over', () => {
  expect(usedShare(stored)).toBeCloseTo(0.1);
  expect(usedShare({ daysStored: 40, freeDaysLeft: 0 })).toBe(1);
  expect(usedShare({ daysStored: 0, freeDaysLeft: null })).toBe(0);
});
