import { describe, expect, test } from 'vitest';
import type { RefusalCode } from '../refusal.ts';
import { feeSums, convertBill, billLine, totalOf } from './bill.ts';
import { bandEdges } from './freight.ts';
import { newTariff } from './new-tariff.ts';
import { priceShipment, tryPriceShipment, boxesRefusal } from './price.ts';
import { ratesAt } from './rates.ts';
import { type Box, type Shipment, shipmentOf } from './shipment.ts';
import { girthOf } from './surcharges.ts';
import { chargeRules, type Tariff } from './tariff.ts';
import {
  bareTariff,
  exampleBox,
  bulkyBox,
  firstContinuedPrice,
  freeTariff,
  freightTariff,
  overweightSurcharge,
  perKilogram,
  seaTariff,
  exampleUnitPrice,
  weighingTariff,
} from './worked-example.ts';

const under = (tariff: Tariff) => ({ version: 3, effectiveAt: '2026-01-01T00:00:00Z', tariff });
const billOf = (tariff: Tariff, boxes: readonly Box[], more?: Partial<Shipment>) =>
  priceShipment(under(tariff), shipmentOf(boxes, more));

type Refused = readonly [code: RefusalCode, tariff: Tariff, boxes: readonly Box[], more?: Partial<Shipment>];
const limited = (limits: Partial<Tariff['limits']>): Tariff => ({
  ...bareTariff,
  limits: { ...bareTariff.limits, ...limits },
});
const refused: readonly Refused[] = [
  ['fee.noBoxes', bareTariff, []],
  ['fee.tooManyBoxes', limited({ boxes: 1 }), [exampleBox(1), exampleBox(1)]],
  ['fee.sideTooLong', newTariff, [exampleBox(1, 1, 200.1)]],
  ['fee.boxTooHeavy', limited({ boxGrams: 30_000 }), [exampleBox(30.001)]],
  ['fee.tooHeavy', newTariff, [exampleBox(150), exampleBox(150.001)]],
  ['fee.tooDense', seaTariff({ densestGramsPerCubicMetre: 800_000 }), [exampleBox(801, 100, 100, 100)]],
  [
    'fee.areaNotServed',
    { ...freeTariff, remoteAreas: [{ area: 'island', price: null, least: 0 }] },
    [exampleBox(1)],
    { remoteAreas: ['island'] },
  ],
  [
    'fee.insuranceNotOffered',
    { ...bareTariff, insurance: null },
    [exampleBox(1)],
    { insuredMinor: 1, declaredMinor: 1 },
  ],
  ['fee.coverAboveValue', bareTariff, [exampleBox(1)], { insuredMinor: 2, declaredMinor: 1 }],
  ['fee.coverTooHigh', bareTariff, [exampleBox(1)], { insuredMinor: 1_000_001, declaredMinor: 1_000_001 }],
  ['fee.collectionNotOffered', bareTariff, [exampleBox(1)], { collectionMinor: 1 }],
  [
    'fee.collectionTooHigh',
    { ...bareTariff, collection: { least: 0, bands: [{ upToMinor: 100, minor: 1, bps: 0 }] } },
    [exampleBox(1)],
    { collectionMinor: 101 },
  ],
  [
    'fee.couponNotMet',
    bareTariff,
    [exampleBox(1)],
    { coupon: { minor: 1, leastMinor: 3001, leastGrams: 0 } },
  ],
  [
    'fee.couponNotMet',
    bareTariff,
    [exampleBox(1)],
    { coupon: { minor: 1, leastMinor: 0, leastGrams: 1001 } },
  ],
];

