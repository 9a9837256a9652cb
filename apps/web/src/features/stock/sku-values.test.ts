import { expect, test } from 'vitest';
import { skuInput, skuValues } from './sku-values.ts';

test('what is typed becomes grams, millimetres and cents, and comes back as it was typed', () => {
  const typed = {
    code: 'A',
    name: 'Cup',
    weight: 0.29,
    length: 8.1,
    width: 7,
    height: 22.5,
    declared: 19.99,
  };
  const input = skuInput(typed);
  expect(input).toMatchObject({
    weightGrams: 290,
    lengthMm: 81,
    heightMm: 225,
    declaredMinor: 1999,
    lowAt: null,
  });
  const sku = { ...input, id: 1, pictureId: null, pictureUrl: '', categoryName: '' };
  const row = { ...sku, onHand: 0, reserved: 0, createdAt: new Date(0) };
  expect(skuValues(row)).toMatchObject(typed);
  expect(skuValues({ ...row, declaredMinor: 0 }).declared).toBeNull();
});
