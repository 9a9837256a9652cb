import { expect, test } from 'vitest';
import { isInWarehouse, isSameScan, isScanCredible } from './scan.ts';

const now = new Date('2026-11-15T10:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

test('the same label within a minute is one scan, whichever arrives first', () => {
  expect([0, 60, -60, 61, -61].map((seconds) => isSameScan(after(seconds), now))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('a scan is believed for a week, and from five minutes ahead', () => {
  const week = 7 * 86_400;
  expect([300, 301, -week, -week - 1].map((seconds) => isScanCredible(after(seconds), now))).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test('what was only announced or has left is not in the house', () => {
  expect(
    (['forecast', 'shipped', 'disposed', 'cancelled'] as const).some((state) => isInWarehouse({ state })),
  ).toBe(false);
  expect(
    (['received', 'unclaimed', 'onHold', 'packed'] as const).every((state) => isInWarehouse({ state })),
  ).toBe(true);
});
