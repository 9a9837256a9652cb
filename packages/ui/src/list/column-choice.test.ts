import { expect, test } from 'vitest';
import { shownColumns } from './column-choice.tsx';
import type { Column } from './row-list.tsx';

const column = (key: string, more: Partial<Column<string>> = {}): Column<string> => ({
  key,
  title: key,
  show: (row) => row,
  ...more,
});
const columns = [
  column('number', { isFixed: true }),
  column('goods'),
  column('price', { isHiddenByDefault: true }),
];
const keys = (hidden?: readonly string[]) => shownColumns(columns, hidden).shown.map(({ key }) => key);

test('without a choice the columns hidden by default are left out', () => {
  expect(keys()).toEqual(['number', 'goods']);
  expect(shownColumns(columns, undefined).hidden).toEqual(['price']);
});

test('a choice decides alone, but the column that names the row stays', () => {
  expect(keys([])).toEqual(['number', 'goods', 'price']);
  expect(keys(['number', 'goods'])).toEqual(['number', 'price']);
});
