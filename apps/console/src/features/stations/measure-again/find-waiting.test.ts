import type { WaitingMeasure } from '@onehaul/contract/console/cases';
import { expect, test } from 'vitest';
import { findWaiting } from './find-waiting.ts';

const waiting = (of: 'parcel' | 'order', number: string): WaitingMeasure => ({
  id: 1,
  of,
  number,
  piece: 1,
  binCode: '',
  goodsName: '',
  boxNumbers: [1],
  dueAt: null,
  isOverdue: false,
  openedAt: new Date(),
  isOwn: false,
});
const order = waiting('order', 'ABCDEFGHJK');
const parcel = waiting('parcel', 'SF1234567890');

test('a label of the order, of its box or of a courier finds what waits', () => {
  const all = [order, parcel];
  expect(findWaiting(all, 'abcdefghjk')).toEqual({ item: order, box: undefined });
  expect(findWaiting(all, 'ABCDEFGHJK-2')).toEqual({ item: order, box: 2 });
  expect(findWaiting(all, ' sf1234567890 ')).toEqual({ item: parcel, box: undefined });
  expect(findWaiting(all, 'ABCDEFGHJX')).toBeUndefined();
});
