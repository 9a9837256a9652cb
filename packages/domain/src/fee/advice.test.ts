import { describe, expect, test } from 'vitest';
import { advise, type NextBand } from './advice.ts';
import { newTariff } from './new-tariff.ts';
import { dividedTotalMinor } from './divided-shipment.ts';
import { priceShipment } from './price.ts';
import { type Box, shipmentOf } from './shipment.ts';
import type { Freight, Surcharge, Tariff, TariffVersion } from './tariff.ts';

const box = (grams: number, length = 200, width = 200, height = 200): Box => ({
  grams,
  lengthMillimetres: length,
  widthMillimetres: width,
  heightMillimetres: height,
});
const versionOf = (tariff: Partial<Tariff> = {}): TariffVersion => ({
  version: 1,
  effectiveAt: '2026-01-01T00:00:00.000Z',
  tariff: { ...newTariff, ...tariff },
});
const byActual = { ...newTariff.weighing, choice: { rule: 'actual' }, carry: [] } as Tariff['weighing'];
const perKilogram = (bands: readonly (readonly [upTo: number | null, minor: number])[]): Freight => ({
  mode: 'unitPerBand',
  bands: bands.map(([upTo, minor]) => ({
    upTo,
    price: { kind: 'unit', unit: 1000, minor, isWhole: false },
  })),
});

describe('the next band', () => {
  const cheaperAbove = versionOf({
    weighing: byActual,
    freight: perKilogram([
      [5000, 3000],
      [null, 2000],
    ]),
  });

  test('is worth filling up to where it is billed less', () => {
    // 4.6 kg at 30.00 is 138.00; 5.001 kg at 20.00 is 100.02.
    const { advice } = advise(cheaperAbove, [], shipmentOf([box(4600)]));
    expect(advice).toEqual([
      {
        kind: 'nextBand',
        basis: 'weight',
        edge: 5000,
        leastAdded: 401,
        mostAdded: 401,
        totalMinor: 10_002,
        savingMinor: 3798,
      },
    ]);
  });

  test('what is added is billed as promised when it is really added', () => {
    const [advice] = advise(cheaperAbove, [], shipmentOf([box(4600)])).advice as NextBand[];
    const added = priceShipment(cheaperAbove, shipmentOf([box(4600 + advice!.leastAdded)]));
    expect(added.totalMinor).toBe(advice!.totalMinor);
  });

  test('goes as far as the step it is rounded up to', () => {
    const stepped = { ...cheaperAbove.tariff, weighing: { ...byActual, carry: [{ from: 0, step: 500 }] } };
    const version = { ...cheaperAbove, tariff: stepped };
    const [advice] = advise(version, [], shipmentOf([box(4600)])).advice as NextBand[];
    expect(advice).toMatchObject({ leastAdded: 401, mostAdded: 900, totalMinor: 11_000 });
    expect(priceShipment(version, shipmentOf([box(4600 + 900)])).totalMinor).toBe(11_000);
  });

  test('is not advised where the weight to add meets a limit or a surcharge', () => {
    const limited = { ...cheaperAbove.tariff, limits: { ...newTariff.limits, boxGrams: 5000 } };
    expect(advise({ ...cheaperAbove, tariff: limited }, [], shipmentOf([box(4600)])).advice).toEqual([]);
    const heavy: Surcharge = {
      key: 'heavy',
      measure: 'weight',
      per: 'order',
      bands: [{ over: 5000, upTo: null, price: { kind: 'fixed', minor: 9000 } }],
      least: 0,
      most: null,
      group: null,
    };
    const charged = { ...cheaperAbove.tariff, surcharges: [heavy] };
    expect(advise({ ...cheaperAbove, tariff: charged }, [], shipmentOf([box(4600)])).advice).toEqual([]);
  });

  test('gives less room where all of it would meet a limit', () => {
    const weighing = { ...byActual, carry: [{ from: 0, step: 500 }] };
    const limits = { ...newTariff.limits, totalGrams: 5200 };
    const version = versionOf({ ...cheaperAbove.tariff, weighing, limits });
    expect(advise(version, [], shipmentOf([box(4600)])).advice).toMatchObject([
      { kind: 'nextBand', leastAdded: 401, mostAdded: 401 },
    ]);
  });

  test('of the leg to the door counts too, and volume is added as volume', () => {
    const version = versionOf({
      weighing: {
        basis: 'volume',
        comparing: 'summed',
        boxMinimum: 0,
        minimum: 0,
        carry: [],
        gramsPerCubicMetre: null,
        densestGramsPerCubicMetre: null,
      },
      freight: perKilogram([[null, 1000]]),
      delivery: perKilogram([
        [10_000, 3000],
        [null, 100],
      ]),
    });
    expect(advise(version, [], shipmentOf([box(1000)])).advice).toMatchObject([
      { kind: 'nextBand', basis: 'volume', edge: 10_000, leastAdded: 2001 },
    ]);
  });
});

