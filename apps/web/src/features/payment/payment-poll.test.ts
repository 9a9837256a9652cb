import { expect, test } from 'vitest';
import { paymentPollMs } from './payment-poll.ts';

const pending = { state: 'pending', next: 'scan' } as const;

test('a code on the screen is asked for every two seconds during the first minute', () => {
  expect([1, 10, 30].map((answers) => paymentPollMs(pending, answers))).toEqual([2000, 2000, 2000]);
});

test('then ever more seldom, at last twice a minute', () => {
  expect(paymentPollMs(pending, 31)).toBe(3000);
  expect(paymentPollMs(pending, 33)).toBe(6750);
  expect(paymentPollMs(pending, 500)).toBe(30_000);
});

test('what a person looks at is asked for once a minute', () => {
  expect(paymentPollMs({ state: 'underReview', next: 'wait' }, 1)).toBe(60_000);
  expect(paymentPollMs({ state: 'held', next: 'wait' }, 1)).toBe(60_000);
});

test('what is over, or waits for the member, is not asked for', () => {
  expect(paymentPollMs({ state: 'settled', next: 'done' }, 1)).toBe(false);
  expect(paymentPollMs({ state: 'rejected', next: 'over' }, 1)).toBe(false);
  expect(paymentPollMs({ state: 'closed', next: 'over' }, 1)).toBe(false);
  expect(paymentPollMs({ state: 'pending', next: 'receipt' }, 1)).toBe(false);
});
