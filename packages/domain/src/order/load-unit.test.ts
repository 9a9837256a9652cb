import { expect, test } from 'vitest';
import { parseBoxCode } from './order-number.ts';
import { parseUnitNumber, unitNumber, closeUnitRefusal } from './load-unit.ts';

test('P9: bags and pallets are numbered in their batch, and no label of a box is taken for one', () => {
  const bag = unitNumber('B261116ABCDE', 'bag', 3);
  expect(bag).toBe('B261116ABCDE-B03');
  expect(unitNumber('B261116ABCDE', 'pallet', 112)).toBe('B261116ABCDE-P112');
  expect(parseUnitNumber(` ${bag.toLowerCase()} `)).toBe(bag);
  expect(parseBoxCode(bag)).toBeUndefined();
  for (const other of ['ABCDEFGHJK-1', 'ABCDEFGHJK', 'B261116ABCDE', '']) {
    expect(parseUnitNumber(other)).toBeUndefined();
  }
});

test.each([
  [{ boxes: 0, boxGrams: 0 }, 500, 'unit.empty'],
  [{ boxes: 2, boxGrams: 10_000 }, 9_400, 'unit.tooLight'],
  [{ boxes: 2, boxGrams: 10_000 }, 9_500, undefined],
  [{ boxes: 2, boxGrams: 10_000 }, 10_800, undefined],
])('P9: %j at %d g: %s', (unit, weightGrams, why) => {
  expect(closeUnitRefusal(unit, weightGrams)).toBe(why);
});
