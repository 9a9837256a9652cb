import { expect, test } from 'vitest';
import {
  blankDraft,
  blankSize,
  blankWeight,
  isBookingDraft,
  readFigure,
  readRows,
  readSize,
  readWeight,
  wrongFields,
} from './booking-draft.ts';

test('figures are read as people type them, and no others', () => {
  expect(readFigure('12,5', 3, 1000)).toBe(12_500);
  expect(readFigure('１２', 1, 1000)).toBe(120);
  for (const typed of ['', 'x', '-1', '1.23456', '1001', '1 2'])
    expect(readFigure(typed, 3, 1000)).toBeUndefined();
});

test('a package weighs more than its wrapping', () => {
  expect(readWeight({ gross: '10', tare: '', quantity: '2' })).toEqual({
    grossGrams: 10_000,
    tareGrams: 0,
    quantity: 2,
  });
  expect(readWeight({ gross: '1', tare: '1', quantity: '1' })).toBeUndefined();
  expect(readWeight({ gross: '1', tare: '0', quantity: '0' })).toBeUndefined();
  expect(readWeight(blankWeight)).toBeUndefined();
});

test('a size has three sides', () => {
  expect(readSize({ length: '40', width: '30', height: '20.5', quantity: '1' })).toMatchObject({
    heightMm: 205,
  });
  expect(readSize({ ...blankSize, length: '40' })).toBeUndefined();
});

test('rows that are not whole say so', () => {
  const weights = [{ gross: '1', tare: '0', quantity: '1' }, blankWeight];
  const sizes = [{ length: '1', width: '1', height: '1', quantity: '2' }];
  expect(readRows({ weights, sizes })).toMatchObject({ weights: [{ quantity: 1 }], isWhole: false });
});

test('what a booking needs is named', () => {
  const way = { warehouseId: 1, countryId: 1, carrierId: 1, speedId: 1 };
  const receiver = ['goodsName', 'receiverName', 'receiverPhone', 'receiverAddress'];
  expect(wrongFields(blankDraft)).toEqual([...Object.keys(way), ...receiver]);
  expect(wrongFields({ ...blankDraft, ...way })).toEqual(receiver);
  const full = {
    ...blankDraft,
    ...way,
    goodsName: 'a',
    receiverName: 'a',
    receiverPhone: '1',
    receiverAddress: 'a',
  };
  expect(wrongFields(full)).toEqual([]);
  expect(wrongFields({ ...full, receiverEmail: 'nobody' })).toEqual(['receiverEmail']);
});

test('a draft of another time is not taken for one', () => {
  expect(isBookingDraft(blankDraft)).toBe(true);
  expect(isBookingDraft({ ...blankDraft, weights: undefined })).toBe(false);
  expect(isBookingDraft(null)).toBe(false);
});
