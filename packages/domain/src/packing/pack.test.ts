import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Box } from '../fee/shipment.ts';
import { pack, type Packed, type Room } from './pack.ts';

const box = (length: number, width: number, height: number, grams = 100): Box => ({
  grams,
  lengthMillimetres: length,
  widthMillimetres: width,
  heightMillimetres: height,
});
const room = (length: number, width: number, height: number, mostGrams = 30_000): Room => ({
  lengthMillimetres: length,
  widthMillimetres: width,
  heightMillimetres: height,
  mostGrams,
});

const side = fc.integer({ min: 20, max: 400 });
const boxes = fc.array(
  fc.tuple(side, side, side, fc.integer({ min: 50, max: 9000 })).map((each) => box(...each)),
  { maxLength: 14 },
);
const carton = fc
  .tuple(
    fc.integer({ min: 100, max: 900 }),
    fc.integer({ min: 100, max: 900 }),
    fc.integer({ min: 100, max: 900 }),
  )
  .chain(([length, width, height]) =>
    fc.integer({ min: 100, max: 40_000 }).map((most) => room(length, width, height, most)),
  );

const axes = [0, 1, 2] as const;
const sizes = (all: Packed) => all.placed.map(({ at, size }) => `${at.join()}:${size.join()}`).toSorted();

describe('whatever is packed', () => {
  test('stays inside, apart from each other and within the weight', () => {
    fc.assert(
      fc.property(boxes, carton, (goods, into) => {
        const { placed, left } = pack(goods, into);
        const inside = [into.lengthMillimetres, into.widthMillimetres, into.heightMillimetres];
        for (const [index, one] of placed.entries()) {
          for (const axis of axes) {
            expect(one.at[axis]).toBeGreaterThanOrEqual(0);
            expect(one.at[axis] + one.size[axis]).toBeLessThanOrEqual(inside[axis]!);
          }
          for (const other of placed.slice(0, index))
            expect(
              axes.some(
                (axis) =>
                  one.at[axis] + one.size[axis] <= other.at[axis] ||
                  other.at[axis] + other.size[axis] <= one.at[axis],
              ),
            ).toBe(true);
        }
        const grams = placed.reduce((total, each) => total + goods[each.box]!.grams, 0);
        expect(grams).toBeLessThanOrEqual(into.mostGrams);
        // Each box is placed or reported as left, exactly once, and is rotated but not resized.
        expect([...placed.map((each) => each.box), ...left].toSorted((a, b) => a - b)).toEqual(
          goods.map((_, index) => index),
        );
        for (const { box: index, size } of placed) {
          const { lengthMillimetres, widthMillimetres, heightMillimetres } = goods[index]!;
          expect(size.toSorted((a, b) => a - b)).toEqual(
            [lengthMillimetres, widthMillimetres, heightMillimetres].toSorted((a, b) => a - b),
          );
        }
      }),
      { numRuns: 400 },
    );
  });

  test('stands on the floor or on others', () => {
    fc.assert(
      fc.property(boxes, carton, (goods, into) => {
        const { placed } = pack(goods, into);
        for (const one of placed.filter(({ at }) => at[2] > 0)) {
          let carried = 0;
          for (const other of placed) {
            if (other.at[2] + other.size[2] !== one.at[2]) continue;
            const [along, across] = ([0, 1] as const).map(
              (axis) =>
                Math.min(one.at[axis] + one.size[axis], other.at[axis] + other.size[axis]) -
                Math.max(one.at[axis], other.at[axis]),
            ) as [number, number];
            if (along > 0 && across > 0) carried += along * across;
          }
          expect(carried / (one.size[0] * one.size[1])).toBeGreaterThanOrEqual(0.75);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is packed the same in whatever order the boxes were named', () => {
    // Few sizes, so that many boxes tie in one measure and differ in another.
    const few = fc.constantFrom(60, 90, 120, 180, 240);
    const alike = fc.array(
      fc.tuple(few, few, few, fc.constantFrom(100, 900)).map((each) => box(...each)),
      { maxLength: 14 },
    );
    fc.assert(
      fc.property(
        fc
          .oneof(boxes, alike)
          .chain((goods) =>
            fc.tuple(
              fc.constant(goods),
              fc.shuffledSubarray(goods, { minLength: goods.length, maxLength: goods.length }),
            ),
          ),
        carton,
        ([goods, shuffled], into) => {
          expect(sizes(pack(shuffled, into))).toEqual(sizes(pack(goods, into)));
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('packing is good enough to plan with', () => {
  test('a carton is filled to the brim with equal boxes', () => {
    const eight = Array.from({ length: 8 }, () => box(300, 200, 100));
    expect(pack(eight, room(600, 400, 200)).left).toEqual([]);
    expect(pack([...eight, box(300, 200, 100)], room(600, 400, 200)).left).toHaveLength(1);
  });

  test('boxes are turned to fit', () => {
    expect(pack([box(100, 100, 590)], room(600, 100, 100)).placed).toMatchObject([{ size: [590, 100, 100] }]);
  });

  test('what a carton was cut into goes back in', () => {
    const parts = [box(350, 400, 400), box(250, 400, 150), box(250, 180, 250), box(250, 220, 250)];
    expect(pack(parts, room(600, 400, 400)).left).toEqual([]);
  });

  test('a box too heavy for what the carton still holds is left', () => {
    expect(pack([box(100, 100, 100, 900), box(90, 90, 90, 200)], room(600, 400, 400, 1000)).left).toEqual([
      1,
    ]);
  });

  test('nothing is nothing', () => {
    expect(pack([], room(100, 100, 100))).toEqual({ placed: [], left: [] });
    expect(pack([box(200, 200, 200)], room(100, 100, 100))).toEqual({ placed: [], left: [0] });
  });
});
