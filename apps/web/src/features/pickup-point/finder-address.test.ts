import type { PickupPoint } from '@onehaul/contract/pickup-point';
import { describe, expect, test } from 'vitest';
import { pageSearch, paths } from '../../app/paths.ts';
import {
  changedFinder,
  directionsTo,
  districtsOf,
  findPoints,
  readFinderQuery,
  shownPage,
} from './finder-address.ts';

const point = (id: number, more: Partial<PickupPoint> = {}): PickupPoint => ({
  id,
  name: `Point ${id}`,
  kind: 'counter',
  countryId: 1,
  countryName: 'Hong Kong',
  provinceName: '',
  cityName: 'Kowloon',
  areaName: 'Mong Kok',
  districtId: 'HK2',
  address: `${id} Nathan Road`,
  postcode: '',
  phone: '',
  telephone: '',
  week: [],
  closedOn: [],
  isOpenNow: null,
  hours: '',
  note: '',
  serviceChargeCents: 0,
  storageDays: 7,
  longitude: 114.17,
  latitude: 22.32,
  isOpen: true,
  ...more,
});
const points = [
  point(1, { latitude: 22.38 }),
  point(2, { kind: 'locker', serviceChargeCents: 500 }),
  point(3, { isOpen: false, areaName: '沙田', latitude: 22.39, districtId: 'HK3', cityName: 'Sha Tin' }),
];
const found = (search: string, origin?: { latitude: number; longitude: number }) =>
  findPoints(points, readFinderQuery(new URLSearchParams(search)), origin).map(({ id }) => id);

describe('points are found', () => {
  test.each([
    ['', [1, 2, 3]],
    ['kind=locker', [2]],
    ['kind=castle', [1, 2, 3]],
    ['open=1', [1, 2]],
    ['free=1', [1, 3]],
    ['text=沙田', [3]],
    ['text=NATHAN+kow', [1, 2]],
    ['text=nowhere', []],
    ['country=9', []],
    ['district=HK3', [3]],
  ])('by %j', (search, expected) => expect(found(search)).toEqual(expected));

  test('nearest first, once it is known from where', () => {
    expect(found('', { latitude: 22.32, longitude: 114.17 })).toEqual([2, 1, 3]);
  });
});

test('the web server keeps all that the finder reads of its address', () => {
  const search = '?text=a&kind=locker&country=1&district=HK2&open=1&free=1&point=2&from=3&page=4';
  expect(pageSearch(paths.pickupPoints, new URLSearchParams(`${search}&else=1`))).toBe(search);
});

test('another filter lets go of the point that was looked at', () => {
  const address = new URLSearchParams('kind=locker&point=2');
  expect(changedFinder(address, { open: '1' }).toString()).toBe('kind=locker&open=1');
  expect(changedFinder(address, { point: '3' }).toString()).toBe('kind=locker&point=3');
  expect(changedFinder(address, { kind: undefined }).toString()).toBe('');
});

test('every change starts at the page that shows its result', () => {
  const address = new URLSearchParams('kind=locker&page=3');
  expect(changedFinder(address, { open: '1' }).toString()).toBe('kind=locker&open=1');
  expect(changedFinder(address, { point: '3' }).toString()).toBe('kind=locker&point=3');
  expect(changedFinder(address, { page: '2' }).toString()).toBe('kind=locker&page=2');
});

test.each([
  ['nothing', {}, 1],
  ['a point', { pointId: 15 }, 2],
  ['a page that a point is not on', { page: 3, pointId: 15 }, 3],
  ['a page behind the last', { page: 9 }, 3],
  ['a point that was not found', { pointId: 99 }, 1],
])('the page of %s', (_, query, page) => {
  const found = Array.from({ length: 24 }, (_one, index) => point(index));
  expect(shownPage(found, { page: undefined, pointId: undefined, ...query })).toEqual({ page, pages: 3 });
});

test('districts lie below their province, with their points counted', () => {
  const taipei = { countryName: 'Taiwan', provinceName: 'Taipei City', cityName: 'Xinyi', districtId: 'TW1' };
  const macau = { countryName: 'Macau', provinceName: 'Taipa', cityName: '', districtId: 'MO1' };
  expect(districtsOf([...points, point(4, taipei), point(5, taipei), point(6, macau)])).toEqual([
    {
      name: 'Hong Kong',
      districts: [
        { id: 'HK2', name: 'Kowloon', count: 2 },
        { id: 'HK3', name: 'Sha Tin', count: 1 },
      ],
    },
    { name: 'Taipei City', districts: [{ id: 'TW1', name: 'Xinyi', count: 2 }] },
    { name: 'Macau', districts: [{ id: 'MO1', name: 'Taipa', count: 1 }] },
  ]);
});

test('the way leads to the place, not to its name', () => {
  const { google, amap } = directionsTo(point(1, { name: 'A&B' }));
  expect(google).toBe('https://www.google.com/maps/dir/?api=1&destination=22.32%2C114.17');
  expect(new URL(amap).searchParams.get('to')).toBe('114.17,22.32,A&B');
});
