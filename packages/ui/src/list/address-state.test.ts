import { expect, test } from 'vitest';
import { parseListState, updateListParams } from './address-state.ts';

const read = (address: string, rows?: number) =>
  parseListState(new URLSearchParams(address), ['shop', 'state'], rows);
const change = (
  address: string,
  ...parameters: Parameters<typeof updateListParams> extends [unknown, ...infer R] ? R : never
) => updateListParams(new URLSearchParams(address), ...parameters).toString();

test('an empty address is the first page of everything', () => {
  expect(read('')).toEqual({ search: '', filters: {}, page: 1, rows: 20, open: undefined });
});

test('the address says it all', () => {
  expect(read('search=H7&shop=3&state=&other=1&page=4&rows=50&open=3-17')).toEqual({
    search: 'H7',
    filters: { shop: '3' },
    page: 4,
    rows: 50,
    open: '3-17',
  });
});

test.each(['0', '-1', '1.5', 'two', '1e9', ''])('page %j is the first one', (page) => {
  expect(read(`page=${page}`).page).toBe(1);
});

test('rows are one of the choices; the address outranks what was chosen before', () => {
  expect(read('rows=7').rows).toBe(20);
  expect(read('', 50).rows).toBe(50);
  expect(read('rows=100', 50).rows).toBe(100);
  expect(read('', 33).rows).toBe(20);
  expect(parseListState(new URLSearchParams('rows=100'), [], 20, [20, 50]).rows).toBe(20);
});

test('looking for something else starts at the first page', () => {
  expect(change('page=4&shop=3', { search: ' ann ' })).toBe('shop=3&search=ann');
  expect(change('page=4&shop=3', { filters: { shop: undefined, state: 'active' } })).toBe('state=active');
  expect(change('page=4', { rows: 50 })).toBe('rows=50');
});

test('opening and closing a drawer, or turning the page, leaves the rest as it is', () => {
  expect(change('search=a&page=4', { open: '3-17' })).toBe('search=a&page=4&open=3-17');
  expect(change('search=a&page=4&open=3-17', { open: undefined })).toBe('search=a&page=4');
  expect(change('search=a&open=1', { page: 2 })).toBe('search=a&open=1&page=2');
  expect(change('page=2', { page: 1 })).toBe('');
});
