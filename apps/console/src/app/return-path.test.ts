import { expect, test } from 'vitest';
import { safeReturnPath, withReturnPath } from './return-path.ts';

test.each([
  ['/members', '/members'],
  ['/members?search=H7%25&page=2&open=3-17', '/members?search=H7%25&page=2&open=3-17'],
  ['/audit?subjectId=3%2F17', '/audit?subjectId=3%2F17'],
  ['/', '/'],
])('%s is a page of ours', (wanted, expected) => {
  expect(safeReturnPath(wanted)).toBe(expected);
});

test.each([
  null,
  '',
  'members',
  'https://evil.test/members',
  '//evil.test/members',
  '/\\evil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\tmembers',
  '/members\r\nSet-Cookie: a=b',
  '/nothing-here',
  '/sign-in?next=/members',
  '/new-password',
  '/api/console/session/signOut',
  `/members?search=${'a'.repeat(4_000)}`,
])('S22: %j leads to the start', (wanted) => {
  expect(safeReturnPath(wanted)).toBe('/');
});

test('what stands in front of a page knows where to go on', () => {
  expect(withReturnPath('/sign-in', 'http://console.test/members?page=2')).toBe(
    '/sign-in?next=%2Fmembers%3Fpage%3D2',
  );
  expect(withReturnPath('/sign-in', 'http://console.test/')).toBe('/sign-in');
  expect(withReturnPath('/sign-in', 'http://console.test/nothing-here')).toBe('/sign-in');
});
