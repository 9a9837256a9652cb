import { expect, test } from 'vitest';
import { collectedPayments } from './collected-payments.ts';

const paid = (gatewayNumber: string, minor: number) =>
  ({ fact: 'paid', minor, currencyCode: 'CNY', gatewayNumber }) as const;

test('what is told twice came once', () => {
  expect(collectedPayments([paid('a', 200), paid('a', 200)])).toEqual([{ minor: 200, currency: 'CNY' }]);
});

test('two payments are two', () => {
  expect(collectedPayments([paid('a', 200), paid('b', 200)])).toHaveLength(2);
});

test('what is no payment brought nothing', () => {
  const closed = { fact: 'closed', minor: null, currencyCode: null, gatewayNumber: null } as const;
  expect(collectedPayments([closed, { ...paid('a', 200), fact: 'refunded' }])).toEqual([]);
});
