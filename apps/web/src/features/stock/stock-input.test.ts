import { expect, test } from 'vitest';
import { balanceInput, inboundInput, skuListInput } from './stock-input.ts';

const query = { page: 2, rows: 50, search: '', filters: {} };
const paged = { pageIndex: 2, pageRows: 50 };

test('the URL of a list becomes the input of its call', () => {
  expect(skuListInput({ ...query, search: 'cup', filters: { category: '7', use: 'inactive' } })).toEqual({
    ...paged,
    search: 'cup',
    categoryId: 7,
    isActive: false,
  });
  expect(balanceInput({ ...query, filters: { warehouse: '3', low: 'low' } })).toEqual({
    ...paged,
    search: '',
    warehouseId: 3,
    isLow: true,
  });
  expect(inboundInput({ ...query, filters: { state: 'received' } })).toEqual({ ...paged, state: 'received' });
});

test('what the calls would refuse is ignored', () => {
  const search = `a\n${'b'.repeat(70)}`;
  expect(skuListInput({ ...query, search, filters: { category: 'x' } })).toEqual({
    ...paged,
    search: `a ${'b'.repeat(58)}`,
  });
  expect(balanceInput({ ...query, filters: { warehouse: '-1', low: 'x' } })).toEqual({
    ...paged,
    search: '',
    isLow: false,
  });
  expect(inboundInput({ ...query, filters: { state: 'lost' } })).toEqual(paged);
});
