import { expect, test } from 'vitest';
import { arrangeColumns, movableKeys, moveColumn, shownKeys } from './shown-columns.ts';

const all = [
  { key: 'number', isFixed: true },
  { key: 'state' },
  { key: 'member' },
  { key: 'weight' },
  { key: 'acts', isFixed: true },
];

test('without a choice the columns are shown as declared', () => {
  expect(shownKeys(all, [], [])).toEqual(['number', 'state', 'member', 'weight', 'acts']);
  expect(shownKeys(all, ['member', 'number'], [])).toEqual(['number', 'state', 'weight', 'acts']);
});

test('the stored order holds, and a new column comes where it is declared', () => {
  expect(shownKeys(all, [], ['number', 'weight', 'state', 'acts'])).toEqual([
    'number',
    'weight',
    'member',
    'state',
    'acts',
  ]);
});

test('a view keeps what still exists, once each, and every fixed column', () => {
  expect(arrangeColumns(all, ['weight', 'gone', 'weight', 'state'])).toEqual([
    'number',
    'weight',
    'state',
    'acts',
  ]);
  expect(arrangeColumns(all, [])).toEqual(['number', 'acts']);
});

test('a column moves by one place, but not in front of the first fixed one or past the end', () => {
  const shown = ['number', 'state', 'member', 'acts'];
  expect(moveColumn(all, shown, 'member', -1)).toEqual(['number', 'member', 'state', 'acts']);
  expect(moveColumn(all, shown, 'state', -1)).toEqual(shown);
  expect(moveColumn(all, shown, 'member', 1)).toEqual(shown);
  expect(moveColumn(all, shown, 'acts', 1)).toEqual(shown);
  expect(moveColumn(all, shown, 'gone', 1)).toEqual(shown);
});

test('a list of fixed columns only has none to move, and one in the middle can be moved but not hidden', () => {
  const fixed = [
    { key: 'a', isFixed: true },
    { key: 'b', isFixed: true },
  ];
  expect([movableKeys(fixed), arrangeColumns(fixed, [])]).toEqual([[], ['a', 'b']]);
  const middle = [{ key: 'a' }, { key: 'b', isFixed: true }, { key: 'c' }];
  expect(movableKeys(middle)).toEqual(['a', 'b', 'c']);
  expect(arrangeColumns(middle, ['c'])).toEqual(['c', 'b']);
});
