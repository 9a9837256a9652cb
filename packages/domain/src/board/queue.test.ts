import { expect, test } from 'vitest';
import {
  caseQueues,
  claimQueues,
  decisionQueues,
  moneyQueues,
  orderQueues,
  parcelQueues,
  queueDelay,
  workQueues,
} from './queue.ts';

test('every queue is shown once: as work or as a decision', () => {
  const shown = [...workQueues, ...decisionQueues];
  const all = [...parcelQueues, ...claimQueues, ...orderQueues, ...caseQueues, ...moneyQueues];
  expect([...shown].sort()).toEqual([...all].sort());
});

test('our own work is late after a day and very late after three', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  expect(queueDelay('toPick', null, now)).toBe('none');
  expect(queueDelay('toPick', new Date('2026-11-17T12:00:01Z'), now)).toBe('none');
  expect(queueDelay('toPick', new Date('2026-11-17T12:00:00Z'), now)).toBe('late');
  expect(queueDelay('toPick', new Date('2026-11-15T12:00:00Z'), now)).toBe('veryLate');
});

test('what waits for members is not late', () => {
  const now = new Date('2026-11-18T12:00:00Z');
  for (const name of ['toReceive', 'unpaid', 'unclaimed'] as const)
    expect(queueDelay(name, new Date('2026-01-01T00:00:00Z'), now)).toBe('none');
});
