import { expect, test } from 'vitest';
import { type HealthFigures, healthReasonsOf, minutesToNextMeasure } from './company-health.ts';

const now = new Date('2026-11-18T10:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const days = (count: number) => count * 24 * 60;
const nothing: HealthFigures = {
  calls: 0,
  failedCalls: 0,
  waitingSince: null,
  parkedEvents: 0,
  failedJobs: 0,
  payoutSince: null,
  due: 0,
  kept: 0,
  unclaimedSince: null,
  isAnythingOpen: false,
};
const reasons = (figures: Partial<HealthFigures>) => healthReasonsOf({ ...nothing, ...figures }, now);

test('a company with nothing open is doing well and is not measured again', () => {
  expect(reasons({})).toEqual([]);
  expect(minutesToNextMeasure(nothing, [])).toBeNull();
});

test.each<[string, Partial<HealthFigures>, Partial<HealthFigures>]>([
  ['failedCalls', { calls: 2000, failedCalls: 20 }, { calls: 1999, failedCalls: 20 }],
  ['failedCalls', { calls: 19, failedCalls: 19 }, { calls: 20, failedCalls: 20 }],
  ['waitingEvents', { waitingSince: ago(5) }, { waitingSince: ago(6) }],
  ['parkedEvents', {}, { parkedEvents: 1 }],
  ['failedJobs', {}, { failedJobs: 1 }],
  ['payouts', { payoutSince: ago(days(3)) }, { payoutSince: ago(days(3) + 1) }],
  ['promise', { due: 19, kept: 0 }, { due: 20, kept: 0 }],
  ['promise', { due: 100, kept: 90 }, { due: 100, kept: 89 }],
  ['unclaimed', { unclaimedSince: ago(days(30)) }, { unclaimedSince: ago(days(30) + 1) }],
])('%s: %j is fine, %j is not', (reason, fine, bad) => {
  expect(reasons(fine)).toEqual([]);
  expect(reasons(bad)).toEqual([reason]);
});

test('waiting or failed work is looked at soon, what only gets older once a day', () => {
  expect(minutesToNextMeasure({ ...nothing, waitingSince: now }, [])).toBe(10);
  expect(minutesToNextMeasure({ ...nothing, failedJobs: 1 }, ['failedJobs'])).toBe(10);
  expect(minutesToNextMeasure({ ...nothing, isAnythingOpen: true }, [])).toBe(days(1));
  expect(minutesToNextMeasure(nothing, ['failedCalls'])).toBe(days(1));
});
