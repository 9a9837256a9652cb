import { expect, test } from 'vitest';
import { applicable, isSameView, type ViewDefinition } from './list-view.ts';

const saved: ViewDefinition = {
  search: 'HE',
  filters: { step: 'ready', warehouse: '7', days: 'placed_last7', gone: 'x' },
  columns: ['number', 'gone', 'step'],
  rows: 100,
};
const known = {
  filters: [
    { name: 'step', values: ['ready', 'packed'] },
    { name: 'warehouse', values: [] },
    { name: 'days', values: [] },
  ],
  arrange: (columns: readonly string[]) => columns.filter((key) => key !== 'gone'),
  rowChoices: [20, 50, 100],
};

test('what the list still has is applied, the rest is left out', () => {
  expect(applicable(saved, known)).toEqual({
    search: 'HE',
    filters: { step: 'ready', warehouse: '7', days: 'placed_last7' },
    columns: ['number', 'step'],
    rows: 100,
  });
});

test('a value that no longer exists is left out, unless the values have not loaded', () => {
  const filters = [
    { name: 'step', values: ['packed'] },
    { name: 'warehouse', values: [] },
  ];
  expect(applicable(saved, { ...known, filters }).filters).toEqual({ warehouse: '7' });
});

test('a page size that the list does not offer becomes its smallest', () => {
  expect(applicable(saved, { ...known, rowChoices: [20, 50] }).rows).toBe(20);
});

test('a view is the same whatever the order of its filters, but not of its columns', () => {
  const { step, ...rest } = saved.filters;
  expect(isSameView(saved, { ...saved, filters: { ...rest, step: step! } })).toBe(true);
  expect(isSameView(saved, { ...saved, columns: saved.columns.toReversed() })).toBe(false);
  expect(isSameView(saved, { ...saved, filters: rest })).toBe(false);
  expect(isSameView(saved, { ...saved, rows: 20 })).toBe(false);
});
