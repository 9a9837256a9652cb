import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  allocate,
  convert,
  convertBack,
  decimalsOf,
  fromMajor,
  isSupportedCurrency,
  isUnusualRate,
  type Money,
  money,
  prorate,
  subtract,
  sum,
  toMajor,
} from './money.ts';

const currencies = ['CNY', 'HKD', 'TWD', 'USD', 'EUR', 'VND', 'JPY', 'KRW'];
const currency = fc.constantFrom(...currencies);
/** Far beyond any bill: 1e12 minor units, ten billion yuan. */
const minor = fc.integer({ min: -1e12, max: 1e12 });
const amount = fc.record({ minor, currency });
const code = (refusal: string) => expect.objectContaining({ code: refusal });

function expectExact({ minor: value }: Money) {
  expect(Number.isSafeInteger(value)).toBe(true);
  expect(Object.is(value, -0)).toBe(false);
}

describe('money', () => {
  test('is whole minor units and nothing else', () => {
    for (const wrong of [0.5, Number.NaN, Infinity, -Infinity, 2 ** 53, -(2 ** 53)]) {
      expect(() => money(wrong, 'CNY')).toThrow(code('money.notExact'));
    }
    expect(money(1234, 'CNY')).toEqual({ minor: 1234, currency: 'CNY' });
    expectExact(money(-0, 'CNY'));
  });

  test('has two decimals, but none in đồng, yen and won', () => {
    expect(currencies.map(decimalsOf)).toEqual([2, 2, 2, 2, 2, 0, 0, 0]);
  });

  test('adds and subtracts exactly, in one currency', () => {
    fc.assert(
      fc.property(minor, minor, currency, (a, b, of) => {
        const whole = add(money(a, of), money(b, of));
        expectExact(whole);
        expect(whole.minor).toBe(a + b);
        expect(subtract(whole, money(b, of))).toEqual(money(a, of));
        expect(add(money(b, of), money(a, of))).toEqual(whole);
        expectExact(subtract(money(a, of), money(a, of)));
      }),
    );
  });

  test('refuses to mix currencies', () => {
    const [yuan, dong] = [money(1, 'CNY'), money(1, 'VND')];
    expect(() => add(yuan, dong)).toThrow(code('money.currencyMismatch'));
    expect(() => subtract(yuan, dong)).toThrow(code('money.currencyMismatch'));
    expect(() => sum([yuan, dong], 'CNY')).toThrow(code('money.currencyMismatch'));
    expect(() => sum([yuan], 'VND')).toThrow(code('money.currencyMismatch'));
  });

  test('stops at the last exact number instead of drifting', () => {
    const most = money(Number.MAX_SAFE_INTEGER, 'CNY');
    expect(() => add(most, money(1, 'CNY'))).toThrow(code('money.notExact'));
    expect(() => subtract(money(-Number.MAX_SAFE_INTEGER, 'CNY'), money(1, 'CNY'))).toThrow(
      code('money.notExact'),
    );
  });

  test('sums any list, and none to nothing', () => {
    expect(sum([], 'VND')).toEqual(money(0, 'VND'));
    fc.assert(
      fc.property(fc.array(minor, { maxLength: 50 }), (minors) => {
        const total = sum(
          minors.map((value) => money(value, 'CNY')),
          'CNY',
        );
        expect(total.minor).toBe(minors.reduce((a, b) => a + b, 0));
        expectExact(total);
      }),
    );
  });
});

