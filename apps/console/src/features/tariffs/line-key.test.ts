import { expect, test } from 'vitest';
import { addressOfLine, parseLineKey } from './line-key.ts';

test('the address of a line names it', () => {
  expect(addressOfLine({ shopId: 3, id: 12 })).toBe('/tariffs/3/12');
  expect(parseLineKey({ shopId: '3', lineId: '12' })).toEqual({ shopId: 3, lineId: 12 });
});

test.each([
  ['0', '1'],
  ['1', ''],
  ['1', '-2'],
  ['1', '1e3'],
  ['x', '1'],
  ['1', '12345678901'],
])('shop %j and line %j are no line', (shopId, lineId) => {
  expect(parseLineKey({ shopId, lineId })).toBeUndefined();
});
