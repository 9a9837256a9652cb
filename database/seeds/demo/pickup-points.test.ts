import { expect, test } from 'vitest';
import { hongKongRegions, macauRegions } from '../../../tools/reference/hong-kong-macau-regions.ts';
import { taiwanRegions } from '../../../tools/reference/taiwan-regions.ts';
import { harbour } from './harbour.ts';

const points = harbour.pickupPoints!;

test('points lie in regions that exist, each as fine as it goes, within the bounds of its place', () => {
  const regions = new Set([...hongKongRegions(), ...macauRegions(), ...taiwanRegions()].map(({ id }) => id));
  const bounds = {
    HK: [22.19, 22.56, 113.83, 114.4],
    MO: [22.11, 22.22, 113.53, 113.6],
    TW: [21.9, 25.3, 120.0, 122.0],
  } as const;
  for (const { names, countryCode, regionId, latitude, longitude } of points) {
    expect(regions, names.en).toContain(regionId);
    const [south, north, west, east] = bounds[countryCode as keyof typeof bounds];
    expect(latitude > south && latitude < north && longitude > west && longitude < east, names.en).toBe(true);
  }
});

test('there are about forty of every kind, all named differently, one of them closed', () => {
  expect(points.length).toBeGreaterThanOrEqual(40);
  expect(new Set(points.map(({ names }) => names.zhHanT)).size).toBe(points.length);
  expect(new Set(points.map(({ address }) => address)).size).toBe(points.length);
  expect(new Set(points.map(({ kind }) => kind)).size).toBe(3);
  expect(points.filter(({ isOpen }) => !isOpen)).toHaveLength(1);
});
