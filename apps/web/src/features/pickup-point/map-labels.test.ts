import { expect, test } from 'vitest';
import { commonName, labelsOf } from './map-labels.ts';

const point = (id: number, areaName: string, cityName: string) => ({
  id,
  name: `Point ${id}`,
  areaName,
  cityName,
  provinceName: '',
  countryName: 'Hong Kong',
});

test('points are named by the smallest place that holds them all', () => {
  const [mongKok, alsoMongKok, shaTin] = [
    point(1, 'Mong Kok', 'Kowloon'),
    point(2, 'Mong Kok', 'Kowloon'),
    point(3, 'Sha Tin', 'New Territories'),
  ];
  expect(commonName([mongKok])).toBe('Point 1');
  expect(commonName([mongKok, alsoMongKok])).toBe('Mong Kok');
  expect(commonName([mongKok, shaTin])).toBe('Hong Kong');
  expect(commonName([])).toBe('');
});

test('names do not lie over each other, nor leave the map', () => {
  const cluster = (x: number, y: number, ...points: ReturnType<typeof point>[]) => ({ x, y, points });
  const labels = labelsOf(
    [
      cluster(4, 100, point(1, 'Mong Kok', 'Kowloon')),
      cluster(40, 102, point(2, 'Sha Tin', 'Kowloon'), point(3, 'Sha Tin', 'Kowloon')),
      cluster(300, 100, point(4, 'Tuen Mun', 'Kowloon')),
    ],
    600,
  );
  expect(labels.map(({ text }) => text)).toEqual(['Sha Tin', 'Point 4']);
  expect(Math.min(...labels.map(({ x }) => x))).toBeGreaterThan(20);
});
