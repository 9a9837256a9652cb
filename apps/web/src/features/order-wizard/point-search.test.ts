import { expect, test } from 'vitest';
import { areasOf, pointsMatching } from './point-search.ts';

const point = (name: string, cityName: string, address: string) => ({
  name,
  cityName,
  address,
  provinceName: 'Kowloon',
  areaName: '',
  postcode: '',
});
const points = [
  point('Mong Kok counter', 'Yau Tsim Mong', '8 Argyle Street'),
  point('Kwun Tong locker', 'Kwun Tong', '1 Hip Wo Street'),
  point('Ngau Tau Kok partner', 'Kwun Tong', '33 Ngau Tau Kok Road'),
];
const names = (some: readonly { name: string }[]) => some.map(({ name }) => name);

test('U-4: points are found by every word typed and by district', () => {
  expect(areasOf(points)).toEqual(['Kwun Tong', 'Yau Tsim Mong']);
  expect(names(pointsMatching(points, 'street KWUN', ''))).toEqual(['Kwun Tong locker']);
  expect(names(pointsMatching(points, '', 'Kwun Tong'))).toEqual([
    'Kwun Tong locker',
    'Ngau Tau Kok partner',
  ]);
  expect(pointsMatching(points, 'argyle', 'Kwun Tong')).toEqual([]);
});
