import { expect, test } from 'vitest';
import { newTariff } from '../fee/new-tariff.ts';
import { priceShipment } from '../fee/price.ts';
import { type Box, shipmentOf } from '../fee/shipment.ts';
import type { TariffVersion } from '../fee/tariff.ts';
import { comparePacking } from '../packing/compare.ts';
import { maxOrderBoxes } from './order-number.ts';
import { priceOrder } from './order-price.ts';

const version: TariffVersion = { version: 1, effectiveAt: '2026-01-01T00:00:00Z', tariff: newTariff };
const box: Box = { grams: 900, lengthMillimetres: 100, widthMillimetres: 100, heightMillimetres: 100 };
const carton = {
  lengthMillimetres: 320,
  widthMillimetres: 220,
  heightMillimetres: 130,
  ownGrams: 200,
  mostGrams: 20_000,
};
const totalOf = (shipment: Parameters<typeof priceOrder>[1], packing: 'together' | 'asTheyAre') =>
  priceOrder([version], shipment, packing, [carton])[0]!;

test('as they are, the boxes are priced one by one', () => {
  const shipment = shipmentOf([box, box]);
  expect(totalOf(shipment, 'asTheyAre').bill).toEqual(priceShipment(version, shipment));
});

test('together, the price is that of the plan the preview shows', () => {
  const shipment = shipmentOf([box, box]);
  const { together } = comparePacking(version, shipment, [carton]);
  expect(together).not.toBeNull();
  const { bill } = totalOf(shipment, 'together');
  expect(bill?.totalMinor).toBe(together!.totalMinor);
  expect(bill?.weighed.boxes).toHaveLength(1);
});

test('a coupon is taken off the plan that is cheapest without it', () => {
  const coupon = { minor: 100, leastMinor: 0, leastGrams: 0 };
  const plain = totalOf(shipmentOf([box, box]), 'together').bill!;
  const cheaper = totalOf(shipmentOf([box, box], { coupon }), 'together').bill!;
  expect(cheaper.totalMinor).toBe(plain.totalMinor - 100);
});

test('what no carton merges goes as it is', () => {
  const long = { ...box, lengthMillimetres: 900 };
  expect(totalOf(shipmentOf([long, long]), 'together').bill).toEqual(
    priceShipment(version, shipmentOf([long, long])),
  );
  expect(totalOf(shipmentOf([box]), 'together').bill).toEqual(priceShipment(version, shipmentOf([box])));
});

test('an order leaves in no more boxes than it may', () => {
  const many = Array.from({ length: maxOrderBoxes + 1 }, () => box);
  expect(totalOf(shipmentOf(many), 'asTheyAre').refusal?.code).toBe('fee.tooManyBoxes');
});
