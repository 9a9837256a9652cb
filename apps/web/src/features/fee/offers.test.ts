import type { RemoteArea, TariffLine } from '@onehaul/contract/fee';
import { newTariff } from '@onehaul/domain/fee/new-tariff';
import type { Tariff } from '@onehaul/domain/fee/tariff';
import { expect, test } from 'vitest';
import type { TypedGoods } from './goods-address.ts';
import { marksOf, offersOf, sorted, toPriceableGoods } from './offers.ts';
import { emptyBox } from './typed-box.ts';
import { linesEffectiveAt } from '../../app/fee/use-current-lines.ts';

const lineOf = (id: number, tariff: Partial<Tariff> = {}, more: Partial<TariffLine> = {}) =>
  ({
    id,
    warehouseId: 1,
    countryId: 2,
    goodsTypeIds: [3],
    minimumDays: 3,
    maximumDays: 5,
    current: { version: 1, effectiveAt: '2026-01-01T00:00:00Z', tariff: { ...newTariff, ...tariff } },
    next: null,
    ...more,
  }) as TariffLine;

const priceOf = (firstMinor: number): Partial<Tariff> => ({
  freight: {
    mode: 'firstContinued',
    price: { kind: 'firstContinued', first: 1000, firstMinor, step: 500, stepMinor: 0, isWhole: true },
  },
});

const goods: TypedGoods = {
  warehouseId: 1,
  countryId: 2,
  goodsTypeId: 3,
  boxes: [{ ...emptyBox(0), weight: '1', length: '10', width: '10', height: '10' }],
  postcode: '',
  area: '',
  value: '',
  cover: '',
  isTaxHandled: false,
};
const islands: RemoteArea = {
  key: 'islands',
  name: 'Islands',
  countryId: 2,
  postcodePrefixes: ['99'],
  regionIds: ['XX-1'],
};
const offers = (lines: TariffLine[], typed: Partial<TypedGoods> = {}, level = 0) =>
  offersOf(lines, toPriceableGoods({ ...goods, ...typed }, [islands], level)!);

test('nothing is priced before all that is required is there', () => {
  for (const missing of ['warehouseId', 'countryId', 'goodsTypeId'] as const)
    expect(toPriceableGoods({ ...goods, [missing]: undefined }, [], 0)).toBeUndefined();
  expect(toPriceableGoods({ ...goods, boxes: [emptyBox(0)] }, [], 0)).toBeUndefined();
  expect(toPriceableGoods({ ...goods, value: 'much' }, [], 0)).toBeUndefined();
  expect(toPriceableGoods(goods, [], 0)).toBeDefined();
});

test('every line of the way is listed, priced or with its reason; lines of other ways are not', () => {
  const { priced, refused } = offers([
    lineOf(1),
    lineOf(2, {}, { countryId: 9 }),
    lineOf(3, {}, { warehouseId: 9 }),
    lineOf(4, {}, { goodsTypeIds: [8] }),
    lineOf(5, { limits: { ...newTariff.limits, boxGrams: 500 } }),
  ]);
  expect(priced.map(({ line }) => line.id)).toEqual([1]);
  expect(refused.map(({ line, refusal }) => [line.id, refusal])).toEqual([
    [4, 'goodsType'],
    [5, 'fee.boxTooHeavy'],
  ]);
});

test('a remote area counts by its postcode or by its name', () => {
  const remote = lineOf(1, {
    remoteAreas: [{ area: 'islands', price: { kind: 'fixed', minor: 5000 }, least: 0 }],
  });
  const totalOf = (typed: Partial<TypedGoods>) => offers([remote], typed).priced[0]!.bill.totalMinor;
  const plain = totalOf({});
  expect(totalOf({ postcode: '99-123' })).toBe(plain + 5000);
  expect(totalOf({ area: 'islands' })).toBe(plain + 5000);
  expect(totalOf({ postcode: '1', area: 'elsewhere' })).toBe(plain);
});

test('value, cover, tax and level reach the bill', () => {
  const line = lineOf(1, {
    tax: { mode: 'onValue', dutyBps: 1000, freeUpToMinor: 0, commissionBps: 0, leastCommission: 100 },
    discount: { rules: ['freight'], levels: [{ level: 2, bps: 1000 }] },
  });
  const rulesOf = (typed: Partial<TypedGoods>, level = 0) =>
    offers([line], typed, level).priced[0]!.bill.lines.map(({ rule }) => rule);
  expect(rulesOf({})).toEqual(['freight']);
  expect(rulesOf({ value: '100', cover: '100', isTaxHandled: true }, 2)).toEqual([
    'freight',
    'insurance',
    'duty',
    'taxCommission',
    'discount',
  ]);
});

test('offers are sorted by price or by days, each the other’s second', () => {
  const lines = [
    lineOf(1, priceOf(300), { minimumDays: 2, maximumDays: 3 }),
    lineOf(2, priceOf(100), { minimumDays: 8, maximumDays: 9 }),
    lineOf(3, priceOf(100), { minimumDays: 4, maximumDays: 9 }),
  ];
  const { priced } = offers(lines);
  const ids = (sort: 'price' | 'days') => sorted(priced, sort).map(({ line }) => line.id);
  expect(ids('price')).toEqual([3, 2, 1]);
  expect(ids('days')).toEqual([1, 3, 2]);
});

test('the cheapest and the fastest are marked, equals together, and a single line not at all', () => {
  const lines = [
    lineOf(1, priceOf(300), { minimumDays: 2, maximumDays: 3 }),
    lineOf(2, priceOf(100), { minimumDays: 8, maximumDays: 9 }),
    lineOf(3, priceOf(100), { minimumDays: 4, maximumDays: 9 }),
  ];
  const { priced } = offers(lines);
  expect(priced.map((offer) => marksOf(offer, priced))).toEqual([
    { isCheapest: false, isFastest: true },
    { isCheapest: true, isFastest: false },
    { isCheapest: true, isFastest: false },
  ]);
  const alone = offers(lines.slice(0, 1)).priced;
  expect(marksOf(alone[0]!, alone)).toEqual({ isCheapest: false, isFastest: false });
});

test('a page that stays open prices by the coming tariff from its hour on', () => {
  const coming = { ...lineOf(1).current, version: 2, effectiveAt: '2026-12-01T00:00:00Z' };
  const line = lineOf(1, {}, { next: coming });
  expect(linesEffectiveAt([line], '2026-11-30T23:59:59Z')).toEqual([line]);
  expect(linesEffectiveAt([line], '2026-12-01T00:00:00Z')).toEqual([
    { ...line, current: coming, next: null },
  ]);
});
