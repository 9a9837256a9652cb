import type { Profile } from '@onehaul/contract/member';
import { expect, test } from 'vitest';
import {
  isChanged,
  profileValues,
  tidied,
  emailRefusal,
  filledRefusal,
  newPasswordRefusal,
  phoneNumberRefusal,
  sameRefusal,
} from './account-rules.ts';

const profile: Profile = {
  id: 7,
  memberCode: 'H7K4QX',
  username: 'taiman',
  name: '陳大文',
  sex: 'male',
  email: 'taiman@example.com',
  avatarUrl: '',
  countryId: 2,
  dialCode: '+852',
  phoneNumber: '51234567',
  isPhoneProved: true,
  telephone: '',
  marketplaceAccount: '',
  level: 1,
  levelName: 'Standard',
  isMainAccount: true,
  isFirstLogin: false,
  hasPassword: true,
  balance: 0,
  withdrawable: 0,
  points: 0,
  couponCount: 0,
  createdAt: new Date(0),
};
const values = profileValues(profile);

test.each([
  [undefined, 'profile.nameMissing'],
  ['', 'profile.nameMissing'],
  [' \t', 'profile.nameMissing'],
  ['陳', undefined],
] as const)('a name is required: %j', (typed, wrong) => {
  expect(filledRefusal(typed, 'profile.nameMissing')).toBe(wrong);
});

test.each([
  ['', 'profile.emailMissing'],
  ['taiman', 'profile.emailInvalid'],
  ['taiman@example', 'profile.emailInvalid'],
  ['tai man@example.com', 'profile.emailInvalid'],
  ['@example.com', 'profile.emailInvalid'],
  [' taiman@example.com ', undefined],
] as const)('an e-mail is required and looks like one: %j', (typed, wrong) => {
  expect(emailRefusal(typed)).toBe(wrong);
});

test.each([
  ['', '+86', 'profile.phoneMissing'],
  ['1380013800', '+86', 'profile.phoneInvalid'],
  ['138 0013 8000', '+86', undefined],
  ['13800138000', '+852', 'profile.phoneInvalid'],
  ['5123-4567', '+852', undefined],
  ['12345', '+84', 'profile.phoneInvalid'],
  ['123456', '+84', undefined],
  ['1234567890123456', '+84', 'profile.phoneInvalid'],
  ['phone', undefined, 'profile.phoneInvalid'],
] as const)('a phone number fits its area code: %j %s', (typed, dialCode, wrong) => {
  expect(phoneNumberRefusal(typed, dialCode)).toBe(wrong);
});

test.each([
  [undefined, 'password.newMissing'],
  ['', 'password.newMissing'],
  ['123456', 'password.tooShort'],
  ['secret-w', undefined],
  ['密码密码密码密码', undefined],
  ['密码密码密码密', 'password.tooShort'],
  ['a'.repeat(128), undefined],
  ['a'.repeat(129), 'password.tooLong'],
] as const)('S-f: a new password has as many characters as the shop asks for: %j', (typed, wrong) => {
  expect(newPasswordRefusal(typed, 8)).toBe(wrong);
});

test('S-f: where the shop keeps to the minimum of the specification 6 characters are enough', () => {
  expect(newPasswordRefusal('123456', 6)).toBeUndefined();
  expect(newPasswordRefusal('12345', 6)).toBe('password.tooShort');
});

test.each([
  ['', 'secret', 'password.confirmMissing'],
  ['secreT', 'secret', 'password.differs'],
  ['secret ', 'secret', 'password.differs'],
  ['secret', 'secret', undefined],
] as const)('the confirmed password is the same: %j', (confirmed, chosen, wrong) => {
  expect(sameRefusal(confirmed, chosen)).toBe(wrong);
});

test('only what differs counts as changed', () => {
  expect(isChanged(values, profile)).toBe(false);
  expect(isChanged({ ...values, name: ' 陳大文 ', phoneNumber: '5123-4567' }, profile)).toBe(false);
  expect(isChanged({ ...values, sex: 'secret' }, profile)).toBe(true);
  expect(isChanged({ ...values, countryId: null }, profile)).toBe(true);
});

test('what is sent has no spaces around it', () => {
  const typed = { ...values, name: ' 陳大文', phoneNumber: ' 5123 4567' };
  expect(tidied(typed)).toMatchObject({ name: '陳大文', phoneNumber: '51234567' });
});
