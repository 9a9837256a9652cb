import { expect, test } from 'vitest';
import { stepsOf } from './withdrawal-steps.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const shown = (known: Omit<Parameters<typeof stepsOf>[0], 'createdAt'>) =>
  stepsOf({ createdAt: day(1), ...known }).map(({ name, state }) => `${name} ${state}`);

test('a withdrawal shows what was done and what comes', () => {
  expect(shown({ state: 'requested', approvedAt: null, decidedAt: null })).toEqual([
    'asked done',
    'review now',
    'pay later',
  ]);
  expect(shown({ state: 'approved', approvedAt: day(2), decidedAt: null })).toEqual([
    'asked done',
    'review done',
    'pay now',
  ]);
  expect(shown({ state: 'paid', approvedAt: day(2), decidedAt: day(3) })).toEqual([
    'asked done',
    'review done',
    'pay done',
  ]);
});

test('one that came to nothing ends where it did', () => {
  expect(shown({ state: 'cancelled', approvedAt: null, decidedAt: day(2) })).toEqual([
    'asked done',
    'review stopped',
  ]);
  expect(shown({ state: 'failed', approvedAt: day(2), decidedAt: day(3) })).toEqual([
    'asked done',
    'review done',
    'pay stopped',
  ]);
});
