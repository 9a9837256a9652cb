import { expect, test } from 'vitest';
import { evaluatePackedContents } from './packed-contents.ts';

const nothing = {
  boxes: [],
  parcels: [],
  items: [],
  receivedBoxes: [],
  returnedGrams: 0,
  lighterPercent: 15,
};
const parcel = (courierNumber: string, boxNumber: number | null, weightGrams: number | null = 500) => ({
  courierNumber,
  piece: 1,
  weightGrams,
  boxNumber,
});

test('P1: what lies in no box is named, with how many pieces of it', () => {
  const { unboxed, emptyBoxes } = evaluatePackedContents({
    ...nothing,
    boxes: [
      { boxNumber: 1, grams: 2000 },
      { boxNumber: 4, grams: 2000 },
    ],
    parcels: [
      parcel('SF1', 1),
      parcel('SF2', null),
      { ...parcel('SF3', null), piece: 2 },
      // Refers to a box that was removed since.
      parcel('SF4', 9),
    ],
    items: [
      { code: 'MUG-RED', quantity: 5, weightGrams: 1, boxed: [{ boxNumber: 1, quantity: 3 }] },
      { code: 'MUG-BLUE', quantity: 5, weightGrams: 1, boxed: [{ boxNumber: 1, quantity: 5 }] },
    ],
    receivedBoxes: [{ orderNumber: 'ABCDEFGHJK', boxNumber: 2 }],
  });
  expect(unboxed).toEqual(['SF2', 'SF3 (2)', 'SF4', '2 × MUG-RED', 'ABCDEFGHJK-2']);
  expect(emptyBoxes).toEqual([4]);
});

test.each([
  [850, 1000, 15, false],
  [849, 1000, 15, true],
  [1200, 1000, 15, false],
  // Nothing was weighed on arrival, so there is nothing to compare with.
  [100, null, 15, false],
  [1, 3, 66, true],
  [1, 3, 67, false],
])(
  'P1: %i g packed of %s g measured, %i %% allowed: in doubt is %s',
  (grams, measured, lighterPercent, is) => {
    const boxes = [{ boxNumber: 1, grams }];
    const judged = evaluatePackedContents({
      ...nothing,
      boxes,
      parcels: [parcel('SF1', 1, measured)],
      lighterPercent,
    });
    expect(judged).toMatchObject({ unboxed: [], doubts: is ? ['lighter'] : [] });
  },
);

test('P1: boxes that came packed are in no doubt: nothing was measured before them', () => {
  const boxes = [{ boxNumber: 1, grams: 10 }];
  const judged = evaluatePackedContents({
    ...nothing,
    boxes,
    receivedBoxes: [{ orderNumber: 'ABCDEFGHJK', boxNumber: 1 }],
  });
  expect(judged).toMatchObject({ unboxed: [], emptyBoxes: [], doubts: [] });
});
