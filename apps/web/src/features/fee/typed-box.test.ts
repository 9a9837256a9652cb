import { expect, test } from 'vitest';
import { boxesOf, boxProblem, countOf, emptyBox, metric, type TypedBox } from './typed-box.ts';

const box = (typed: Partial<TypedBox>): TypedBox => ({
  ...emptyBox(0),
  weight: '2.5',
  length: '60',
  width: '40.5',
  height: '30',
  ...typed,
});

test('a row is as many boxes as it counts, to the gram and the millimetre', () => {
  const one = { grams: 2500, lengthMillimetres: 600, widthMillimetres: 405, heightMillimetres: 300 };
  expect(boxesOf([box({ count: '2' }), box({ weight: '1' })], metric)).toEqual([
    one,
    one,
    { ...one, grams: 1000 },
  ]);
});

test('inches and pounds become what the scale and the tape of the warehouse would say', () => {
  const typed = box({ weight: '10', length: '20', width: '16', height: '12' });
  expect(boxesOf([typed], { size: 'in', weight: 'lb' })).toEqual([
    { grams: 4536, lengthMillimetres: 508, widthMillimetres: 406, heightMillimetres: 305 },
  ]);
});

test('nothing is priced while a row is unfinished, wrong, or there are more than the server takes', () => {
  expect(boxesOf([box({}), box({ height: '' })], metric)).toBeUndefined();
  expect(boxesOf([box({ length: '1000.1' })], metric)).toBeUndefined();
  expect(boxesOf([box({ count: '50' })], metric)).toHaveLength(50);
  expect(boxesOf([box({ count: '50' }), box({})], metric)).toBeUndefined();
  expect(boxesOf([], metric)).toBeUndefined();
});

test('a field says what is wrong with it', () => {
  expect(boxProblem(box({ width: ' ' }), 'width', metric)).toBe('missing');
  expect(boxProblem(box({ width: '1000.1' }), 'width', metric)).toBe('tooMuch');
  expect(boxProblem(box({ width: '401' }), 'width', { size: 'in', weight: 'kg' })).toBe('tooMuch');
  expect(boxProblem(box({ count: '1.5' }), 'count', metric)).toBe('tooFine');
  expect(boxProblem(box({}), 'width', metric)).toBeUndefined();
});

test('rows whose count is not right yet count as one', () => {
  expect(countOf([box({ count: '30' }), box({ count: '' }), box({ count: '20' })])).toBe(51);
});
