import { expect, test } from 'vitest';
import { toStored, toTyped } from './units.ts';

test.each([
  ['millimetres', 305, 30.5],
  ['grams', 1005, 1.005],
  ['cents', 29, 0.29],
  ['days', 30, 30],
  ['degrees', 114.158212, 114.158212],
] as const)('%s: %d is typed as %d, and back', (unit, stored, typed) => {
  expect(toTyped(unit, stored)).toBe(typed);
  expect(toStored(unit, typed)).toBe(stored);
});

test('what is typed more precisely than the wire is rounded', () => {
  expect(toStored('cents', 1.239)).toBe(124);
  expect(toStored('degrees', 1.23456789)).toBe(1.234568);
});
