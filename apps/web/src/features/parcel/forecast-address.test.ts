import { expect, test } from 'vitest';
import { parseForecastAddress } from './forecast-address.ts';

const read = (search: string) => parseForecastAddress(new URLSearchParams(search));

test('an address without parameters shows the rows', () => {
  expect(read('')).toEqual({ tab: 'rows', page: 1, claimPage: 1, search: '', warehouseId: undefined });
});

test('tab, pages, search and warehouse are read', () => {
  expect(read('tab=claim&page=3&claims=2&search=YT1&at=7')).toEqual({
    tab: 'claim',
    page: 3,
    claimPage: 2,
    search: 'YT1',
    warehouseId: 7,
  });
});

test.each(['tab=other&page=0&claims=x&at=-1', 'page=1.5&at=1e3'])('%s falls back', (search) => {
  expect(read(search)).toMatchObject({ tab: 'rows', page: 1, claimPage: 1, warehouseId: undefined });
});

test('a search is no longer than the server accepts', () => {
  expect(read(`search=${'a'.repeat(90)}`).search).toHaveLength(60);
});
