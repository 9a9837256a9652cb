import { expect, test } from 'vitest';
import { codInput, codLists, problemOf } from './cod-input.ts';
import { listedState } from './money-input.ts';

const query = (stage?: string, search = '') => ({
  search,
  filters: { ...(stage && { stage }) },
  page: 1,
  rows: 20,
});

test('a list loads the chosen stage, and without one all of its own', () => {
  const { stages } = codLists.toShip;
  expect(codInput(stages, query()).stages).toEqual(['awaitingArrival', 'toShip']);
  expect(codInput(stages, query('toShip')).stages).toEqual(['toShip']);
});

test('a stage of another list, or of none, is ignored', () => {
  const { stages } = codLists.shipped;
  expect(codInput(stages, query('toShip')).stages).toEqual(stages);
  expect(codInput(stages, query('nowhere')).stages).toEqual(stages);
  expect(codInput(codLists.all.stages, query('unpaid')).stages).toEqual(codLists.all.stages);
});

test('a search is no longer than the call takes', () => {
  expect(codInput(codLists.all.stages, query('', 'A'.repeat(80))).search).toHaveLength(60);
});

test('unknown problems and states of money are ignored', () => {
  expect([problemOf('stock'), problemOf('nothing'), problemOf(null)]).toEqual([
    'stock',
    undefined,
    undefined,
  ]);
  expect([listedState('refused'), listedState('remitted'), listedState(null)]).toEqual([
    'refused',
    undefined,
    undefined,
  ]);
});
