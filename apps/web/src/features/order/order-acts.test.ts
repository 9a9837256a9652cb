import { expect, test } from 'vitest';
import { isOffered, sumOf, refusalOf } from './order-acts.ts';
import { sentenceKey, shownStep } from './shown-step.ts';

const order = (step: Parameters<typeof shownStep>[0]['step'], due = 0) => ({ step, due });

test('orders are paid together when each of them has something to pay', () => {
  expect(refusalOf('pay', [order('unpaid', 100), order('packed', 5)])).toBeUndefined();
  expect(refusalOf('pay', [order('unpaid', 100), order('shipped')])).toEqual({
    key: 'why.nothingDue',
    values: { count: 1 },
  });
  const many = Array.from({ length: 51 }, () => order('unpaid', 1));
  expect(refusalOf('pay', many)).toEqual({ key: 'why.tooManyToPay', values: { most: 50 } });
  expect(sumOf([{ due: 10 }, { due: 5 }] as never, 'due')).toBe(15);
});

test('an order is cancelled until somebody goes to fetch it', () => {
  expect(refusalOf('cancel', [order('awaitingArrival'), order('unpaid'), order('toPick')])).toBeUndefined();
  expect(refusalOf('cancel', [order('toPick'), order('picking'), order('packed')])).toEqual({
    key: 'why.notCancellable',
    values: { count: 2 },
  });
});

test('what has been sent can be received, and anything printed', () => {
  expect(refusalOf('receive', [order('shipped')])).toBeUndefined();
  expect(refusalOf('receive', [order('shipped'), order('completed')])?.values).toEqual({ count: 1 });
  expect(refusalOf('print', [order('cancelled')])).toBeUndefined();
  expect(
    refusalOf(
      'print',
      Array.from({ length: 201 }, () => order('shipped')),
    ),
  ).toEqual({ key: 'why.tooMany', values: { most: 200 } });
});

test('a button that fits none of them is not shown', () => {
  expect(isOffered('cancel', [order('shipped')])).toBe(false);
  expect(isOffered('cancel', [order('shipped'), order('unpaid')])).toBe(true);
  expect(isOffered('export', [order('cancelled')])).toBe(true);
});

test('a packed order that is not paid in full says what it waits for', () => {
  expect(shownStep({ step: 'packed', stage: 'unpaid', paid: 100 })).toBe('differenceDue');
  expect(shownStep({ step: 'packed', stage: 'unpaid', paid: 0 })).toBe('unpaid');
  expect(shownStep({ step: 'packed', stage: 'toShip', paid: 100 })).toBe('packed');
});

test('the sentence agrees with the state beside it', () => {
  const order = { stage: 'shipped', paid: 100 } as const;
  expect(sentenceKey({ ...order, step: 'shipped', way: 'onTheWay' })).toBe('step.shippedText');
  expect(sentenceKey({ ...order, step: 'shipped', way: 'delivered' })).toBe('way.deliveredText');
  expect(sentenceKey({ ...order, step: 'completed', way: 'delivered' })).toBe('step.completedText');
  expect(sentenceKey({ ...order, step: 'packed', stage: 'unpaid', way: null })).toBe(
    'step.differenceDueText',
  );
});
