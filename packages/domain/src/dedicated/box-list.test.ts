import { expect, test } from 'vitest';
import { findUnlistedBoxes, type BoxListLine, declarationOf, parseBoxRange } from './box-list.ts';

const line = (more: Partial<BoxListLine> = {}): BoxListLine => ({
  boxFrom: 1,
  boxCount: 1,
  mark: '',
  nameChinese: '纯棉T恤',
  nameEnglish: 'Cotton T-shirt',
  material: '棉',
  hsCode: '610910',
  piecesPerBox: 10,
  lengthMm: 400,
  widthMm: 300,
  heightMm: 300,
  grossGrams: 9000,
  netGrams: 8000,
  unitMinor: 2500,
  origin: 'CN',
  ...more,
});

test.each([
  ['7', { from: 7, to: 7 }],
  [' 7 - 9 ', { from: 7, to: 9 }],
  ['#3', { from: 3, to: 3 }],
  ['1~5', { from: 1, to: 5 }],
  ['9-7', undefined],
  ['0', undefined],
  ['1,2', undefined],
  ['A1', undefined],
])('%s is %o', (written, range) => {
  expect(parseBoxRange(written)).toEqual(range);
});

test('every booked box is spoken of; goods may share one', () => {
  expect(findUnlistedBoxes([line({ boxCount: 2 }), line({ boxFrom: 2 })], 3)).toEqual([3]);
  expect(findUnlistedBoxes([line({ boxCount: 3 })], 3)).toEqual([]);
});

test('goods that are called and valued alike are declared together, by pieces', () => {
  const declared = declarationOf([
    line({ boxCount: 2 }),
    line({ boxFrom: 3, piecesPerBox: 5 }),
    line({ boxFrom: 3, nameChinese: '棉袜', nameEnglish: 'Cotton socks', unitMinor: 300 }),
  ]);
  expect(
    declared.map(({ nameChinese, quantity, unitPriceCents }) => [nameChinese, quantity, unitPriceCents]),
  ).toEqual([
    ['纯棉T恤', 25, 2500],
    ['棉袜', 10, 300],
  ]);
});
