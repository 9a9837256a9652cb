import { expect, test } from 'vitest';
import { contentsOf } from './order-contents.ts';

test.each([
  [
    'parcels that are packed',
    { parcelCount: 3, boxCount: 1, itemCount: 0 },
    { unit: 'parcels', count: 3, boxes: 1 },
  ],
  [
    'parcels that are not',
    { parcelCount: 3, boxCount: 0, itemCount: 0 },
    { unit: 'parcels', count: 3, boxes: 0 },
  ],
  ['boxes alone', { parcelCount: 0, boxCount: 10, itemCount: 0 }, { unit: 'boxes', count: 10, boxes: 0 }],
  ['goods from stock', { parcelCount: 0, boxCount: 2, itemCount: 7 }, { unit: 'items', count: 7, boxes: 2 }],
  ['nothing known yet', { parcelCount: 0, boxCount: 0, itemCount: 0 }, null],
] as const)('U-3: an order of %s says what it is', (_, counts, contents) => {
  expect(contentsOf(counts)).toEqual(contents);
});
