import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCreditCode, wrongDeclarationField } from './declaration.ts';

const fine = {
  phone: '13800138000',
  telephone: '0755-8888 8888',
  email: 'li@example.com',
  postcode: '518000',
  idCard: '11010519491231002X',
};

test('a declaration of the mainland is right by a person’s number or a company’s', () => {
  expect(wrongDeclarationField(fine)).toBeUndefined();
  expect(wrongDeclarationField({ ...fine, idCard: '91350100m000100y43' })).toBeUndefined();
  expect(wrongDeclarationField({ ...fine, idCard: undefined })).toBeUndefined();
  expect(wrongDeclarationField({ ...fine, telephone: '+86 138 0013 8000' })).toBeUndefined();
});

test.each([
  ['phone', { phone: '0912345678' }],
  ['phone', { phone: '' }],
  ['telephone', { telephone: '' }],
  ['telephone', { telephone: '13900139000' }],
  ['telephone', { telephone: '123' }],
  ['postcode', { postcode: '' }],
  ['postcode', { postcode: '51800' }],
  ['email', { email: 'li@example' }],
  ['email', { email: 'li example@x.cn' }],
  ['email', { email: '' }],
  ['idCard', { idCard: '110105194912310021' }],
  ['idCard', { idCard: '91350100M000100Y44' }],
  ['idCard', { idCard: '' }],
  ['idCard', { idCard: 'A123456789' }],
])('names the field that is wrong: %s', (field, more) =>
  expect(wrongDeclarationField({ ...fine, ...more })).toBe(field),
);

test('a credit code with one sign wrong is never right', () => {
  const signs = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 17 }), fc.integer({ min: 1, max: 30 }), (place, more) => {
      const code = [...'91350100M000100Y43'];
      code[place] = signs[(signs.indexOf(code[place]!) + more) % 31]!;
      expect(isCreditCode(code.join(''))).toBe(false);
    }),
  );
});
