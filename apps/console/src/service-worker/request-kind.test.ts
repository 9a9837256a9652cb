import { expect, test } from 'vitest';
import { isBuildFile, isPage } from './request-kind.ts';

const files = ['/assets/index-1.js', '/assets/station-2.js'];

test.each([
  ['navigate', '/stations/receive', true],
  ['navigate', '/', true],
  ['navigate', '/api/console/files/1/photo.jpg', false],
  ['navigate', '/assets/index-1.js', false],
  ['cors', '/stations/receive', false],
])('a %s to %s is a page: %s', (mode, path, expected) => {
  expect(isPage(mode, path)).toBe(expected);
});

test('only files of the build are kept: no call, no picture, no file of another build', () => {
  expect(files.every((file) => isBuildFile(files, file))).toBe(true);
  for (const path of ['/api/console/session/me', '/api/console/files/1', '/assets/index-0.js', '/']) {
    expect(isBuildFile(files, path)).toBe(false);
  }
});
