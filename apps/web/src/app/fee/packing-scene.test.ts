import { pack } from '@onehaul/domain/packing/pack';
import type { Placed, Triple } from '@onehaul/domain/packing/spots';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boxesBelow, paintOrder, buildScene } from './packing-scene.ts';

const placed = (box: number, at: Triple, size: Triple): Placed => ({ box, at, size });

const room: Triple = [600, 400, 400];
const side = fc.integer({ min: 60, max: 300 });
const packing = fc.array(fc.tuple(side, side, side), { minLength: 1, maxLength: 12 }).map(
  (sizes) =>
    pack(
      sizes.map(([lengthMillimetres, widthMillimetres, heightMillimetres]) => ({
        grams: 100,
        lengthMillimetres,
        widthMillimetres,
        heightMillimetres,
      })),
      { lengthMillimetres: 600, widthMillimetres: 400, heightMillimetres: 400, mostGrams: 10_000 },
    ).placed,
);

/** Casts many rays through the drawing and returns whether one box occludes another on any of them. */
function hides(one: Placed, other: Placed): boolean {
  const depthAt = ({ at, size }: Placed, u: number, v: number) => {
    // The ray runs through (u, v, 0) towards the eye at (1, 1, 1).
    const from = Math.max(at[0] - u, at[1] - v, at[2]);
    const to = Math.min(at[0] + size[0] - u, at[1] + size[1] - v, at[2] + size[2]);
    return from < to ? to : undefined;
  };
  for (let u = -390; u < 600; u += 20)
    for (let v = -390; v < 400; v += 20) {
      const [near, far] = [depthAt(one, u, v), depthAt(other, u, v)];
      if (near !== undefined && far !== undefined && near > far) return true;
    }
  return false;
}

describe('what is nearer is painted later', () => {
  test('beside, before and on each other', () => {
    const back = placed(0, [0, 0, 0], [100, 100, 100]);
    for (const front of [
      placed(1, [100, 0, 0], [100, 100, 100]),
      placed(1, [0, 100, 0], [100, 100, 100]),
      placed(1, [0, 0, 100], [50, 50, 50]),
    ]) {
      expect(paintOrder([front, back])).toEqual([back, front]);
      expect(paintOrder([back, front])).toEqual([back, front]);
    }
  });

  test('in whatever is packed, once each', () => {
    fc.assert(
      fc.property(packing, (boxes) => {
        const order = paintOrder(boxes);
        expect(order.map(({ box }) => box).toSorted((a, b) => a - b)).toEqual(
          boxes.map(({ box }) => box).toSorted((a, b) => a - b),
        );
        for (const [index, one] of order.entries())
          for (const later of order.slice(index + 1)) expect(hides(one, later)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a number', () => {
  test('stands on the box it names', () => {
    const { boxes, viewBox } = buildScene(room, [placed(4, [0, 0, 0], [600, 400, 100])]);
    const [left = 0, top = 0, across = 0, down = 0] = viewBox.split(' ').map(Number);
    const [x, y] = boxes[0]!.label!;
    expect(boxes[0]!.box).toBe(4);
    expect(x).toBeGreaterThan(left);
    expect(x).toBeLessThan(left + across);
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThan(top + down);
  });

  test('is not shown where another box hides its own', () => {
    const hidden = placed(0, [0, 0, 0], [100, 100, 100]);
    const { boxes } = buildScene(room, [
      hidden,
      placed(1, [100, 0, 0], [200, 300, 300]),
      placed(2, [0, 100, 0], [100, 200, 300]),
      placed(3, [0, 0, 100], [100, 100, 200]),
    ]);
    expect(boxes.find(({ box }) => box === 0)!.label).toBeNull();
    expect(boxes.find(({ box }) => box === 1)!.label).not.toBeNull();
  });
});

test('the drawing fits its frame', () => {
  fc.assert(
    fc.property(packing, (boxes) => {
      const scene = buildScene(room, boxes);
      const [left = 0, top = 0, across = 0, down = 0] = scene.viewBox.split(' ').map(Number);
      for (const drawn of scene.boxes)
        for (const path of [drawn.top, drawn.left, drawn.right])
          for (const [, x, y] of path.matchAll(/([-\d.]+) ([-\d.]+)/g)) {
            expect(Number(x)).toBeGreaterThanOrEqual(left);
            expect(Number(x)).toBeLessThanOrEqual(left + across);
            expect(Number(y)).toBeGreaterThanOrEqual(top);
            expect(Number(y)).toBeLessThanOrEqual(top + down);
          }
    }),
    { numRuns: 100 },
  );
});

test('a box stands on those whose top it touches', () => {
  const boxes = [
    placed(2, [0, 0, 0], [100, 100, 100]),
    placed(0, [100, 0, 0], [100, 100, 100]),
    placed(1, [50, 0, 100], [100, 100, 50]),
    placed(3, [300, 0, 0], [100, 100, 100]),
  ];
  expect(boxesBelow(boxes[2]!, boxes)).toEqual([0, 2]);
  expect(boxesBelow(boxes[0]!, boxes)).toEqual([]);
});
