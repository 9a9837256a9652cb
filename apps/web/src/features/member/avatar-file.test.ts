import { expect, test } from 'vitest';
import { avatarRefusal } from './avatar-file.ts';

const megabyte = 1024 * 1024;

test.each([
  ['image/png', 5 * megabyte, undefined],
  ['image/jpeg', 1, undefined],
  ['image/png', 5 * megabyte + 1, 'avatar.tooLarge'],
  ['image/svg+xml', 100, 'avatar.notPicture'],
  ['application/pdf', 100, 'avatar.notPicture'],
  ['', 100, 'avatar.notPicture'],
])('%s of %i bytes', (type, size, wrong) => {
  expect(avatarRefusal({ type, size })).toBe(wrong);
});
