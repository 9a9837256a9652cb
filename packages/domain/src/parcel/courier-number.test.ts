import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCourierNumbers, maskCourierNumber, parseCourierNumber, splitPasted } from './courier-number.ts';

test.each([
  ['sf1234567890', 'SF1234567890'],
  [' SF 1234 5678 90 ', 'SF1234567890'],
  ['ＳＦ１２３４５６７８９０', 'SF1234567890'],
  ['JD-0012-1', 'JD-0012-1'],
  ['7712', '7712'],
  ['771', undefined],
  ['', undefined],
  ['-SF123', undefined],
  ['SF123;drop', undefined],
  ['顺丰123456', undefined],
  ['A'.repeat(40), 'A'.repeat(40)],
  ['A'.repeat(41), undefined],
  ['SF123\u0000456', undefined],
])('%j is read as %j', (typed, number) => {
  expect(parseCourierNumber(typed)).toBe(number);
});

test('what was read once is read the same again', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const number = parseCourierNumber(typed);
      expect(number === undefined ? undefined : parseCourierNumber(number)).toBe(number);
    }),
  );
});

test('numbers are pasted as people have them', () => {
  expect(splitPasted('SF1001\nSF1002\r\nSF1003\tSF1004, SF1005；SF1006、SF1007|SF1008  ')).toEqual([
    'SF1001',
    'SF1002',
    'SF1003',
    'SF1004',
    'SF1005',
    'SF1006',
    'SF1007',
    'SF1008',
  ]);
  expect(splitPasted(' \n ')).toEqual([]);
});

test('a masked number keeps its length, shows its beginning and hides at least four signs', () => {
  const aNumber = fc.stringMatching(/^[0-9A-Z][0-9A-Z-]{3,39}$/);
  fc.assert(
    fc.property(aNumber, (number) => {
      const masked = maskCourierNumber(number);
      const shown = masked.replaceAll('•', '');
      expect(masked.length).toBe(number.length);
      expect(number.startsWith(shown)).toBe(true);
      expect(number.length - shown.length).toBeGreaterThanOrEqual(4);
    }),
  );
});

test.each([
  ['YT1234567890123', ['YT1234567890123']],
  ['sf1001\nSF1002, 7712', ['SF1001', 'SF1002', '7712']],
  ['【淘宝】您的包裹由圆通速递承运，运单号YT1234567890123，电话13800138000', ['YT1234567890123']],
  ['顺丰 SF1391234567890 2026-11-18 已揽收 https://m.example/SF0000000000001', ['SF1391234567890']],
  ['中通：７３１２３４５６７８９０１２；中通：73123456789012', ['73123456789012']],
  ['Your parcel is on its way', []],
  ['hello', []],
  ['13800138000 call me', []],
  ['', []],
])('%j contains %j', (text, numbers) => {
  expect(findCourierNumbers(text)).toEqual(numbers);
});

test('everything found is a courier number, each once', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = findCourierNumbers(text);
      expect(found.every((number) => parseCourierNumber(number) === number)).toBe(true);
      expect(new Set(found).size).toBe(found.length);
    }),
  );
});
