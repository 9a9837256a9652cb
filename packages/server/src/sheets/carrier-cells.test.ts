import { statementColumnOf } from '@onehaul/i18n/statement-columns';
import { expect, test } from 'vitest';
import { parseAmount, parseWeight } from './carrier-cells.ts';

test('amounts are read as carriers write them, and nothing is guessed', () => {
  const read = (cell: string | number | null, currency = 'TWD') => parseAmount(cell, currency);
  expect([read(1000), read('1,000.50'), read(' NT$ 1,000 '), read('0'), read('-20')]).toEqual([
    100_000, 100_050, 100_000, 0, -2000,
  ]);
  expect([read('1.250.000', 'VND'), read('1,250,000', 'VND'), read(1250, 'VND')]).toEqual([
    1_250_000, 1_250_000, 1250,
  ]);
  for (const cell of [null, '', 'about 5', '1,00', '1.000.00', '12.345']) expect(read(cell)).toBeUndefined();
});

test('columns are known in whatever language they are written', () => {
  for (const heading of ['Waybill', '運單號', ' 运单号 ', 'Mã vận đơn']) {
    expect(statementColumnOf(heading)).toBe('billNumber');
  }
  for (const heading of ['COD Amount', '代收貨款', 'Tiền thu hộ']) {
    expect(statementColumnOf(heading)).toBe('amount');
  }
  expect(statementColumnOf('Remark')).toBeUndefined();
});

test('weights are kilograms unless the cell says grams', () => {
  expect([1.25, '1.25', '1,5 kg', '1250 g', '2公斤', '1,250.5'].map(parseWeight)).toEqual([
    1250, 1250, 1500, 1250, 2000, 1_250_500,
  ]);
  for (const cell of [null, '', 'heavy', '0', '-1', '1 lb']) expect(parseWeight(cell)).toBeUndefined();
});
