import { expect, test } from 'vitest';
import { declaredMinor, isSameInstruction, canonicalInstruction } from './instruction.ts';

const asked = {
  parcelIds: [3, 1, 2],
  addressId: 7,
  packing: 'together',
  services: [
    { optionId: 5, quantity: 1 },
    { optionId: 4, quantity: 2 },
  ],
  couponId: null,
  points: 0,
  declaredMinor: 2000,
  insuredMinor: 0,
  collectionMinor: 0,
  isTaxHandled: false,
} as const;

test('the order in which things are named is no matter', () => {
  const one = canonicalInstruction(asked);
  const other = canonicalInstruction({
    ...asked,
    parcelIds: [2, 2, 1, 3],
    services: [
      { optionId: 4, quantity: 1 },
      { optionId: 5, quantity: 1 },
      { optionId: 4, quantity: 1 },
    ],
  });
  expect(isSameInstruction(one, other)).toBe(true);
});

test.each([
  { parcelIds: [1, 2] },
  { parcelIds: [1, 2, 4] },
  { addressId: 8 },
  { packing: 'asTheyAre' as const },
  { services: [] },
  {
    services: [
      { optionId: 5, quantity: 1 },
      { optionId: 4, quantity: 3 },
    ],
  },
  { couponId: 1 },
  { points: 1 },
  { declaredMinor: 2001 },
  { insuredMinor: 1 },
  { collectionMinor: 1 },
  { isTaxHandled: true },
])('anything else is another: %o', (more) => {
  expect(isSameInstruction(canonicalInstruction(asked), canonicalInstruction({ ...asked, ...more }))).toBe(
    false,
  );
});

test('what customs is told is worth the sum of its lines', () => {
  const goods = { nameChinese: '', nameEnglish: '', hsCode: '', origin: 'CN', material: '' };
  expect(
    declaredMinor([
      { ...goods, quantity: 3, unitPriceCents: 1001 },
      { ...goods, quantity: 2, unitPriceCents: 0 },
    ]),
  ).toBe(3003);
});