describe('a line that cannot take it says why', () => {
  test.each(refused.map((row) => ({ code: row[0], row })))(
    '$code',
    ({ code, row: [, tariff, boxes, more] }) => {
      expect(() => billOf(tariff, boxes, more)).toThrow(expect.objectContaining({ code }));
    },
  );

  test('as an answer among others, while a bug stays one', () => {
    expect(tryPriceShipment(under(bareTariff), shipmentOf([]))).toMatchObject({
      bill: null,
      refusal: { code: 'fee.noBoxes' },
    });
    const goods = shipmentOf([exampleBox(1)]);
    expect(tryPriceShipment(under(bareTariff), goods)).toEqual({
      bill: priceShipment(under(bareTariff), goods),
      refusal: null,
    });
    const bug = () => {
      throw new TypeError('a bug');
    };
    expect(() => tryPriceShipment(under(bareTariff), goods, bug)).toThrow(TypeError);
  });

  test('at each limit it still goes', () => {
    expect(boxesRefusal(newTariff, [exampleBox(150, 200), exampleBox(150)])).toBeUndefined();
    expect(
      boxesRefusal(limited({ boxes: 2, boxGrams: 30_000 }), [exampleBox(30), exampleBox(30)]),
    ).toBeUndefined();
    expect(
      billOf(seaTariff({ densestGramsPerCubicMetre: 800_000 }), [exampleBox(800, 100, 100, 100)]).totalMinor,
    ).toBe(96_000);
  });
});

