import { expect, test } from 'vitest';
import { isSkuDraft, skuDraft, skuInput, skuProblems } from './sku-values.ts';

const typed = {
  ...skuDraft(undefined),
  code: 'A',
  name: 'Cup',
  categoryId: '7',
  weight: '0.29',
  length: '8,1',
  width: '7',
  height: '22.5',
  declared: '19.99',
};

test('what is typed becomes grams, millimetres and cents, and comes back as it was typed', () => {
  const input = skuInput(typed, '', true);
  expect(input).toMatchObject({
    categoryId: 7,
    goodsTypeId: null,
    weightGrams: 290,
    lengthMm: 81,
    heightMm: 225,
    declaredMinor: 1999,
    lowAt: null,
    pictureId: null,
    isActive: true,
  });
  const sku = { ...input, id: 1, pictureUrl: '', categoryName: '' };
  const row = { ...sku, onHand: 0, reserved: 0, createdAt: new Date(0) };
  expect(skuDraft(row)).toEqual({ ...typed, length: '8.1', isActive: 'on' });
  expect(skuDraft({ ...row, declaredMinor: 0 }).declared).toBe('');
  expect(skuInput({ ...typed, isActive: '' }, '', false).isActive).toBe(false);
});

test('fields that are missing or wrong are named, and what is optional may be empty', () => {
  expect(skuProblems(typed)).toEqual({});
  expect(skuProblems(skuDraft(undefined))).toEqual({
    code: 'required',
    name: 'required',
    weight: 'required',
    length: 'required',
    width: 'required',
    height: 'required',
  });
  // Decimals that would be lost are refused.
  for (const [name, wrong] of Object.entries({
    weight: '0.2905',
    length: '0',
    width: '10000.1',
    declared: 'x',
    lowAt: '0',
  }))
    expect(skuProblems({ ...typed, [name]: wrong })).toEqual({ [name]: 'range' });
});

test('a draft of another time is not taken for one', () => {
  expect(isSkuDraft(typed)).toBe(true);
  expect(isSkuDraft({ ...typed, weight: 1 })).toBe(false);
  expect(isSkuDraft(null)).toBe(false);
});
