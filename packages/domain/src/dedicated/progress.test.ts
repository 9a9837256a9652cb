import { expect, test } from 'vitest';
import { orderSteps } from '../order/order-state.ts';
import { type DedicatedFacts, dedicatedPolicy, stageOfDedicated, completedStages } from './progress.ts';

const booked: DedicatedFacts = {
  step: 'awaitingArrival',
  hasBoxList: false,
  hasInvoice: false,
  isCleared: false,
  isDelivered: false,
};

test.each([
  [{}, 'booked'],
  [{ hasBoxList: true }, 'boxList'],
  [{ hasBoxList: true, step: 'packed' }, 'received'],
  [{ hasBoxList: true, step: 'ready', hasInvoice: true }, 'invoiced'],
  [{ hasBoxList: true, step: 'shipped', hasInvoice: true }, 'departed'],
  [{ step: 'shipped', isCleared: true }, 'cleared'],
  [{ step: 'shipped', isDelivered: true }, 'delivered'],
  [{ step: 'completed' }, 'delivered'],
] as const)('%o is %s', (facts, stage) => {
  expect(stageOfDedicated({ ...booked, ...facts })).toBe(stage);
});

test('what was left out is not called done', () => {
  expect(completedStages({ ...booked, step: 'shipped' })).toEqual([
    'quote',
    'booked',
    'received',
    'departed',
  ]);
  expect(completedStages({ ...booked, step: 'completed' })).toContain('cleared');
});

test('boxes are received once the order stands packed, and not before', () => {
  const received = orderSteps.filter((step) => completedStages({ ...booked, step }).includes('received'));
  expect(received).toEqual(['packing', 'packed', 'ready', 'inBatch', 'shipped', 'completed', 'returned']);
});

test('paid after the boxes are measured, unless the receiver pays', () => {
  expect(dedicatedPolicy('onSubmit')).toBe('afterPacking');
  expect(dedicatedPolicy('collect')).toBe('collect');
});
