import { expect, test } from 'vitest';
import {
  maxSaved,
  parseSaved,
  renamed,
  savedKey,
  savedSearchOf,
  withoutSaved,
  withSaved,
} from './saved-filters.ts';

const late = { name: 'Late', search: 'ends=3' };
const shoes = { name: 'Shoes', search: 'search=shoes' };

test('search and filters are saved, page and open row are not', () => {
  const address = new URLSearchParams('search=shoes&stage=inWarehouse&page=3&open=7&rows=50&other=1');
  expect(savedSearchOf(address, ['stage', 'warehouse'])).toBe('search=shoes&stage=inWarehouse');
});

test('a name stands for one filter: the newest comes first and replaces its predecessor', () => {
  const saved = withSaved([late], shoes);
  expect(saved).toEqual([shoes, late]);
  expect(withSaved(saved, { name: ' Late ', search: 'ends=7' })).toEqual([
    { name: 'Late', search: 'ends=7' },
    shoes,
  ]);
  expect(withSaved(saved, { name: '  ', search: 'ends=7' })).toBe(saved);
});

test('filters are renamed in place and deleted', () => {
  expect(renamed([shoes, late], 'Late', 'Soon')).toEqual([shoes, { name: 'Soon', search: 'ends=3' }]);
  expect(renamed([shoes, late], 'Late', 'Shoes')).toEqual([{ name: 'Shoes', search: 'ends=3' }]);
  expect(renamed([shoes, late], 'Late', ' ')).toEqual([shoes, late]);
  expect(withoutSaved([shoes, late], 'Shoes')).toEqual([late]);
});

test('what is stored is read back; anything else is ignored', () => {
  expect(parseSaved(JSON.stringify([shoes, late]))).toEqual([shoes, late]);
  expect(parseSaved(null)).toEqual([]);
  expect(parseSaved('no JSON')).toEqual([]);
  expect(parseSaved('{"a":1}')).toEqual([]);
  expect(parseSaved(JSON.stringify([shoes, 7, null, { name: 1 }]))).toEqual([shoes]);
  expect(parseSaved(JSON.stringify(Array.from({ length: 30 }, () => shoes)))).toHaveLength(maxSaved);
});

test('accounts and lists do not share filters', () => {
  expect(new Set([savedKey('1', 'orders'), savedKey('2', 'orders'), savedKey('1', 'parcels')]).size).toBe(3);
});
