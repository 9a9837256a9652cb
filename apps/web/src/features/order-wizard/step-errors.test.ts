import type { Address } from '@onehaul/contract/address';
import type { TariffLine } from '@onehaul/contract/fee';
import type { Parcel } from '@onehaul/contract/parcel';
import { newTariff } from '@onehaul/domain/fee/new-tariff';
import { describe, expect, test } from 'vitest';
import { blankGoods } from './declared-goods.ts';
import { beginDraft, type Draft } from './draft.ts';
import { type Known, stepErrors, ceilingErrors, reachableStep } from './step-errors.ts';

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
const errorsOf = (step: 1 | 2 | 3, changed: Partial<Known>, typed: Partial<Draft> = {}) =>
  stepErrors(step, { ...draft, ...typed }, { ...known, ...changed }).map((error) => [
    error.field,
    error.kind === 'text' ? error.key : error.code,
  ]);

describe('parcels', () => {
  test.each([
    [[], 'order.nothingSelected'],
    [[parcel, { ...parcel, warehouseId: 2 }], 'order.differentWarehouses'],
    [[{ ...parcel, state: 'received' as const }], 'order.notReceived'],
    [[{ ...parcel, orderId: 9 }], 'order.alreadyMerged'],
  ])('that cannot be merged say why', (parcels, code) => {
    expect(errorsOf(1, { parcels })).toEqual([['parcels', code]]);
  });

  test('that are coming can be sent on arrival, up to the shop’s number of them', () => {
    const coming = [parcel, { ...parcel, id: 2, state: 'forecast' as const }];
    expect(errorsOf(1, { parcels: coming, isInstant: true, mostParcels: 2 })).toEqual([]);
    expect(errorsOf(1, { parcels: coming, isInstant: true, mostParcels: 1 })).toEqual([
      ['parcels', 'order.tooManyParcels'],
    ]);
  });
});

describe('the way there', () => {
  test('needs an address, then a line that takes the goods', () => {
    expect(errorsOf(2, {})).toEqual([]);
    expect(errorsOf(2, { address: undefined })).toEqual([['address', 'lacks.address']]);
    expect(errorsOf(2, { line: undefined })).toEqual([['line', 'lacks.line']]);
    expect(errorsOf(2, { refusal: 'fee.tooHeavy' })).toEqual([['line', 'fee.tooHeavy']]);
  });

  test('is not what a coupon or cover that does not fit is about', () => {
    expect(errorsOf(2, { refusal: 'fee.couponNotMet' })).toEqual([]);
    expect(errorsOf(3, { refusal: 'fee.couponNotMet' })).toEqual([['coupon', 'fee.couponNotMet']]);
  });
});

describe('the details', () => {
  test('name what has to be put right, each beside its field', () => {
    expect(errorsOf(3, {})).toEqual([]);
    expect(errorsOf(3, { goods: [] })).toEqual([['goods', 'order.declarationMissing']]);
    expect(errorsOf(3, { goods: [blankGoods('a')] })).toEqual([['goods', 'lacks.goods']]);
  });

  test('take no more points than are owned', () => {
    expect(errorsOf(3, {}, { points: '200' })).toEqual([]);
    expect(errorsOf(3, {}, { points: '201' })).toEqual([['points', 'points.tooMany']]);
    expect(errorsOf(3, {}, { points: '1.5' })).toEqual([['points', 'points.wrong']]);
  });

  test('insure no more than is declared and the line covers', () => {
    expect(errorsOf(3, {}, { insured: '50' })).toEqual([]);
    expect(errorsOf(3, {}, { insured: '50.01' })).toEqual([['insured', 'insurance.above']]);
    expect(errorsOf(3, { declaredMinor: 1000 }, { insured: '11' })).toEqual([['insured', 'insurance.above']]);
    expect(errorsOf(3, { line: lineWith({ insurance: null }) }, { insured: '5' })).toEqual([
      ['insured', 'insurance.off'],
    ]);
    expect(errorsOf(3, {}, { insured: 'x' })).toEqual([['insured', 'insurance.wrong']]);
  });

  test('say a thing once: what is typed wrong is not told again by the price', () => {
    expect(errorsOf(3, { refusal: 'fee.coverTooHigh' }, { insured: '51' })).toEqual([
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
  const ceiling = (typed: string) => ceilingErrors({ ...draft, ceiling: typed }).length;
  expect(['', '0', 'x', '80'].map(ceiling)).toEqual([1, 1, 1, 0]);
});

test('U-4: a pickup line asks for a point and a door line for a home address, before the next step', () => {
  const pickup: TariffLine = { ...lineWith({}), delivery: 'pickup' };
  const atPoint = { id: 3, kind: 'pickup' } as Address;
  expect(errorsOf(2, { line: pickup })).toEqual([['point', 'order.pickupPointNeeded']]);
  expect(errorsOf(2, { line: pickup, address: atPoint })).toEqual([]);
  expect(errorsOf(2, { address: atPoint })).toEqual([['address', 'order.homeAddressNeeded']]);
});
