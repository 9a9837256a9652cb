import { expect, test } from 'vitest';
import { emptyKind } from './empty-kind.ts';

test.each([
  ['', {}, 'empty'],
  ['', { state: 'open' }, 'empty'],
  ['', { shop: '3' }, 'empty'],
  ['', { shop: '3', line: '4' }, 'unmatched'],
  ['SF1', { shop: '3' }, 'notFound'],
])('searched "%s" with %j: %s', (search, filters, kind) => {
  expect(emptyKind({ search, filters }, 'state')).toBe(kind);
});
