import { expect, test } from 'vitest';
import {
  blankDeclaration,
  declarationInput,
  isDeclarationDraft,
  readPrice,
  readQuantity,
} from './declaration-values.ts';

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['0.01', 1],
  ['12.345', undefined],
  ['-1', undefined],
  ['', undefined],
  ['1e3', undefined],
  ['1000000.01', undefined],
])('a price of %j is %j cents', (typed, cents) => expect(readPrice(typed)).toBe(cents));

test.each([
  ['1', 1],
  ['100000', 100_000],
  ['100001', undefined],
  ['0', undefined],
  ['1.5', undefined],
])('a quantity of %j is %j', (typed, quantity) => expect(readQuantity(typed)).toBe(quantity));

test('what is sent has no spaces around it and capitals for its origin', () => {
  const typed = { ...blankDeclaration(), nameChinese: ' 棉衣 ', origin: 'cn', unitPrice: '3', idCard: ' 1 ' };
  expect(declarationInput(typed)).toMatchObject({
    nameChinese: '棉衣',
    origin: 'CN',
    unitPriceCents: 300,
    quantity: 1,
    idCard: '1',
  });
});

test('what a tab kept of another page is left', () => {
  expect(isDeclarationDraft(blankDeclaration())).toBe(true);
  expect(isDeclarationDraft({ ...blankDeclaration(), phone: 1 })).toBe(false);
  expect(isDeclarationDraft(null)).toBe(false);
});
