import type { WaveItem } from '@onehaul/contract/console/fulfilment';
import { expect, test } from 'vitest';
import { countPieces, readItem } from './count-item.ts';

const item = (code: string, more: Partial<WaveItem> = {}): WaveItem => ({
  orderNumber: 'ORDER00001',
  code,
  barcode: '',
  name: '',
  quantity: 3,
  weightGrams: 1,
  memberCode: '',
  pickedAt: null,
  exception: null,
  ...more,
});
const cup = item('CUP-1', { barcode: '4712345678904' });
const cupOfOther = item('CUP-1', { orderNumber: 'ORDER00002' });

test.each([
  ['cup-1', cup, 1],
  [' 4712345678904 ', cup, 1],
  ['3*CUP-1', cup, 3],
  ['12 × cup-1', cup, 12],
])('%j is goods of the wave', (typed, found, pieces) => {
  expect(readItem(typed, [cup, cupOfOther], [cup, cupOfOther])).toEqual({ item: found, pieces });
});

test('what is no code of the wave is no goods: it may be a parcel', () => {
  expect(readItem('SF1234567890', [cup], [cup])).toBeUndefined();
  expect(readItem('', [cup], [cup])).toBeUndefined();
  // An empty code with a count must not match goods without a barcode.
  expect(readItem('3*', [cupOfOther], [cupOfOther])).toBeUndefined();
});

test('goes to the order that still wants it, and to the last one where none does', () => {
  expect(readItem('CUP-1', [cup, cupOfOther], [cupOfOther])?.item).toBe(cupOfOther);
  expect(readItem('CUP-1', [cup, cupOfOther], [])?.item).toBe(cup);
});

test('pieces are counted until all of them are there; another order begins anew', () => {
  const first = countPieces(undefined, cup, 1);
  expect(first).toEqual({ outcome: 'counted', counted: { key: 'ORDER00001: CUP-1', count: 1 } });
  const counted = first.outcome === 'counted' ? first.counted : undefined;
  expect(countPieces(counted, cup, 2)).toEqual({ outcome: 'all' });
  expect(countPieces(counted, cup, 3)).toEqual({ outcome: 'tooMany' });
  expect(countPieces(counted, cupOfOther, 1)).toMatchObject({ counted: { count: 1 } });
  expect(countPieces(undefined, item('ONE', { quantity: 1 }), 1)).toEqual({ outcome: 'all' });
});