describe('a bill', () => {
  test('gives the reasoning of its weight', () => {
    expect(billOf(newTariff, [bulkyBox(4.2, 9.1), exampleBox(2)]).weighed).toEqual({
      basis: 'weight',
      boxes: [
        {
          actualGrams: 4200,
          volumetricGrams: 9100,
          cubicCentimetres: 54_600,
          counted: 9100,
          by: 'volumetric',
        },
        { actualGrams: 2000, volumetricGrams: 1, cubicCentimetres: 1, counted: 2000, by: 'actual' },
      ],
      actualGrams: 6200,
      volumetricGrams: 9101,
      cubicCentimetres: 54_601,
      by: 'mixed',
      counted: 11_100,
      minimum: 0,
      carryStep: 500,
      billed: 11_500,
      excessGrams: 0,
    });
  });

  test('says what decided when boxes are compared together', () => {
    const together = weighingTariff({
      comparing: 'summed',
      choice: { rule: 'excessApart', price: exampleUnitPrice(1) },
      boxMinimum: 3000,
    });
    const { weighed } = billOf(together, [bulkyBox(1, 4), bulkyBox(1, 1)]);
    expect(weighed).toMatchObject({ by: 'actual', counted: 6000, excessGrams: 3000 });
  });

  test('says of a first weight only what was used of it', () => {
    const textAt = (kilograms: number) => billOf(bareTariff, [exampleBox(kilograms)]).lines[0]?.text;
    expect([0.5, 1, 1.001].map(textAt)).toEqual([
      'freight.whole.first',
      'freight.whole.first',
      'freight.whole.firstContinued',
    ]);
  });

  test('names the box, the proof and the numbers of a surcharge', () => {
    const { lines } = billOf({ ...freeTariff, surcharges: newTariff.surcharges }, [
      exampleBox(1),
      exampleBox(50, 160),
    ]);
    expect(lines.slice(1)).toEqual([
      {
        rule: 'weight',
        text: 'surcharge.weight.fixed',
        inputs: { value: 50_000, over: 45_000 },
        minor: 5000,
        key: 'weight',
        box: 1,
        proof: 'scale',
      },
      {
        rule: 'length',
        text: 'surcharge.length.fixed',
        inputs: { value: 1600, over: 1500 },
        minor: 5000,
        key: 'length',
        box: 1,
        proof: 'tape',
      },
    ]);
  });

  test('has the numbers of a price by weight too', () => {
    const { lines } = billOf(
      {
        ...freeTariff,
        surcharges: [
          {
            ...overweightSurcharge,
            measure: 'girth',
            bands: [{ over: 3000, upTo: null, price: exampleUnitPrice(2) }],
            most: 9000,
          },
        ],
        remoteAreas: [{ area: 'island', price: exampleUnitPrice(3), least: 0 }],
      },
      [exampleBox(60, 150, 50, 50)],
      { remoteAreas: ['island'] },
    );
    expect(lines.slice(1).map(({ rule, minor, inputs }) => [rule, minor, inputs])).toEqual([
      ['girth', 9000, { value: 3500, over: 3000, counted: 60_000, unit: 1000, unitMinor: 200 }],
      ['remote', 18_750, { counted: 62_500, unit: 1000, unitMinor: 300 }],
    ]);
  });

  test('of two surcharges in a group that cost the same has the first', () => {
    const pair = [overweightSurcharge, { ...overweightSurcharge, key: 'other' }];
    expect(billOf({ ...freeTariff, surcharges: pair }, [exampleBox(60)]).lines.slice(1)).toMatchObject([
      { key: 'heavy-or-long' },
    ]);
  });

  test('by volume asks the remote price of the weight on the scale', () => {
    const tariff = {
      ...seaTariff(),
      remoteAreas: [{ area: 'island', price: exampleUnitPrice(3), least: 0 }],
    };
    const { lines } = billOf(tariff, [exampleBox(20, 100, 50, 50)], { remoteAreas: ['island'] });
    expect(lines.at(-1)).toMatchObject({ rule: 'remote', minor: 6000 });
  });

  test('rounds on one line, in the direction the shop chose', () => {
    const rounded = (direction: 'nearest' | 'up' | 'down') =>
      billOf({ ...freightTariff(perKilogram(1.2)), rounding: { step: 100, direction } }, [
        exampleBox(1),
      ]).lines.slice(1);
    expect(rounded('nearest')).toMatchObject([{ rule: 'rounding', minor: -20 }]);
    expect(rounded('up')).toMatchObject([{ rule: 'rounding', minor: 80 }]);
    expect(rounded('down')).toMatchObject([{ rule: 'rounding', minor: -20 }]);
    const half = {
      ...freightTariff(perKilogram(1.5)),
      rounding: { step: 100, direction: 'nearest' as const },
    };
    expect(billOf(half, [exampleBox(1)]).totalMinor).toBe(200);
  });

  test('holds a surcharge up to and with the edge of its band, and insurance at its least', () => {
    const heavy = (kilograms: number) =>
      billOf({ ...freeTariff, surcharges: newTariff.surcharges }, [exampleBox(kilograms)]).totalMinor;
    expect([45.001, 60, 60.001, 80, 80.001].map(heavy)).toEqual([5000, 5000, 15_000, 15_000, 30_000]);
    expect(billOf(freeTariff, [exampleBox(1)], { insuredMinor: 100, declaredMinor: 100 }).totalMinor).toBe(
      500,
    );
  });

  test('takes the better of the level’s discount and the member’s own', () => {
    const tariff: Tariff = {
      ...freightTariff(perKilogram(10)),
      discount: {
        rules: ['freight'],
        levels: [
          { level: 5, bps: 900 },
          { level: 2, bps: 500 },
        ],
      },
    };
    const off = (level: number, memberBps: number) =>
      totalOf(billOf(tariff, [exampleBox(10)], { level, memberBps }).lines);
    expect([off(1, 0), off(2, 0), off(4, 0), off(9, 0), off(9, 1000)]).toEqual([
      10_000, 9500, 9500, 9100, 9000,
    ]);
  });

  test('spends whole points, and no more of them than there is to pay', () => {
    const spent = billOf(freightTariff(perKilogram(1)), [exampleBox(1)], {
      points: { count: 500, minorEach: 3 },
    }).lines.at(-1);
    expect(spent).toMatchObject({ rule: 'points', minor: -100, inputs: { points: 34, minorEach: 3 } });
  });

  test('has the sums the trade names', () => {
    const tariff: Tariff = {
      ...newTariff,
      delivery: perKilogram(1),
      remoteAreas: [{ area: 'island', price: { kind: 'fixed', minor: 700 }, least: 0 }],
      collection: { bands: [{ upToMinor: null, minor: 100, bps: 0 }], least: 0 },
      tax: { mode: 'onValue', dutyBps: 1000, freeUpToMinor: 0, commissionBps: 1000, leastCommission: 0 },
      discount: { rules: ['freight'], levels: [{ level: 1, bps: 1000 }] },
      rounding: { step: 100, direction: 'up' },
    };
    const bill = billOf(tariff, [exampleBox(46, 160)], {
      remoteAreas: ['island'],
      stored: [{ days: 31, grams: 1 }],
      services: [{ key: 'photo', minor: 300, minorEach: 0, minorPerKilogram: 0, quantity: 1, grams: 0 }],
      declaredMinor: 20_000,
      insuredMinor: 20_000,
      collectionMinor: 5000,
      isTaxHandled: true,
      level: 1,
      coupon: { minor: 1000, leastMinor: 0, leastGrams: 0 },
      points: { count: 50, minorEach: 1 },
    });
    const freightMinor = 3000 + 90 * 800 + 4600;
    expect(feeSums(bill)).toEqual({
      freight: freightMinor + 50,
      surcharge: 0,
      addressSurcharge: 700,
      storageCharge: 100,
      lengthSurcharge: 5000,
      weightSurcharge: 5000,
      insuranceFee: 600,
      collectionFee: 100,
      taxFee: 2200,
      servicesFee: 300,
      couponAmount: 1000,
      pointsAmount: 50,
      discount: 7500,
      total: 85_100,
    });
  });
});

