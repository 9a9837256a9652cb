import { expect, test } from 'vitest';
import { codeDigits, codeRefusal, numberRefusal } from './phone-rules.ts';

const t = (key: string) => key;

test('a code is six digits, however they were pasted', () => {
  for (const code of ['123456', ' 123 456 ', '123-456', '１２３４５６']) {
    expect(codeRefusal(code, t)).toBeUndefined();
    expect(codeDigits(code)).toBe('123456');
  }
  for (const code of ['', '12345', '1234567', '12345a', 'abcdef'])
    expect(codeRefusal(code, t)).toBe('code.invalid');
});

test.each([
  ['13800138000', '+86', undefined],
  ['1380013800', '+86', 'phone.invalid'],
  ['5123 4567', '+852', undefined],
  ['512345678', '+852', 'phone.invalid'],
  ['912345678', '+84', undefined],
  ['12345', undefined, 'phone.invalid'],
  ['123456', undefined, undefined],
  ['1234567890123456', undefined, 'phone.invalid'],
  ['', '+86', 'phone.missing'],
  ['phone', '+84', 'phone.invalid'],
])('the number %j of %j: %j', (typed, dialCode, expected) => {
  expect(numberRefusal(typed, dialCode, t)).toBe(expected);
});
