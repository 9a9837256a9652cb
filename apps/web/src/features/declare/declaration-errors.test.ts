import { expect, test } from 'vitest';
import { declarationErrors } from './declaration-errors.ts';
import type { DeclarationValues } from './declaration-values.ts';

const right: DeclarationValues = {
  nameChinese: '纯棉T恤',
  nameEnglish: 'Cotton T-shirt',
  hsCode: '610910',
  material: '',
  origin: 'cn',
  quantity: '2',
  unitPrice: '45.5',
  name: '李雷',
  phone: '13800138000',
  telephone: '13800138000',
  email: 'li@example.com',
  address: '深圳市南山区科技路1号',
  postcode: '518000',
  idCard: '11010519491231002X',
};
const errorsOf = (change: Partial<DeclarationValues>, hasIdCard = false) =>
  declarationErrors({ ...right, ...change }, hasIdCard);

test('a complete declaration has no errors', () => expect(errorsOf({})).toEqual({}));

test('required fields are named in screen order, optional ones may be empty', () => {
  const empty = Object.fromEntries(Object.keys(right).map((name) => [name, ' '])) as DeclarationValues;
  expect(Object.entries(declarationErrors(empty, false))).toEqual(
    [
      'nameChinese',
      'nameEnglish',
      'origin',
      'unitPrice',
      'quantity',
      'name',
      'phone',
      'telephone',
      'email',
      'address',
      'postcode',
      'idCard',
    ].map((name) => [name, 'required']),
  );
});

test.each([
  [{ hsCode: '123' }, { hsCode: 'wrong.hsCode' }],
  [{ origin: 'C1' }, { origin: 'wrong.origin' }],
  [{ quantity: '0' }, { quantity: 'wrong.quantity' }],
  [{ unitPrice: '1.234' }, { unitPrice: 'wrong.unitPrice' }],
  [{ email: 'li@' }, { email: 'wrong.email' }],
  [{ postcode: '12' }, { postcode: 'wrong.postcode' }],
  [{ idCard: '110105194912310021' }, { idCard: 'wrong.idCard' }],
  [{ telephone: '12' }, { telephone: 'wrong.telephone' }],
])('%j is refused at its field', (change, errors) => expect(errorsOf(change)).toEqual(errors));

test('a stored identity number stays when none is typed', () => {
  expect(errorsOf({ idCard: '' }, true)).toEqual({});
  expect(errorsOf({ idCard: '1' }, true)).toEqual({ idCard: 'wrong.idCard' });
});
