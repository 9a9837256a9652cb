import type { Address } from '@onehaul/contract/address';
import type { Coupon } from '@onehaul/contract/coupon';
import type { TariffLine } from '@onehaul/contract/fee';
import type { Parcel } from '@onehaul/contract/parcel';
import { expect, test } from 'vitest';
import { beginDraft } from './draft.ts';
import { comparable, kindsNotTaken, linesBetween, type Pricing, shipmentIn } from './order-shipment.ts';

const parcelOf = (id: number, more: Partial<Parcel> = {}) =>
  ({
    id,
    goodsName: '袜子',
    goodsTypeId: 3,
    goodsTypeName: 'Clothes',
    quantity: 2,
    unitPriceCents: 1000,
    weightGrams: 1000 * id,
    lengthMillimetres: 100,
    widthMillimetres: 100,
    heightMillimetres: 100,
    daysStored: id,
    ...more,
  }) as Parcel;

const islands = {
  key: 'islands',
  name: 'Islands',
  countryId: 2,
  postcodePrefixes: ['99'],
  regionIds: ['XX-1'],
};
const address = { countryId: 2, postcode: '', regionId: 'XX-1-2', regionIds: ['XX-1', 'XX-1-2'] } as Address;
const option = {
  id: 5,
  serviceId: 1,
  name: 'Photo',
  note: '',
  minor: 100,
  minorEach: 50,
  minorPerKilogram: 10,
};
const pricing: Pricing = {
  parcels: [parcelOf(2), parcelOf(1)],
  address,
  remoteAreas: [islands],
  options: [option],
  coupon: undefined,
  level: 1,
  pointCents: 1,
  pointsOwned: 300,
};

test('parcels are priced as they lie there, in the order of their ids', () => {
  const shipment = shipmentIn(beginDraft(), pricing);
  expect(shipment.boxes.map(({ grams }) => grams)).toEqual([1000, 2000]);
  expect(shipment.stored).toEqual([
    { days: 1, grams: 1000 },
    { days: 2, grams: 2000 },
  ]);
  expect(shipment).toMatchObject({ declaredMinor: 4000, level: 1, coupon: null, points: null });
});

test('what lies within a remote area is found by the places around it', () => {
  expect(shipmentIn(beginDraft(), pricing).remoteAreas).toEqual(['islands']);
  const elsewhere = { ...pricing, address: { ...address, regionIds: ['XX-2'], postcode: '' } };
  expect(shipmentIn(beginDraft(), elsewhere).remoteAreas).toEqual([]);
});

test('what is asked for comes with its price, and an option the shop took away with none', () => {
  const draft = {
    ...beginDraft(),
    services: [
      { optionId: 9, quantity: 1 },
      { optionId: 5, quantity: 2 },
    ],
    insured: '20',
    points: '300',
  };
  const coupon = { minor: 500, percent: 10, leastMinor: 1000, leastGrams: 0 } as Coupon;
  const shipment = shipmentIn(draft, { ...pricing, coupon });
  expect(shipment.services).toEqual([
    { key: '5', minor: 100, minorEach: 50, minorPerKilogram: 10, quantity: 2, grams: 3000 },
  ]);
  expect(shipment).toMatchObject({
    insuredMinor: 2000,
    coupon: { minor: 500, percent: 10, leastMinor: 1000, leastGrams: 0 },
    points: { count: 300, minorEach: 1 },
  });
  expect(shipmentIn({ ...draft, points: '301' }, pricing).points).toBeNull();
  expect(comparable(shipment)).toMatchObject({ insuredMinor: 0, coupon: null, points: null });
});

test('what was not measured yet is left out of an estimate', () => {
  const parcels = [parcelOf(1), parcelOf(2, { weightGrams: null }), parcelOf(3, { heightMillimetres: null })];
  const shipment = shipmentIn(beginDraft(), { ...pricing, parcels });
  expect(shipment.boxes).toHaveLength(1);
  expect(shipment.declaredMinor).toBe(6000);
});

test('lines are those of the way, and each says which goods it does not take', () => {
  const lineOf = (id: number, warehouseId: number, countryId: number) =>
    ({ id, warehouseId, countryId, goodsTypeIds: [3] }) as TariffLine;
  const lines = [lineOf(1, 1, 2), lineOf(2, 1, 9), lineOf(3, 8, 2)];
  expect(linesBetween(lines, 1, 2).map(({ id }) => id)).toEqual([1]);
  expect(linesBetween(lines, undefined, 2)).toEqual([]);
  const battery = parcelOf(4, { goodsTypeId: 7, goodsTypeName: 'Batteries' });
  expect(kindsNotTaken(lines[0]!, [parcelOf(1), battery, battery])).toEqual(['Batteries']);
  expect(kindsNotTaken(lines[0]!, [parcelOf(1), parcelOf(5, { goodsTypeId: null })])).toEqual([]);
});
