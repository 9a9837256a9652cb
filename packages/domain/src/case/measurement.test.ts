import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  measurementsDiffer,
  type MeasuredPiece,
  toleranceGrams,
  toleranceMillimetres,
} from './measurement.ts';

const side = fc.integer({ min: 1, max: 2000 });
const anyPiece = fc.record({
  boxNumber: fc.constant(1),
  grams: fc.integer({ min: 1, max: 100_000 }),
  lengthMillimetres: side,
  widthMillimetres: side,
  heightMillimetres: side,
});
const turned = (piece: MeasuredPiece): MeasuredPiece => ({
  ...piece,
  lengthMillimetres: piece.heightMillimetres,
  widthMillimetres: piece.lengthMillimetres,
  heightMillimetres: piece.widthMillimetres,
});

test('a piece does not differ from itself, however it lies', () => {
  fc.assert(
    fc.property(anyPiece, (piece) => {
      expect([measurementsDiffer(piece, piece), measurementsDiffer(piece, turned(piece))]).toEqual([
        false,
        false,
      ]);
    }),
  );
});

test('who measured first does not matter', () => {
  fc.assert(
    fc.property(anyPiece, anyPiece, (one, other) => {
      expect(measurementsDiffer(one, other)).toBe(measurementsDiffer(other, one));
    }),
  );
});

test('the tolerance itself is no difference, one more is', () => {
  fc.assert(
    fc.property(anyPiece, (piece) => {
      expect(measurementsDiffer(piece, { ...piece, grams: piece.grams + toleranceGrams })).toBe(false);
      expect(measurementsDiffer(piece, { ...piece, grams: piece.grams + toleranceGrams + 1 })).toBe(true);
      const longest = Math.max(piece.lengthMillimetres, piece.widthMillimetres, piece.heightMillimetres);
      const grown = (by: number): MeasuredPiece => ({
        ...piece,
        lengthMillimetres: longest + by,
        widthMillimetres: longest,
        heightMillimetres: longest,
      });
      const cube = grown(0);
      expect(measurementsDiffer(cube, grown(toleranceMillimetres))).toBe(false);
      expect(measurementsDiffer(cube, grown(toleranceMillimetres + 1))).toBe(true);
    }),
  );
});
