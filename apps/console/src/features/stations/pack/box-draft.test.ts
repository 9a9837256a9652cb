import type { PackOrder } from '@onehaul/contract/console/fulfilment';
import { expect, test } from 'vitest';
import { isOverLimits, nextBoxNumber, nextCarton, readBox, withCarton } from './box-draft.ts';

const carton = (id: number) => ({
  id,
  name: `C${id}`,
  lengthMillimetres: 405,
  widthMillimetres: 300,
  heightMillimetres: 200,
  ownGrams: 300,
  mostGrams: 20_000,
});
const typed = { weight: '2.5', length: '40', width: '30', height: '20' };

test.each([
  [[], 1],
  [[1, 2], 3],
  [[2, 3], 1],
  [[1, 3], 2],
])('after boxes %j comes %i', (numbers, next) => {
  expect(nextBoxNumber(numbers.map((boxNumber) => ({ boxNumber })))).toBe(next);
});

test('cartons come one after the other, then a size of one’s own', () => {
  const cartons = [carton(1), carton(2)];
  const first = nextCarton(cartons, undefined);
  const second = nextCarton(cartons, first);
  expect([first?.id, second?.id, nextCarton(cartons, second)]).toEqual([1, 2, undefined]);
  expect(withCarton(typed, first)).toEqual({ weight: '2.5', length: '40.5', width: '30', height: '20' });
  expect(withCarton(typed, undefined)).toBe(typed);
  expect(nextCarton([], undefined)).toBeUndefined();
});

test('a box is read whole, or says what is missing', () => {
  const read = { weightGrams: 2500, lengthMillimetres: 400, widthMillimetres: 300, heightMillimetres: 200 };
  expect(readBox(typed)).toEqual(read);
  expect(readBox({ ...typed, weight: '850g' })).toMatchObject({ weightGrams: 850 });
  expect(readBox({ ...typed, width: '' })).toEqual({ wrong: 'width' });
  expect(readBox({ ...typed, weight: 'x', height: '' })).toEqual({ wrong: 'weight' });
});

test('limits of the line are told before the box is closed', () => {
  const none = { sideMillimetres: null, boxGrams: null, totalGrams: null, boxes: null };
  const box = { grams: 9000 } as PackOrder['boxes'][number];
  expect(isOverLimits({ limits: none, boxes: [] }, typed)).toBe(false);
  expect(isOverLimits({ limits: { ...none, sideMillimetres: 399 }, boxes: [] }, typed)).toBe(true);
  expect(isOverLimits({ limits: { ...none, boxGrams: 2500 }, boxes: [] }, typed)).toBe(false);
  expect(isOverLimits({ limits: { ...none, totalGrams: 11_000 }, boxes: [box] }, typed)).toBe(true);
  expect(isOverLimits({ limits: { ...none, boxes: 1 }, boxes: [box] }, typed)).toBe(true);
});
