import { expect, test } from 'vitest';
import { gradeAllGood, readBox, readGrades } from './grade-values.ts';

const item = (position: number, quantity: number) => ({
  position,
  quantity,
  skuId: null,
  skuCode: '',
  barcode: '',
  goodsName: 'Cup',
  good: null,
  damaged: null,
  missing: null,
  restocked: 0,
  redispatched: 0,
  disposed: 0,
});
const items = [item(1, 3), item(2, 1)];

test('grades that add up are found, and the goods that do not are named', () => {
  expect(readGrades(items, gradeAllGood(items))).toEqual({
    grades: [
      { position: 1, good: 3, damaged: 0, missing: 0 },
      { position: 2, good: 1, damaged: 0, missing: 0 },
    ],
  });
  const typed = { ...gradeAllGood(items), 1: { good: '1', damaged: ' ２ ', missing: '' } };
  expect(readGrades(items, typed).grades?.[0]).toEqual({ position: 1, good: 1, damaged: 2, missing: 0 });
  for (const good of ['', '2', '4', 'x', '-3'])
    expect(readGrades(items, { ...typed, 1: { good, damaged: '', missing: '' } }).wrong?.position).toBe(1);
});

test('a box is a weight and three sides, and nothing else', () => {
  const box = { weightGrams: 1250, lengthMm: 300, widthMm: 205, heightMm: 100 };
  expect(readBox({ weight: '1.25', size: '30 20.5 10' })).toEqual(box);
  expect(readBox({ weight: '1,25', size: '30×20.5×10' })).toEqual(box);
  expect(readBox({ weight: '1,25', size: '30 x 20,5 x 10' })).toEqual(box);
  expect(readBox({ weight: '1.25', size: '30,20.5,10' })).toEqual(box);
  expect(readBox({ weight: '', size: '30 20 10' })).toBeUndefined();
  expect(readBox({ weight: '1', size: '30 20' })).toBeUndefined();
  expect(readBox({ weight: '1', size: '30 20 0' })).toBeUndefined();
});
