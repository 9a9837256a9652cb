import { expect, test } from 'vitest';
import { addressErrors } from './address-errors.ts';
import { blankAddress } from './address-values.ts';

const inHongKong = { countryCode: 'HK', levels: ['province', 'city'], needsIdCard: false } as const;
const right = {
  ...blankAddress(1, false),
  receiverName: 'Chan',
  phone: '61234567',
  regionIds: ['a', 'b'],
  detail: '1 Nathan Road',
};

test('a complete address has no errors', () => {
  expect(addressErrors(right, inHongKong)).toEqual({});
});

test('everything that is missing is named at once, blanks count as missing', () => {
  expect(addressErrors({ ...blankAddress(null, false), receiverName: ' ' }, inHongKong)).toEqual({
    receiverName: 'required',
    countryId: 'choose',
    phone: 'required',
    province: 'choose',
    city: 'choose',
    detail: 'required',
  });
});

test('numbers follow the rules of the country', () => {
  const wrong = { ...right, phone: '123', telephone: '1', postcode: 'x' };
  expect(addressErrors(wrong, inHongKong)).toEqual({
    phone: 'wrong.phone',
    telephone: 'wrong.telephone',
    postcode: 'wrong.postcode',
  });
});

test('a pickup needs a point, and neither street nor region nor postcode', () => {
  const pickup = { ...right, kind: 'pickup', regionIds: [], detail: '', postcode: 'x' } as const;
  expect(addressErrors(pickup, inHongKong)).toEqual({ pickupPointId: 'choose' });
  expect(addressErrors({ ...pickup, pickupPointId: 3 }, inHongKong)).toEqual({});
});

test('an identity document is required unless one is stored', () => {
  expect(addressErrors(right, { ...inHongKong, needsIdCard: true })).toEqual({ idCard: 'required' });
});
