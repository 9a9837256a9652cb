import type { BillLine } from '@onehaul/domain/fee/bill';
import { billLine } from '@onehaul/domain/fee/bill';
import { expect, test } from 'vitest';
import { pairLines } from './compare-bills.ts';
import { replaySums } from './replay-sums.ts';

const pairs = (now: BillLine[], next: BillLine[]) =>
  pairLines(now, next).map((pair) => [pair.now?.minor ?? null, pair.next?.minor ?? null]);

test('lines of two bills that charge for the same stand side by side', () => {
  const now = [
    billLine('freight', 100),
    billLine('weight', 50, { key: 'weight', box: 0 }),
    billLine('storage', 7),
  ];
  const next = [billLine('freight', 120), billLine('storage', 7), billLine('insurance', 5)];
  expect(pairs(now, next)).toEqual([
    [100, 120],
    [50, null],
    [7, 7],
    [null, 5],
  ]);
});

test('tiers are told apart by their order, boxes by their number', () => {
  const now = [billLine('freight', 1), billLine('freight', 2), billLine('length', 3, { box: 0 })];
  const next = [billLine('freight', 1), billLine('length', 3, { box: 1 })];
  expect(pairs(now, next)).toEqual([
    [1, 1],
    [2, null],
    [3, null],
    [null, 3],
  ]);
});

test('quotes priced again are counted by which way they went', () => {
  const items = [
    { beforeMinor: 100, afterMinor: 90 },
    { beforeMinor: 100, afterMinor: 110 },
    { beforeMinor: 100, afterMinor: 120 },
    { beforeMinor: 100, afterMinor: 100 },
    { beforeMinor: 999, afterMinor: null },
  ];
  expect(replaySums(items)).toEqual({
    cheaper: 1,
    dearer: 2,
    same: 1,
    refused: 1,
    beforeMinor: 400,
    afterMinor: 420,
  });
});
