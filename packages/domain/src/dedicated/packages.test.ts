import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packagesOf, packageTotals, packagesRefusal } from './packages.ts';
import type { SizeRow, WeightRow } from './rows.ts';

const weight = (grossGrams: number, quantity = 1): WeightRow => ({ grossGrams, tareGrams: 0, quantity });
const size = (lengthMm: number, quantity = 1): SizeRow => ({
  lengthMm,
  widthMm: 100,
  heightMm: 100,
  quantity,
});

test('the first weight has the first size, however rows are cut', () => {
  const boxes = packagesOf([weight(1000, 2), weight(2000)], [size(100), size(200, 2)]);
  expect(boxes.map(({ grams, lengthMillimetres }) => [grams, lengthMillimetres])).toEqual([
    [1000, 100],
    [1000, 200],
    [2000, 200],
  ]);
});

test('as many weights as sizes, at least one, and no more than an order takes', () => {
  expect(packagesRefusal([weight(1000, 2)], [size(100)])).toBe('dedicated.rowsDiffer');
  expect(packagesRefusal([], [])).toBe('dedicated.rowsDiffer');
  expect(packagesRefusal([weight(1000, 51)], [size(100, 51)])).toBe('fee.tooManyBoxes');
  expect(packagesRefusal([weight(1000, 50)], [size(100, 50)])).toBeUndefined();
});

const quantity = fc.integer({ min: 1, max: 12 });
const weights = fc.array(
  fc
    .record({
      grossGrams: fc.integer({ min: 1, max: 100_000 }),
      quantity,
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ share, ...row }): WeightRow => ({ ...row, tareGrams: Math.floor(row.grossGrams * share) })),
  { minLength: 1, maxLength: 6 },
);
const side = fc.integer({ min: 1, max: 2000 });

/** Size rows with the same piece count as the weight rows, grouped differently. */
const fitting = weights.chain((rows) => {
  const count = rows.reduce((sum, row) => sum + row.quantity, 0);
  return fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 1, max: count }), { maxLength: 6 }),
      fc.infiniteStream(fc.tuple(side, side, side)),
    )
    .map(([cuts, sides]) => {
      const ends = [...new Set([...cuts, count])].toSorted((a, b) => a - b);
      const sizes = ends.map((end, index): SizeRow => {
        const { value } = sides.next() as { value: [number, number, number] };
        const [lengthMm, widthMm, heightMm] = value;
        return { lengthMm, widthMm, heightMm, quantity: end - (ends[index - 1] ?? 0) };
      });
      return { rows, sizes };
    });
});

test('nothing is lost and nothing is added: pieces, grams and volume are those of the rows', () => {
  fc.assert(
    fc.property(fitting, ({ rows, sizes }) => {
      const boxes = packagesOf(rows, sizes);
      const totals = packageTotals(rows, sizes);
      expect(boxes).toHaveLength(totals.weighedPieces);
      expect(totals.measuredPieces).toBe(totals.weighedPieces);
      expect(boxes.reduce((sum, { grams }) => sum + grams, 0)).toBe(totals.grossGrams);
      const cubicMillimetres = boxes.reduce(
        (sum, box) => sum + box.lengthMillimetres * box.widthMillimetres * box.heightMillimetres,
        0,
      );
      expect(Math.ceil(cubicMillimetres / 1000)).toBe(totals.cubicCentimetres);
      expect(totals.netGrams).toBeLessThanOrEqual(totals.grossGrams);
    }),
  );
});

test('how rows are cut makes no difference', () => {
  fc.assert(
    fc.property(fitting, ({ rows, sizes }) => {
      const single = rows.flatMap((row) =>
        Array.from({ length: row.quantity }, (): WeightRow => ({ ...row, quantity: 1 })),
      );
      expect(packagesOf(single, sizes)).toEqual(packagesOf(rows, sizes));
      expect(packageTotals(single, sizes)).toEqual(packageTotals(rows, sizes));
    }),
  );
});
