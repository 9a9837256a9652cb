import { expect, test } from 'vitest';
import { whatFollowed } from './difference.ts';

const paid = { paid: 10_000, due: 0, payPolicy: 'onSubmit' } as const;

test.each([
  ['not packed yet', { quotedTotal: 10_000, packedTotal: null, total: 10_000, ...paid }, undefined],
  ['the same', { quotedTotal: 10_000, packedTotal: 10_000, total: 10_000, ...paid }, ['difference.same', 0]],
  [
    'cheaper',
    { quotedTotal: 10_000, packedTotal: 9000, total: 9000, ...paid, paid: 9000 },
    ['difference.cheaper', 1000],
  ],
  [
    'P1: a refund that waits for a person is not said to have gone back',
    { quotedTotal: 10_000, packedTotal: 3000, total: 3000, ...paid },
    ['difference.cheaperWaiting', 7000],
  ],
  [
    'cheaper before it was paid',
    { quotedTotal: 10_000, packedTotal: 9000, total: 9000, ...paid, paid: 0, due: 9000 },
    ['difference.cheaperUnpaid', 1000],
  ],
  [
    'borne by the shop',
    { quotedTotal: 10_000, packedTotal: 10_200, total: 10_000, ...paid },
    ['difference.borne', 200],
  ],
  [
    'due',
    { quotedTotal: 10_000, packedTotal: 12_500, total: 12_500, ...paid, due: 2500 },
    ['difference.due', 2500],
  ],
  [
    'due and paid since',
    { quotedTotal: 10_000, packedTotal: 12_500, total: 12_500, ...paid, paid: 12_500 },
    ['difference.settled', 2500],
  ],
] as const)('%s', (_, order, expected) => {
  const followed = whatFollowed(order);
  expect(followed && [followed.text, followed.minor]).toEqual(expected);
});
