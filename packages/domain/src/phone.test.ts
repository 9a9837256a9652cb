import { describe, expect, test } from 'vitest';
import { maskEmail, maskPhone, phoneDigits, phoneRefusal } from './phone.ts';

describe('a phone number', () => {
  test.each([
    ['138 0013 8000', '13800138000'],
    ['(0)912-345.678', '0912345678'],
    ['１３８００１３８０００', '13800138000'],
  ])('typed as %s is %s', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits);
  });

  test.each([
    ['13800138000', '+86', true],
    ['1380013800', '+86', false],
    ['138001380001', '+86', false],
    ['61234567', '+852', true],
    ['612345678', '+852', false],
    ['123456', '+44', true],
    ['12345', '+44', false],
    ['123456789012345', '+84', true],
    ['1234567890123456', '+84', false],
    ['123456', undefined, true],
    ['+8613800138000', '+86', false],
    ['1380013800x', '+86', false],
    ['', '+84', false],
    ['１３８００１３８０００', '+86', false],
  ])('%s of %s: %s', (digits, dialCode, isRight) => {
    expect(phoneRefusal(digits, dialCode)).toBe(isRight ? undefined : 'phone.invalid');
  });

  test('is shown to others so that nobody can call it', () => {
    expect(maskPhone('13800138000')).toBe('138****000');
    expect(maskPhone('61234567')).toBe('61****67');
    expect(maskPhone('123')).toBe('1****3');
    for (const digits of ['1234', '123456', '123456789012345']) {
      expect(maskPhone(digits).replace(/\D/g, '').length).toBeLessThanOrEqual(digits.length - 2);
    }
  });
});

test('an e-mail address is shown by its first letter and its host', () => {
  expect(maskEmail('anna.lee@mail.test')).toBe('a***@mail.test');
  expect(maskEmail('a@mail.test')).toBe('a***@mail.test');
});