test('every rule belongs to one of the named sums', () => {
  const { weighed } = billOf(bareTariff, [exampleBox(1)]);
  const named = (rule: (typeof chargeRules)[number]) => {
    const { total, ...sums } = feeSums({
      version: 1,
      currency: 'CNY',
      weighed,
      lines: [billLine(rule, 7)],
      totalMinor: 7,
    });
    return [total, ...Object.values(sums).filter((minor) => minor !== 0)];
  };
  for (const rule of chargeRules) expect(named(rule), rule).toEqual([7, 7]);
});

test('published edges are those of tables whose bands price the whole', () => {
  const bands = [
    { upTo: 1000, price: exampleUnitPrice(3) },
    { upTo: null, price: exampleUnitPrice(2) },
  ];
  expect(bandEdges({ mode: 'unitPerBand', bands })).toEqual([1000]);
  expect(bandEdges({ mode: 'tiered', bands })).toEqual([]);
  expect(bandEdges({ mode: 'firstContinued', price: firstContinuedPrice(1, 1, 1, 1) })).toEqual([]);
});

test('in another currency every line is converted, and the rest stands on the rounding line', () => {
  const bill = billOf(
    {
      ...freightTariff(perKilogram(1)),
      surcharges: newTariff.surcharges,
      rounding: { step: 50, direction: 'up' },
    },
    [exampleBox(46.01)],
  );
  expect(bill.lines.map(({ minor }) => minor)).toEqual([4601, 5000, 49]);
  const abroad = convertBill(bill, 1.0833, 'HKD');
  expect(abroad).toMatchObject({ currency: 'HKD', totalMinor: 10_454 });
  expect(abroad.lines.map(({ rule, minor, text }) => [rule, minor, text])).toEqual([
    ['freight', 4984, 'freight.band.unit'],
    ['weight', 5417, 'surcharge.weight.fixed'],
    ['rounding', 53, 'rounding.conversion'],
  ]);
  const round = convertBill(billOf(freightTariff(perKilogram(1)), [exampleBox(1)]), 3500, 'VND');
  expect(round.lines.map(({ rule, minor }) => [rule, minor])).toEqual([['freight', 3500]]);
});

describe('rates', () => {
  test('are first and continued where the table has them', () => {
    const tariff = {
      ...newTariff,
      delivery: freightTariff({ mode: 'firstContinued', price: firstContinuedPrice(1, 12, 1, 4) }).freight,
    };
    expect(ratesAt(tariff, 2500)).toEqual({
      carryStep: 500,
      first: 1000,
      firstMinor: 3000,
      firstSurchargeMinor: 1200,
      step: 500,
      stepMinor: 800,
      stepSurchargeMinor: 400,
    });
  });

  test('are a unit and its price elsewhere, and nothing where a band has one price', () => {
    expect(ratesAt(freightTariff(perKilogram(12)), 2500)).toMatchObject({
      first: 0,
      firstMinor: 0,
      step: 1000,
      stepMinor: 1200,
    });
    const fixed = freightTariff({
      mode: 'fixedPerBand',
      bands: [{ upTo: 1000, price: { kind: 'fixed', minor: 5 } }],
    });
    expect(ratesAt(fixed, 500)).toMatchObject({ carryStep: 0, first: 0, step: 0, stepMinor: 0 });
  });
});

test('girth is the longest side and once around the others, however the box lies', () => {
  expect(
    [exampleBox(1, 100, 30, 20), exampleBox(1, 20, 100, 30), exampleBox(1, 30, 20, 100)].map(girthOf),
  ).toEqual([2000, 2000, 2000]);
});
