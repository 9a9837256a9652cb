import type { Address } from '@onehaul/contract/address';
import type { TariffLine } from '@onehaul/contract/fee';
import type { Parcel } from '@onehaul/contract/parcel';
import { newTariff } from '@onehaul/domain/fee/new-tariff';
import { describe, expect, test } from 'vitest';
import { blankGoods } from './declared-goods.ts';
import { beginDraft, type Draft } from './draft.ts';
import { type Known, lacksOf, lacksOfCeiling, reachableStep } from './lacks.ts';

const parcel = { id: 1, warehouseId: 1, state: 'stored', orderId: null } as Parcel;
const insurance = { bps: 100, least: 100, mostCover: 5000 };
const lineWith = (tariff: Partial<typeof newTariff>) =>
  ({ id: 4, delivery: 'dispatch', current: { tariff: { ...newTariff, ...tariff } } }) as TariffLine;
const known: Known = {
  parcels: [parcel],
  address: { id: 2, kind: 'dispatch' } as Address,
  line: lineWith({ insurance }),
  refusal: null,
  goods: [{ ...blankGoods('a'), nameChinese: '袜子', unitPrice: '100' }],
  declaredMinor: 10_000,
  pointsOwned: 200,
  isInstant: false,
  mostParcels: 0,
};
const draft = beginDraft();
const said = (step: 1 | 2 | 3, changed: Partial<Known>, typed: Partial<Draft> = {}) =>
  lacksOf(step, { ...draft, ...typed }, { ...known, ...changed }).map((lack) => [
    lack.field,
    lack.kind === 'text' ? lack.key : lack.code,
  ]);

describe('parcels', () => {
  test.each([
    [[], 'order.nothingSelected'],
    [[parcel, { ...parcel, warehouseId: 2 }], 'order.differentWarehouses'],
    [[{ ...parcel, state: 'received' as const }], 'order.notReceived'],
    [[{ ...parcel, orderId: 9 }], 'order.alreadyMerged'],
  ])('that cannot be merged say why', (parcels, code) => {
    expect(said(1, { parcels })).toEqual([['parcels', code]]);
  });

  test('that are coming can be sent on arrival, up to the shop’s number of them', () => {
    const coming = [parcel, { ...parcel, id: 2, state: 'forecast' as const }];
    expect(said(1, { parcels: coming, isInstant: true, mostParcels: 2 })).toEqual([]);
    expect(said(1, { parcels: coming, isInstant: true, mostParcels: 1 })).toEqual([
      ['parcels', 'order.tooManyParcels'],
    ]);
  });
});

describe('the way there', () => {
  test('needs an address, then a line that takes the goods', () => {
    expect(said(2, {})).toEqual([]);
    expect(said(2, { address: undefined })).toEqual([['address', 'lacks.address']]);
    expect(said(2, { line: undefined })).toEqual([['line', 'lacks.line']]);
    expect(said(2, { refusal: 'fee.tooHeavy' })).toEqual([['line', 'fee.tooHeavy']]);
  });

  test('is not what a coupon or cover that does not fit is about', () => {
    expect(said(2, { refusal: 'fee.couponNotMet' })).toEqual([]);
    expect(said(3, { refusal: 'fee.couponNotMet' })).toEqual([['coupon', 'fee.couponNotMet']]);
  });
});

describe('the details', () => {
  test('name what has to be put right, each beside its field', () => {
    expect(said(3, {})).toEqual([]);
    expect(said(3, { goods: [] })).toEqual([['goods', 'order.declarationMissing']]);
    expect(said(3, { goods: [blankGoods('a')] })).toEqual([['goods', 'lacks.goods']]);
  });

  test('take no more points than are owned', () => {
    expect(said(3, {}, { points: '200' })).toEqual([]);
    expect(said(3, {}, { points: '201' })).toEqual([['points', 'points.tooMany']]);
    expect(said(3, {}, { points: '1.5' })).toEqual([['points', 'points.wrong']]);
  });

  test('insure no more than is declared and the line covers', () => {
    expect(said(3, {}, { insured: '50' })).toEqual([]);
    expect(said(3, {}, { insured: '50.01' })).toEqual([['insured', 'insurance.above']]);
    expect(said(3, { declaredMinor: 1000 }, { insured: '11' })).toEqual([['insured', 'insurance.above']]);
    expect(said(3, { line: lineWith({ insurance: null }) }, { insured: '5' })).toEqual([
      ['insured', 'insurance.off'],
    ]);
    expect(said(3, {}, { insured: 'x' })).toEqual([['insured', 'insurance.wrong']]);
  });

  test('say a thing once: what is typed wrong is not told again by the price', () => {
    expect(said(3, { refusal: 'fee.coverTooHigh' }, { insured: '51' })).toEqual([
      ['insured', 'insurance.above'],
    ]);
  });
});

test('an address leads no further than what is known', () => {
  const step = (asked: 1 | 2 | 3 | 4, changed: Partial<Known> = {}) =>
    reachableStep(asked, draft, { ...known, ...changed });
  expect(step(4)).toBe(4);
  expect(step(4, { line: undefined })).toBe(2);
  expect(step(4, { parcels: [] })).toBe(1);
  expect(step(2, { line: undefined })).toBe(2);
  expect(step(1, { parcels: [] })).toBe(1);
  // While a price is being computed, the wizard does not step back.
  expect(step(4, { refusal: undefined })).toBe(4);
});

test('goods that go by themselves need a ceiling', () => {
  const ceiling = (typed: string) => lacksOfCeiling({ ...draft, ceiling: typed }).length;
  expect(['', '0', 'x', '80'].map(ceiling)).toEqual([1, 1, 1, 0]);
});

test('U-4: a pickup line asks for a point and a door line for a home address, before the next step', () => {
  const pickup: TariffLine = { ...lineWith({}), delivery: 'pickup' };
  const atPoint = { id: 3, kind: 'pickup' } as Address;
  expect(said(2, { line: pickup })).toEqual([['point', 'order.pickupPointNeeded']]);
  expect(said(2, { line: pickup, address: atPoint })).toEqual([]);
  expect(said(2, { address: atPoint })).toEqual([['address', 'order.homeAddressNeeded']]);
});
