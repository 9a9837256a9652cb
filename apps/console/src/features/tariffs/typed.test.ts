import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTyped, typedText, type Unit } from './typed.ts';

const units: Unit[] = [
  'kilograms',
  'centimetres',
  'cubicMetres',
  'yuan',
  'percent',
  'kilogramsPerCubicMetre',
  'whole',
];

test.each<[string, Unit, number]>([
  ['1', 'kilograms', 1000],
  ['0.1', 'kilograms', 100],
  ['1.005', 'kilograms', 1005],
  ['4.35', 'yuan', 435],
  ['1.15', 'yuan', 115],
  ['¥ 30.00', 'yuan', 3000],
  ['１２．５', 'centimetres', 125],
  ['.5', 'yuan', 50],
  ['7.', 'kilograms', 7000],
  ['0.000001', 'cubicMetres', 1],
  ['2.5 %', 'percent', 250],
  ['1,5', 'kilograms', 1500],
  ['1,500.50', 'yuan', 150_050],
  ['1,234,567', 'yuan', 123_456_700],
  ['0.5000000', 'kilograms', 500],
])('%j is read as %s: %i', (text, unit, value) => {
  const most = 1_000_000_000;
  expect(parseTyped(text, unit, { most })).toEqual({ value });
});

test.each<[string, Unit, string]>([
  ['', 'yuan', 'empty'],
  ['  ', 'yuan', 'empty'],
  ['abc', 'yuan', 'notNumber'],
  ['-1', 'yuan', 'notNumber'],
  ['1e3', 'yuan', 'notNumber'],
  ['.', 'yuan', 'notNumber'],
  ['1.2.3', 'yuan', 'notNumber'],
  ['1,5,0', 'yuan', 'notNumber'],
  ['1,500', 'yuan', 'twoWays'],
  ['1.005', 'yuan', 'tooFine'],
  ['1.5', 'whole', 'tooFine'],
  ['0', 'kilograms', 'tooSmall'],
  ['1000000.001', 'kilograms', 'tooLarge'],
])('%j as %s is refused: %s', (text, unit, problem) => {
  expect(parseTyped(text, unit, { least: 1 })).toEqual({ problem });
});

test('what is shown is read back as the same, to the last unit', () => {
  fc.assert(
    fc.property(fc.constantFrom(...units), fc.nat({ max: 1_000_000_000 }), (unit, value) => {
      expect(parseTyped(typedText(value, unit), unit)).toEqual({ value });
    }),
  );
});

test.each<[number, Unit, string]>([
  [0, 'yuan', '0'],
  [50, 'yuan', '0.50'],
  [3000, 'yuan', '30'],
  [5, 'kilograms', '0.005'],
  [1500, 'kilograms', '1.5'],
  [10, 'whole', '10'],
])('%i as %s is shown as %s', (value, unit, text) => {
  expect(typedText(value, unit)).toBe(text);
});
