import { expect, test } from 'vitest';
import { moneyFormat, moneyText } from './measures.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  { tag: 'en', minor: 49_900, currency: 'CNY', text: 'CNY 499.00' },
  { tag: 'vi', minor: 49_900, currency: 'CNY', text: '499,00 CNY' },
  { tag: 'en', minor: 49_900, currency: 'VND', text: 'VND 49,900' },
  // Counted in hundredths, which nobody in Taiwan has seen for decades.
  { tag: 'zh-Hant', minor: 49_900, currency: 'TWD', text: 'TWD 499' },
  { tag: 'zh-Hant', minor: 49_950, currency: 'TWD', text: 'TWD 499.50' },
])('$text', ({ tag, minor, currency, text }) => {
  expect(plain(moneyText(tag, minor, currency))).toBe(text);
});

test('a reader who knows the currency is shown its sign', () => {
  expect(moneyFormat('en', 'CNY', { currencyDisplay: 'narrowSymbol' }).format(12)).toBe('¥12.00');
  expect(
    moneyFormat('en', 'CNY', { currencyDisplay: 'narrowSymbol', signDisplay: 'exceptZero' }).format(12),
  ).toBe('+¥12.00');
});
