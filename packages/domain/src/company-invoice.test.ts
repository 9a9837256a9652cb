import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DayTerms, monthInvoice } from './company-invoice.ts';

const small = { plan: 'small', version: 1, priceMinor: 10_000, extraParcelMinor: 25, includedParcels: 300 };
const large = { plan: 'large', version: 1, priceMinor: 40_000, extraParcelMinor: 20, includedParcels: 3000 };
type Terms = Omit<DayTerms, 'day' | 'parcels'>;

/** Days of November on these terms, one after the other. */
const days = (...runs: readonly (readonly [Terms, number, parcels?: number])[]): DayTerms[] =>
  runs
    .flatMap(([terms, count, parcels = 0]) => Array.from({ length: count }, () => ({ ...terms, parcels })))
    .map((terms, at) => ({ ...terms, day: `2026-11-${String(at + 1).padStart(2, '0')}` }));
const line = (amountMinor: number, from: string, to: string, plan: string) => ({
  kind: 'plan',
  quantity: 1,
  unitMinor: amountMinor,
  amountMinor,
  part: { plan, version: 1, from: `2026-11-${from}`, to: `2026-11-${to}` },
});

test('a month on one plan has its price in one line, and the parcels above the included ones', () => {
  const plan = { kind: 'plan', quantity: 1, unitMinor: 10_000, amountMinor: 10_000, part: null };
  expect(monthInvoice(days([small, 30, 10]))).toEqual({
    lines: [plan],
    totalMinor: 10_000,
    includedParcels: 300,
    parcels: 300,
  });
  expect(monthInvoice(days([small, 29, 10], [small, 1, 17]))).toMatchObject({
    lines: [plan, { kind: 'extraParcels', quantity: 7, unitMinor: 25, amountMinor: 175 }],
    totalMinor: 10_175,
  });
});

test('a change in mid-month has a line for each part, by days', () => {
  expect(monthInvoice(days([small, 13], [large, 17])).lines).toEqual([
    line(4333, '01', '13', 'small'),
    line(22_667, '14', '30', 'large'),
  ]);
});

test('there and back again are three parts, and a new version of a plan is one, too', () => {
  const { lines } = monthInvoice(days([small, 10], [large, 10], [small, 10]));
  expect(lines.map(({ amountMinor }) => amountMinor)).toEqual([3333, 13_334, 3333]);
  expect(monthInvoice(days([small, 29], [{ ...small, version: 2, priceMinor: 13_000 }, 1])).totalMinor).toBe(
    10_100,
  );
});

test('included parcels are shared by days and count for the whole month', () => {
  // 100 of the small plan and 2,000 of the large one.
  const busy = monthInvoice(days([small, 10, 150], [large, 20, 31]));
  expect(busy).toMatchObject({ includedParcels: 2100, parcels: 2120 });
  expect(busy.lines.at(-1)).toMatchObject({ kind: 'extraParcels', quantity: 20, unitMinor: 20 });
});

test('days without a limit take no parcels from the others', () => {
  const free = { ...large, includedParcels: null };
  const { lines, includedParcels } = monthInvoice(days([small, 15, 11], [free, 15, 1000]));
  expect(lines.at(-1)).toMatchObject({ kind: 'extraParcels', quantity: 15, unitMinor: 25 });
  expect(includedParcels).toBeNull();
});

test('a free part has no line, and a free month none at all', () => {
  const trial = { ...small, plan: 'trial', priceMinor: 0, extraParcelMinor: 0 };
  expect(monthInvoice(days([trial, 20], [small, 10])).lines).toEqual([line(3333, '21', '30', 'small')]);
  expect(monthInvoice(days([trial, 30, 99]))).toMatchObject({ lines: [], totalMinor: 0 });
});

const terms = fc.record({
  plan: fc.constantFrom('a', 'b', 'c'),
  version: fc.integer({ min: 1, max: 2 }),
  priceMinor: fc.integer({ min: 0, max: 100_000_000 }),
  extraParcelMinor: fc.integer({ min: 0, max: 500 }),
  includedParcels: fc.option(fc.integer({ min: 0, max: 100_000 })),
});
/** A plan's version has one price, as in the database. */
const months = fc
  .tuple(
    fc.uniqueArray(terms, { selector: ({ plan, version }) => `${plan} ${version}`, minLength: 1 }),
    fc.nat(),
  )
  .chain(([plans]) =>
    fc.array(fc.tuple(fc.constantFrom(...plans), fc.nat({ max: 2000 })), { minLength: 28, maxLength: 31 }),
  )
  .map((month) => days(...month.map(([one, parcels]) => [one, 1, parcels] as const)));

test('lines add up to the total, and to the cent to the shares of the days', () => {
  fc.assert(
    fc.property(months, (month) => {
      const { lines, totalMinor } = monthInvoice(month);
      expect(lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(totalMinor);
      expect(
        lines.every(({ quantity, unitMinor, amountMinor }) => quantity * unitMinor === amountMinor),
      ).toBe(true);
      const plans = lines.filter(({ kind }) => kind === 'plan');
      const charged = BigInt(plans.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
      const exact = month.reduce((sum, { priceMinor }) => sum + BigInt(priceMinor), 0n);
      const twice = 2n * (charged * BigInt(month.length) - exact);
      expect(twice <= BigInt(month.length) && twice > -BigInt(month.length)).toBe(true);
      const prices = month.map(({ priceMinor }) => priceMinor);
      expect(charged >= BigInt(Math.min(...prices)) && charged <= BigInt(Math.max(...prices))).toBe(true);
    }),
  );
});

test('however a month is divided, parts at one price cost that price', () => {
  fc.assert(
    fc.property(months, fc.nat({ max: 100_000_000 }), (month, priceMinor) => {
      const { lines } = monthInvoice(month.map((day) => ({ ...day, priceMinor })));
      const plans = lines.filter(({ kind }) => kind === 'plan');
      expect(plans.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(priceMinor);
    }),
  );
});

test('each day is in one part, and parts follow each other', () => {
  fc.assert(
    fc.property(months, (month) => {
      const priced = month.map((day) => ({ ...day, priceMinor: day.priceMinor + 100 }));
      const parts = monthInvoice(priced).lines.flatMap(({ part }) => part ?? []);
      if (parts.length === 0) return;
      expect(parts[0]!.from).toBe(month[0]!.day);
      expect(parts.at(-1)!.to).toBe(month.at(-1)!.day);
      for (const [at, { from }] of parts.entries())
        if (at > 0) expect(Date.parse(from) - Date.parse(parts[at - 1]!.to)).toBe(86_400_000);
    }),
  );
});
