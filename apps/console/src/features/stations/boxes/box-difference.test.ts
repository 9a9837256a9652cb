import { expect, test } from 'vitest';
import { boxDifference, nextBox } from './box-difference.ts';

const announced = {
  boxNumber: 1,
  mark: '',
  grams: 10_000,
  lengthMillimetres: 400,
  widthMillimetres: 300,
  heightMillimetres: 200,
  receivedAt: null,
};
const measured = { ...announced, cartonId: null, cartonName: '', photos: [], hasProof: true };

test('a box that lies on another side is the same box', () => {
  const turned = { ...measured, lengthMillimetres: 200, heightMillimetres: 400 };
  expect(boxDifference(announced, turned)).toEqual({ grams: 0, millimetres: [0, 0, 0], isLarge: false });
});

test('what two scales differ by is not worth a word', () => {
  expect(boxDifference(announced, { ...measured, grams: 10_500 }).isLarge).toBe(false);
  expect(boxDifference(announced, { ...measured, grams: 10_501 })).toMatchObject({
    grams: 501,
    isLarge: true,
  });
  expect(boxDifference(announced, { ...measured, lengthMillimetres: 421 }).isLarge).toBe(true);
});

test('boxes that have not come are asked for before photos', () => {
  const here = { ...announced, receivedAt: new Date() };
  const second = { ...announced, boxNumber: 2 };
  expect(nextBox({ expected: [here, second], boxes: [{ ...measured, hasProof: false }] })).toBe(2);
  expect(nextBox({ expected: [here], boxes: [{ ...measured, hasProof: false }] })).toBe(1);
  expect(nextBox({ expected: [here], boxes: [measured] })).toBeUndefined();
});
