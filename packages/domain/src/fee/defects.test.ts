/** Defects known from other logistics software, each as a test that the defect would fail. */
import { describe, expect, test } from 'vitest';
import { newTariff } from './new-tariff.ts';
import { priceShipment } from './price.ts';
import { type Shipment, shipmentOf } from './shipment.ts';
import type { Freight, Tariff } from './tariff.ts';
import {
  bareTariff,
  exampleBox,
  bulkyBox,
  firstContinuedPrice,
  freightTariff,
  exampleUnitPrice,
  weighingTariff,
} from './worked-example.ts';

const billOf = (tariff: Tariff, kilograms: number, more?: Partial<Shipment>) =>
  priceShipment(
    { version: 1, effectiveAt: '2026-01-01T00:00:00Z', tariff },
    shipmentOf([exampleBox(kilograms)], more),
  );

describe('a price for a band', () => {
  const table: Freight = {
    mode: 'fixedPerBand',
    bands: [
      { upTo: 2000, price: { kind: 'fixed', minor: 3000 } },
      { upTo: 5000, price: { kind: 'fixed', minor: 6000 } },
    ],
  };

  test('is the total, not a price for each kilogram', () => {
    expect(billOf(freightTariff(table), 1.5).totalMinor).toBe(3000);
    expect(billOf(freightTariff(table), 4.9).totalMinor).toBe(6000);
  });

  test('holds on its upper bound, and the next begins a gram above', () => {
    expect([1.999, 2, 2.001, 5].map((weight) => billOf(freightTariff(table), weight).totalMinor)).toEqual([
      3000, 3000, 6000, 6000,
    ]);
  });

  test('is refused above the last rather than guessed', () => {
    expect(() => billOf(freightTariff(table), 5.001)).toThrow(
      expect.objectContaining({ code: 'fee.quantityNotServed' }),
    );
    const tiers: Freight = { mode: 'tiered', bands: [{ upTo: 5000, price: exampleUnitPrice(10) }] };
    expect(billOf(freightTariff(tiers), 5).totalMinor).toBe(5000);
    expect(() => billOf(freightTariff(tiers), 5.001)).toThrow(
      expect.objectContaining({ code: 'fee.quantityNotServed' }),
    );
  });
});

test('less than the first weight costs the first price, not less', () => {
  const table: Freight = { mode: 'firstContinued', price: firstContinuedPrice(1, 30, 0.5, 8, false) };
  expect([0.001, 0.5, 0.999, 1].map((weight) => billOf(freightTariff(table), weight).totalMinor)).toEqual([
    3000, 3000, 3000, 3000,
  ]);
});

test('a discount touches the rules it names and no surcharge', () => {
  const tariff: Tariff = {
    ...freightTariff({ mode: 'unitPerBand', bands: [{ upTo: null, price: exampleUnitPrice(10) }] }),
    surcharges: newTariff.surcharges,
    discount: { rules: ['freight'], levels: [{ level: 1, bps: 1000 }] },
  };
  const bill = billOf(tariff, 50, { level: 1 });
  expect(bill.lines.map(({ rule, minor }) => [rule, minor])).toEqual([
    ['freight', 50_000],
    ['weight', 5000],
    ['discount', -5000],
  ]);
});

test('half of two weights is their sum by two', () => {
  const version = {
    version: 1,
    effectiveAt: '2026-01-01T00:00:00Z',
    tariff: weighingTariff({ choice: { rule: 'half' } }),
  };
  expect(priceShipment(version, shipmentOf([bulkyBox(2, 8)])).weighed.billed).toBe(5000);
});

test('amounts that floats get wrong are right to the cent', () => {
  const table: Freight = { mode: 'unitPerBand', bands: [{ upTo: null, price: exampleUnitPrice(1.1) }] };
  // 1.1 x 3 is 3.3000000000000003, and 1.005 x 100 is 100.49999999999999.
  expect(billOf(freightTariff(table), 3).totalMinor).toBe(330);
  expect(
    billOf(freightTariff({ mode: 'unitPerBand', bands: [{ upTo: null, price: exampleUnitPrice(1) }] }), 1.005)
      .totalMinor,
  ).toBe(101);
});

test('a tariff that is changed leaves what was priced under the old one', () => {
  const old = { version: 1, effectiveAt: '2026-01-01T00:00:00Z', tariff: bareTariff };
  const goods = shipmentOf([exampleBox(3)]);
  const bill = priceShipment(old, goods);
  const dearer = {
    ...old,
    version: 2,
    tariff: freightTariff({ mode: 'firstContinued', price: firstContinuedPrice(1, 99, 0.5, 99) }),
  };
  expect(priceShipment(dearer, goods).totalMinor).not.toBe(bill.totalMinor);
  expect(priceShipment(old, goods)).toEqual(bill);
});