describe('major units', () => {
  test.each([
    [12.34, 'CNY', 1234],
    [0.29, 'CNY', 29],
    [1.1, 'CNY', 110],
    [-4.35, 'USD', -435],
    [1_000_000.01, 'HKD', 100_000_001],
    [1234, 'VND', 1234],
    [0, 'CNY', 0],
    [-0, 'CNY', 0],
    [-0, 'VND', 0],
    // A browser that adds 0.1 and 0.2 sends this value for 0.3.
    [0.1 + 0.2, 'CNY', 30],
  ])('%d %s is %d minor units', (major, of, expected) => {
    const result = fromMajor(major, of);
    expect(result).toEqual({ minor: expected, currency: of });
    expectExact(result);
  });

  test('more decimals than the currency has are refused, never rounded', () => {
    for (const major of [0.001, 0.005, 1.005, 12.345, -0.001, 99_999_999.999, 70_000_000_000_000.125]) {
      expect(() => fromMajor(major, 'CNY'), `${major}`).toThrow(code('money.notExact'));
    }
    for (const major of [0.5, 0.01, 1234.1]) {
      expect(() => fromMajor(major, 'VND'), `${major}`).toThrow(code('money.notExact'));
    }
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.integer({ min: 1, max: 9 }), (cents, third) => {
        expect(() => fromMajor((cents * 10 + third) / 1000, 'CNY')).toThrow(code('money.notExact'));
      }),
    );
  });

  test('what is no number or too large is refused', () => {
    for (const major of [Number.NaN, Infinity, -Infinity, 1e300, 1e15, -1e15]) {
      expect(() => fromMajor(major, 'CNY'), `${major}`).toThrow(code('money.notExact'));
    }
  });

  test('every amount survives the wire and back', () => {
    fc.assert(
      fc.property(amount, ({ minor: value, currency: of }) => {
        const there = toMajor(money(value, of));
        expect(JSON.parse(JSON.stringify(there))).toBe(there);
        expect(fromMajor(there, of)).toEqual(money(value, of));
      }),
      { numRuns: 2000 },
    );
  });

  test('an amount too large to carry exactly is refused rather than changed', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currency, (value, of) => {
        try {
          expect(fromMajor(toMajor(money(value, of)), of)).toEqual(money(value, of));
        } catch (error) {
          expect(error).toEqual(code('money.notExact'));
        }
      }),
      { numRuns: 20_000 },
    );
  });
});

describe('conversion', () => {
  test.each<[number, string, number, string, number]>([
    [10_000, 'CNY', 3466.25, 'VND', 346_625],
    [346_625, 'VND', 1 / 3466.25, 'CNY', 10_000],
    [1, 'CNY', 1.085, 'HKD', 1],
    // Half away from zero, of the decimal as written, not of its nearest double.
    [100, 'CNY', 1.005, 'HKD', 101],
    [-100, 'CNY', 1.005, 'HKD', -101],
    [5, 'CNY', 0.1, 'USD', 1],
    [-5, 'CNY', 0.1, 'USD', -1],
    [-1, 'CNY', 0.1, 'USD', 0],
    [1, 'CNY', 49.999, 'VND', 0],
    [1, 'CNY', 50, 'VND', 1],
    [7, 'CNY', 1, 'CNY', 7],
  ])('%d %s at %d is %s %d', (from, of, rate, to, expected) => {
    const result = convert(money(from, of), rate, to);
    expect(result).toEqual({ minor: expected, currency: to });
    expectExact(result);
  });

  test('is the exact product rounded once, for every rate of eight decimals', () => {
    fc.assert(
      fc.property(minor, fc.integer({ min: 1, max: 1e13 }), (value, hundredMillionths) => {
        const product = BigInt(value) * BigInt(hundredMillionths);
        const half = product < 0n ? -1n : 1n;
        const exact = Number((2n * product + half * 10n ** 8n) / (2n * 10n ** 8n));
        const rated = () => convert(money(value, 'CNY'), hundredMillionths / 1e8, 'HKD');
        if (Number.isSafeInteger(exact)) expect(rated().minor).toBe(exact);
        else expect(rated).toThrow(code('money.notExact'));
      }),
      { numRuns: 2000 },
    );
  });

  test('refuses a rate that is none and a result too large', () => {
    for (const rate of [Number.NaN, Infinity, 1e300]) {
      expect(() => convert(money(1, 'CNY'), rate, 'USD')).toThrow(code('money.notExact'));
    }
    expect(() => convert(money(1e12, 'CNY'), 1e9, 'USD')).toThrow(code('money.notExact'));
  });
});

