import { expect, test } from 'vitest';
import { isAmbiguousPath, canonicalPath } from './canonical-path.ts';

test.each([
  ['/service/about-us', '/service/about-Us'],
  ['/SERVICE/CONTACT-US', '/service/contact-Us'],
  ['/Index', '/index'],
  ['/index/', '/index'],
  ['/help/rich/', '/help/rich'],
  ['/Redirect/Index', '/redirect/Index'],
])('%s is spelled %s', (path, expected) => {
  expect(canonicalPath(path)).toBe(expected);
});

test.each(['/', '/index', '/service/about-Us', '/redirect/index', '/nothing', '/nothing/', '/redirect'])(
  '%s stays as it is',
  (path) => {
    expect(canonicalPath(path)).toBeUndefined();
  },
);

test.each(['//index', '/index//', '/a\\b', '/%2findex', '/index%0d%0a', '/%5C', '/%zz', '/%00'])(
  '%s is ambiguous',
  (path) => {
    expect(isAmbiguousPath(path)).toBe(true);
  },
);

test.each(['/', '/index', '/nothing', '/%E5%85%AC%E5%91%8A'])('%s is not', (path) => {
  expect(isAmbiguousPath(path)).toBe(false);
});
