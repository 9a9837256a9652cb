import type { PickupPoint } from '@onehaul/contract/pickup-point';
import { describe, expect, test } from 'vitest';
import { pageSearch, paths } from '../../app/paths.ts';
import { changedFinder, directionsTo, findPoints, readFinderQuery } from './finder-address.ts';

const point = (id: number, more: Partial<PickupPoint> = {}): PickupPoint => ({
  id,
  name: `Point ${id}`,
  kind: 'counter',
  countryId: 1,
  countryName: 'Hong Kong',
  provinceName: '',
  cityName: 'Kowloon',
  areaName: 'Mong Kok',
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
  point(3, { isOpen: false, areaName: '沙田', latitude: 22.39 }),
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
    ['text=NATHAN+kow', [1, 2, 3]],
    ['text=nowhere', []],
    ['country=9', []],
  ])('by %j', (search, expected) => expect(found(search)).toEqual(expected));

  test('nearest first, once it is known from where', () => {
    expect(found('', { latitude: 22.32, longitude: 114.17 })).toEqual([2, 1, 3]);
  });
});

test('the web server keeps all that the finder reads of its address', () => {
  const search = '?text=a&kind=locker&country=1&open=1&free=1&point=2&from=3';
  expect(pageSearch(paths.pickupPoints, new URLSearchParams(`${search}&else=1`))).toBe(search);
});

test('another filter lets go of the point that was looked at', () => {
  const address = new URLSearchParams('kind=locker&point=2');
  expect(changedFinder(address, { open: '1' }).toString()).toBe('kind=locker&open=1');
  expect(changedFinder(address, { point: '3' }).toString()).toBe('kind=locker&point=3');
  expect(changedFinder(address, { kind: undefined }).toString()).toBe('');
});

test('the way leads to the place, not to its name', () => {
  const { google, amap } = directionsTo(point(1, { name: 'A&B' }));
  expect(google).toBe('https://www.google.com/maps/dir/?api=1&destination=22.32%2C114.17');
  expect(new URL(amap).searchParams.get('to')).toBe('114.17,22.32,A&B');
});
