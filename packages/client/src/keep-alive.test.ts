import { expect, test } from 'vitest';
import { shouldRefresh } from './keep-alive.ts';

const minute = 60_000;
const inUse = { isVisible: true, msSinceUse: minute, msLeft: 2 * minute };

test.each([
  ['in use and soon over', inUse, true],
  ['in use with time left', { ...inUse, msLeft: 20 * minute }, false],
  ['behind other tabs', { ...inUse, isVisible: false }, false],
  ['untouched for long', { ...inUse, msSinceUse: 10 * minute }, false],
  ['already over: the person is asked instead', { ...inUse, msLeft: -1 }, false],
  ['nobody signed in', { ...inUse, msLeft: undefined }, false],
])('a page %s', (_name, moment, expected) => {
  expect(shouldRefresh(moment)).toBe(expected);
});
