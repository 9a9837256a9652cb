import { describe, expect, test } from 'vitest';
import { normalizeAddressPhone, normalizeIdCard, wrongAddressField } from './validate.ts';

const fine: Record<string, object> = {
  CN: {
    phone: '138 0013 8000',
    telephone: '0755-8888 8888',
    postcode: '518000',
    idCard: '11010519491231002x',
  },
  HK: { phone: '9123 4567', telephone: '2345-6789', postcode: '' },
  TW: { phone: '0912-345-678', telephone: '(02) 2345-6789', postcode: '100' },
  VN: { phone: '0912 345 678', telephone: '024 3825 1234', postcode: '10000' },
  US: { phone: '(212) 555-0123', telephone: '', postcode: '10001-1234' },
};
const right = { telephone: '', postcode: '' };

describe('an address', () => {
  test.each(Object.entries(fine))('of %s as people write it is right', (code, address) => {
    expect(wrongAddressField(code, { ...right, phone: '', ...address })).toBeUndefined();
  });

  test.each([
    ['CN', 'phone', { phone: '23800138000' }],
    ['CN', 'phone', { phone: '1380013800' }],
    ['CN', 'telephone', { telephone: '88888888' }],
    ['CN', 'postcode', { postcode: '51800' }],
    ['CN', 'idCard', { idCard: '110105194912310021' }],
    ['HK', 'phone', { phone: '912345678' }],
    ['HK', 'postcode', { postcode: '518000' }],
    ['TW', 'phone', { phone: '912345678' }],
    ['TW', 'postcode', { postcode: '1000' }],
    ['VN', 'phone', { phone: '1912345678' }],
    ['VN', 'postcode', { postcode: '1000' }],
    ['US', 'phone', { phone: '12345' }],
    ['US', 'idCard', { idCard: '12' }],
  ])('of %s with a wrong %s is named by it', (code, field, more) => {
    expect(wrongAddressField(code, { ...right, ...fine[code], ...more } as never)).toBe(field);
  });
});

test('a number is kept as it is dialled at home', () => {
  expect(normalizeAddressPhone('CN', '+86 138-0013-8000')).toBe('13800138000');
  expect(normalizeAddressPhone('CN', '008613800138000')).toBe('13800138000');
  expect(normalizeAddressPhone('TW', '+886 912 345 678')).toBe('0912345678');
  expect(normalizeAddressPhone('VN', '+84 (0)912 345 678')).toBe('0912345678');
  expect(normalizeAddressPhone('US', '+1 212 555 0123')).toBe('+12125550123');
});

test('an identity number is kept in one way', () => {
  expect(normalizeIdCard('a123456(7)')).toBe('A1234567');
  expect(normalizeIdCard('１１０105 19491231 002x')).toBe('11010519491231002X');
});