describe('allocation', () => {
  const weights = fc
    .array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 60 })
    .filter((list) => list.some((weight) => weight > 0));

  test('gives the largest remainders the rest, earlier shares first', () => {
    const shares = (minorUnits: number, by: number[]) =>
      allocate(money(minorUnits, 'CNY'), by).map((share) => share.minor);
    expect(shares(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(shares(100, [1, 2, 3])).toEqual([17, 33, 50]);
    expect(shares(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(shares(5, [0, 1, 0])).toEqual([0, 5, 0]);
    expect(shares(2, [1, 1, 1])).toEqual([1, 1, 0]);
    expect(shares(0, [1, 2])).toEqual([0, 0]);
  });

  test('conserves the sum to the minor unit, whatever the size', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), weights, (value, by) => {
        const shares = allocate(money(value, 'CNY'), by);
        shares.forEach(expectExact);
        expect(sum(shares, 'CNY')).toEqual(money(value, 'CNY'));
      }),
      { numRuns: 2000 },
    );
  });

  test('no share is further than one minor unit from its due, nor of the other sign', () => {
    fc.assert(
      fc.property(minor, weights, (value, by) => {
        const total = by.reduce((a, b) => a + b, 0);
        allocate(money(value, 'CNY'), by).forEach((share, index) => {
          expect(Math.abs(share.minor - (value * by[index]!) / total)).toBeLessThan(1.001);
          expect(share.minor * value).toBeGreaterThanOrEqual(0);
          if (by[index] === 0) expect(share.minor).toBe(0);
        });
      }),
    );
  });

  test('refuses weights that say nothing', () => {
    for (const by of [[], [0, 0], [1, -1], [-1], [Number.NaN], [Infinity], [0.5, 0.5]]) {
      expect(() => allocate(money(100, 'CNY'), by)).toThrow(code('money.notExact'));
    }
  });
});

describe('prorate', () => {
  test('rounds once, half away from zero', () => {
    expect([
      prorate(1, 1, 2),
      prorate(1, 1, 3),
      prorate(-1, 1, 2),
      prorate(-1, 1, 3),
      prorate(0, 5, 7),
    ]).toEqual([1, 0, -1, 0, 0]);
  });

  test('is exact for products a double does not hold', () => {
    const share = fc
      .integer({ min: 1, max: 1e9 })
      .chain((of) => fc.tuple(fc.nat({ max: of }), fc.constant(of)));
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), share, (value, [part, of]) => {
        const twice = 2n * BigInt(value) * BigInt(part);
        const half = value < 0 ? -BigInt(of) : BigInt(of);
        const result = prorate(value, part, of);
        expect(BigInt(result)).toBe((twice + half) / (2n * BigInt(of)));
        expect(Object.is(result, -0)).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('conversion back', () => {
  test('is exact, and rounds once', () => {
    expect(convertBack(money(100_000, 'TWD'), 4.4, 'CNY')).toEqual(money(22_727, 'CNY'));
    expect(convertBack(money(346_625, 'VND'), 3466.25, 'CNY')).toEqual(money(10_000, 'CNY'));
    // Half away from zero, for either sign.
    expect(convertBack(money(1, 'HKD'), 2, 'CNY')).toEqual(money(1, 'CNY'));
    expect(convertBack(money(-1, 'HKD'), 2, 'CNY')).toEqual(money(-1, 'CNY'));
  });
  test('of a rate that is none is refused', () => {
    for (const rate of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => convertBack(money(1, 'HKD'), rate, 'CNY')).toThrow('money.notExact');
    }
  });
});

describe('exchange rates', () => {
  const rate = fc.double({ min: 1e-6, max: 1e5, noNaN: true });

  test('a change of a tenth is usual, a slipped decimal point never is, in both directions', () => {
    fc.assert(
      fc.property(rate, fc.double({ min: 0.92, max: 1.09, noNaN: true }), (before, factor) => {
        expect(isUnusualRate(before, before * factor)).toBe(false);
        expect(isUnusualRate(before, before * 10)).toBe(true);
        expect(isUnusualRate(before, before / 10)).toBe(true);
      }),
    );
    expect(isUnusualRate(7.2, 72)).toBe(true);
  });

  test('a supported currency exists and has the decimals we keep', () => {
    for (const code of ['CNY', 'HKD', 'TWD', 'VND', 'JPY', 'EUR'])
      expect(isSupportedCurrency(code)).toBe(true);
    for (const code of ['XQQ', 'KWD', 'CLP', 'hkd', '']) expect(isSupportedCurrency(code)).toBe(false);
  });
});
