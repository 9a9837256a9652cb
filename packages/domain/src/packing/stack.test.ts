import { describe, expect, test } from 'vitest';
import { stackPieces } from './stack.ts';

const piece = (length: number, width: number, height: number, grams = 100, quantity = 1) => ({
  lengthMillimetres: length,
  widthMillimetres: width,
  heightMillimetres: height,
  grams,
  quantity,
});
const sides = (...kinds: Parameters<typeof stackPieces>[0]) => {
  const { lengthMillimetres, widthMillimetres, heightMillimetres } = stackPieces(kinds);
  return [lengthMillimetres, widthMillimetres, heightMillimetres];
};

describe('pieces of stock in one box', () => {
  test('weigh what they weigh together', () => {
    expect(stackPieces([piece(10, 10, 10, 250, 3), piece(10, 10, 10, 40, 2)]).grams).toBe(830);
  });

  test('one piece is its own box, however it was measured', () => {
    expect(sides(piece(30, 200, 100))).toEqual([200, 100, 30]);
  });

  test('are laid flat and piled', () => {
    expect(sides(piece(300, 200, 50, 1, 4))).toEqual([300, 200, 200]);
    expect(sides(piece(300, 100, 50), piece(200, 150, 20, 1, 2))).toEqual([300, 150, 90]);
  });

  test('stand in piles beside each other rather than in a tower', () => {
    expect(sides(piece(100, 100, 100, 1, 8))).toEqual([100, 300, 300]);
    const [length, width, height] = sides(piece(100, 50, 20, 1, 60)) as [number, number, number];
    expect(height).toBeLessThanOrEqual(Math.max(length, width));
  });

  test('fit: every pile has room for the largest, and all piles for all pieces', () => {
    const kinds = [piece(320, 180, 70, 1, 7), piece(90, 60, 40, 1, 23), piece(400, 30, 20, 1, 5)];
    const [length, width, height] = sides(...kinds) as [number, number, number];
    const volume = kinds.reduce(
      (sum, { quantity, ...one }) =>
        sum + quantity * one.lengthMillimetres * one.widthMillimetres * one.heightMillimetres,
      0,
    );
    expect(length * width * height).toBeGreaterThanOrEqual(volume);
    expect([length >= 400, width % 180, height >= 70]).toEqual([true, 0, true]);
  });

  test('a thousand of them are counted at once', () => {
    const begun = performance.now();
    stackPieces([piece(50, 50, 50, 1, 1000)]);
    expect(performance.now() - begun).toBeLessThan(200);
  });
});
