import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainNumber, parseCell } from './parse-cell.ts';

const text = { is: 'text', longest: 40 } as const;
const whole = { is: 'whole', least: 1, most: 100_000 } as const;
const amount = { is: 'amount', mostMinor: 100_000_000_00 } as const;
const kilograms = { is: 'kilograms', most: 300 } as const;
const centimetres = { is: 'centimetres', most: 200 } as const;
const yesNo = { is: 'yesNo' } as const;

test.each([
  [text, null, null],
  [text, '=1+1', '=1+1'],
  [text, 788123456789012, '788123456789012'],
  [text, 12.5, '12.5'],
  [whole, 3, 3],
  [whole, '１２', 12],
  [whole, '1,200', 1200],
  [whole, '2.00', 2],
  [amount, 12.34, 1234],
  [amount, 0.1 + 0.2, 30],
  [amount, '¥1,200.50', 120_050],
  [amount, 'NT$ 99', 9900],
  [amount, '12.5元', 1250],
  [amount, 0, 0],
  [kilograms, 1.25, 1250],
  [kilograms, '1.5 kg', 1500],
  [kilograms, 0.00149, 1],
  [centimetres, '20cm', 200],
  [centimetres, 30.25, 303],
  [yesNo, '是', true],
  [yesNo, 'NO', false],
  [yesNo, 1, true],
  [yesNo, 'Không', false],
])('%j reads %j as %j', (type, cell, value) => {
  expect(parseCell(type, cell)).toEqual({ value });
});

test.each([
  [text, 'x'.repeat(41), 'tooLong'],
  // The spreadsheet has rounded it: the last digits are lost.
  [text, 7.88e15, 'invalid'],
  [whole, 0, 'notWhole'],
  [whole, 100_001, 'notWhole'],
  [whole, 1.5, 'notWhole'],
  [whole, '1,20', 'notWhole'],
  [whole, '1e3', 'notWhole'],
  [whole, -1, 'notWhole'],
  [amount, 12.345, 'notAmount'],
  [amount, '-1', 'notAmount'],
  [amount, '1.200,50', 'notAmount'],
  [amount, 1e21, 'notAmount'],
  [amount, '100000000.01', 'notAmount'],
  [kilograms, 0, 'notMeasure'],
  [kilograms, 300.001, 'notMeasure'],
  [centimetres, 'long', 'notMeasure'],
  [yesNo, 'maybe', 'notListed'],
])('%j does not take %j: %s', (type, cell, problem) => {
  expect(parseCell(type, cell)).toEqual({ problem });
});

test('an amount of whole cents is read to the cent, however it is typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (cents) => {
      const plain = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      const grouped = plain.replace(/\B(?=(\d{3})+\.)/g, ',');
      for (const cell of [plain, grouped, `¥${plain}`, ` ${plain} `, Number(plain)]) {
        expect(parseCell(amount, cell)).toEqual({ value: cents });
      }
    }),
  );
});

test('measures are read to the gram and to the millimetre', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300_000 }),
      fc.integer({ min: 1, max: 2000 }),
      (grams, millimetres) => {
        expect(parseCell(kilograms, grams / 1000)).toEqual({ value: grams });
        expect(parseCell(centimetres, String(millimetres / 10))).toEqual({ value: millimetres });
      },
    ),
  );
});

test('whatever stands in a cell is read or has a problem, and what is read fits its column', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.double(), fc.integer());
  fc.assert(
    fc.property(
      anything,
      fc.constantFrom(text, whole, amount, kilograms, centimetres, yesNo),
      (cell, type) => {
        const read = parseCell(type, cell);
        if ('problem' in read || read.value === null) return;
        const { value } = read;
        if (type.is === 'text') expect((value as string).length).toBeLessThanOrEqual(type.longest);
        else if (type.is === 'yesNo') expect(typeof value).toBe('boolean');
        else expect(Number.isSafeInteger(value) && (value as number) >= 0).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test('a number that a person types comes back as typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (number) => {
      expect(plainNumber(number)).toBe(String(number));
      expect(parseCell(text, number)).toEqual({ value: String(number) });
    }),
  );
});

test('a measure is above zero unless it may be zero, and empty or wrong text is never zero', () => {
  const parse = (text: string, mayBeZero: boolean) => parseCell({ ...kilograms, mayBeZero }, text);
  expect(parse('0', false)).toEqual({ problem: 'notMeasure' });
  expect(parse('0', true)).toEqual({ value: 0 });
  expect(parse('heavy', true)).toEqual({ problem: 'notMeasure' });
});
