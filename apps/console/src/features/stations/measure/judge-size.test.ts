import { expect, test } from 'vitest';
import { judgeSize, type LineLimits } from './judge-size.ts';

const none = {
  mostSideMillimetres: null,
  mostBoxGrams: null,
  surchargedSideMillimetres: null,
  surchargedGrams: null,
};
const lines: LineLimits[] = [
  { name: 'Air', ...none, mostSideMillimetres: 1200, mostBoxGrams: 30_000 },
  {
    name: 'Sea',
    ...none,
    mostSideMillimetres: 2000,
    surchargedSideMillimetres: 1500,
    surchargedGrams: 45_000,
  },
  { name: 'Any', ...none },
];
const of = (weightGrams: number | undefined, ...sides: (number | undefined)[]) =>
  judgeSize(lines, { weightGrams, sides }).map(({ line, verdict, by }) => `${line} ${verdict} ${by}`);

test('says what is known as soon as it is typed', () => {
  expect(of(undefined)).toEqual([]);
  expect(of(30_000, 1200, undefined, undefined)).toEqual([]);
  expect(of(30_001)).toEqual(['Air refused weight']);
  expect(of(undefined, 300, 1201)).toEqual(['Air refused side']);
  expect(of(50_000, 1600)).toEqual(['Air refused side', 'Sea dearer side']);
  expect(of(50_000)).toEqual(['Air refused weight', 'Sea dearer weight']);
  expect(of(1, 2001)).toEqual(['Air refused side', 'Sea refused side']);
});
