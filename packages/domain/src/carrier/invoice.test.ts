import { expect, test } from 'vitest';
import {
  type CarrierPrice,
  compareInvoice,
  costMinor,
  expectedMinor,
  type InvoicedOrder,
  invoiceResolutionsOf,
} from './invoice.ts';

const price: CarrierPrice = {
  currencyCode: 'CNY',
  firstGrams: 1000,
  firstMinor: 3000,
  stepGrams: 500,
  stepMinor: 800,
  toleranceGrams: 100,
};
const order = (orderId: number, more: Partial<InvoicedOrder> = {}): InvoicedOrder => ({
  orderId,
  ourGrams: 2000,
  price,
  isCharged: false,
  ...more,
});
const line = (billNumber: string, more: object = {}) => ({
  billNumber,
  weightGrams: 2050,
  minor: 4600,
  currencyCode: 'CNY',
  ...more,
});

test.each([
  [1, 3000],
  [1000, 3000],
  [1001, 3800],
  [1500, 3800],
  [2000, 4600],
])('%i g cost %i: begun steps count in full', (grams, minor) => {
  expect(expectedMinor(price, grams)).toBe(minor);
});

test('each kind of difference is found, and nothing else', () => {
  const orders = new Map([
    ['A', order(1)],
    ['B', order(2)],
    ['C', order(3, { isCharged: true })],
    ['D', order(4, { price: null })],
    ['E', order(5, { price: { ...price, currencyCode: 'USD' } })],
    ['F', order(6, { ourGrams: null })],
  ]);
  const lines = [
    line('A'),
    line('A'),
    line('B', { weightGrams: 2101 }),
    line('C'),
    line('D', { minor: 1 }),
    line('D2'),
    line('E'),
    line('F', { weightGrams: 90_000, minor: 5 }),
    line('B', { currencyCode: 'HKD' }),
  ];
  expect(compareInvoice(lines, 'CNY', orders).map(({ outcome }) => outcome)).toEqual([
    'matched',
    'twice',
    'tooHeavy',
    'twice',
    'matched',
    'unknown',
    'otherCurrency',
    'matched',
    'twice',
  ]);
  const [heavy] = compareInvoice([line('B', { weightGrams: null, minor: 4700 })], 'CNY', orders);
  expect(heavy).toMatchObject({ outcome: 'otherAmount', expectedMinor: 4600, ourGrams: 2000 });
  const [foreign] = compareInvoice([line('D', { currencyCode: 'HKD' })], 'CNY', orders);
  expect(foreign!.outcome).toBe('otherCurrency');
});

test('what is not ours to pay costs nothing until a person accepts it', () => {
  const yuan = { currencyCode: 'CNY', exchangeRate: 1 };
  const charged = { minor: 1000, creditedMinor: 0, resolution: null };
  const cost = (outcome: Parameters<typeof costMinor>[0]['outcome'], more: object = {}) =>
    costMinor({ ...charged, outcome, ...more }, yuan);
  expect([cost('matched'), cost('tooHeavy'), cost('otherAmount')]).toEqual([1000, 1000, 1000]);
  expect([cost('twice'), cost('unknown'), cost('otherCurrency')]).toEqual([0, 0, 0]);
  expect(cost('twice', { resolution: 'accepted' })).toBe(1000);
  expect(cost('tooHeavy', { resolution: 'credited', creditedMinor: 300 })).toBe(700);
  expect(costMinor({ ...charged, outcome: 'matched' }, { currencyCode: 'TWD', exchangeRate: 4.4 })).toBe(227);
  expect(invoiceResolutionsOf('matched')).toEqual([]);
  expect(invoiceResolutionsOf('otherCurrency')).toEqual(['credited']);
});