describe('two orders instead of one', () => {
  test('where small orders are cheaper', () => {
    const version = versionOf({
      weighing: byActual,
      freight: perKilogram([
        [3000, 1000],
        [null, 3000],
      ]),
    });
    const { advice } = advise(version, [], shipmentOf([box(2000), box(2500), box(1000)]));
    expect(advice.find(({ kind }) => kind === 'split')).toEqual({
      kind: 'split',
      parts: [[0, 2], [1]],
      totalMinor: 5500,
      savingMinor: 11_000,
    });
  });

  test('what is charged once for the goods is charged once', () => {
    const once = {
      declaredMinor: 100_000,
      insuredMinor: 100_000,
      stored: [{ days: 40, grams: 1000 }],
      services: [{ key: 'photo', minor: 500, minorEach: 0, minorPerKilogram: 0, quantity: 1, grams: 0 }],
    };
    const version = versionOf({ weighing: byActual });
    const whole = shipmentOf([box(1000), box(1000)], once);
    const extras = 3000 + 1000 + 500;
    expect(dividedTotalMinor(version, whole, [[0], [1]])).toBe(2 * 3000 + extras);
  });
});

describe('one box left for later', () => {
  test('because it brings a surcharge', () => {
    const { advice } = advise(versionOf(), [], shipmentOf([box(5000), box(5000, 1600, 100, 100)]));
    expect(advice).toContainEqual(
      expect.objectContaining({ kind: 'leaveOne', box: 1, surcharge: 'length', savingMinor: 13_000 }),
    );
    expect(advice.some((each) => each.kind === 'leaveOne' && each.box === 0)).toBe(false);
  });

  test('because the line takes none of it otherwise', () => {
    const { advice, refusal, bill } = advise(
      versionOf(),
      [versionOf()],
      shipmentOf([box(5000), box(5000, 2100)]),
    );
    expect(bill).toBeNull();
    expect(refusal).toBe('fee.sideTooLong');
    expect(advice).toEqual([
      { kind: 'leaveOne', box: 1, surcharge: null, totalMinor: 9400, savingMinor: null },
    ]);
  });

  test('as little as possible is left where any of several would do', () => {
    const version = versionOf({ limits: { ...newTariff.limits, totalGrams: 20_000 } });
    const { advice } = advise(version, [versionOf()], shipmentOf([box(9000), box(9000), box(3000)]));
    expect(advice.map(({ kind }) => kind)).toEqual(['otherLine', 'split', 'leaveOne']);
    expect(advice.at(-1)).toMatchObject({ box: 2 });
  });

  test('not because it merely weighs', () => {
    expect(advise(versionOf(), [], shipmentOf([box(5000), box(5000)])).advice).toEqual([]);
  });
});

describe('another line', () => {
  test('is named with its saving, the largest first', () => {
    const cheap = (firstMinor: number) =>
      versionOf({ freight: { mode: 'firstContinued', price: { ...firstWeight, firstMinor } } });
    const firstWeight = (newTariff.freight as Extract<Freight, { mode: 'firstContinued' }>).price;
    const { advice } = advise(
      versionOf(),
      [cheap(2500), versionOf(), cheap(1000)],
      shipmentOf([box(1000, 100)]),
    );
    expect(advice).toEqual([
      { kind: 'otherLine', line: 2, totalMinor: 1000, savingMinor: 2000 },
      { kind: 'otherLine', line: 0, totalMinor: 2500, savingMinor: 500 },
    ]);
  });

  test('not where it bills in another currency', () => {
    expect(
      advise(
        versionOf(),
        [versionOf({ currency: 'VND', freight: perKilogram([[null, 1]]) })],
        shipmentOf([box(1000)]),
      ).advice,
    ).toEqual([]);
  });
});

test('nothing to send, nothing to advise', () => {
  expect(advise(versionOf(), [versionOf()], shipmentOf([]))).toEqual({
    bill: null,
    refusal: 'fee.noBoxes',
    advice: [],
  });
});

test('a bug is not taken for a refusal', () => {
  const broken = () => {
    throw new TypeError('broken');
  };
  expect(() => advise(versionOf(), [], shipmentOf([box(1)]), broken)).toThrow(TypeError);
});

describe('the work stays bounded', () => {
  const others = Array.from({ length: 12 }, () => versionOf());
  const bands = Array.from({ length: 60 }, (_, index) => [(index + 1) * 5000, 3000 - index] as const);
  const costly = versionOf({
    weighing: byActual,
    freight: perKilogram([...bands, [null, 100]]),
    limits: { ...newTariff.limits, totalGrams: null },
  });
  const callsFor = (chosen: TariffVersion, boxes: number) => {
    let calls = 0;
    advise(
      chosen,
      others,
      shipmentOf(Array.from({ length: boxes }, (_, index) => box(400 + index))),
      (of, goods) => {
        calls += 1;
        return priceShipment(of, goods);
      },
    );
    return calls;
  };

  test.each([
    [versionOf(), 1, 1 + 12],
    [versionOf(), 8, 1 + 12 + 8 + 2 * 127],
    [versionOf(), 10, 1 + 12 + 10 + 2 * 18],
    [versionOf(), 50, 1 + 12 + 50 + 2 * 98],
    [costly, 10, 1 + 12 + 10 + 2 * 18 + 2 * 60],
  ])('%#: boxes and lines and bands', (chosen, boxes, most) => {
    expect(callsFor(chosen, boxes)).toBeLessThanOrEqual(most);
  });
});
