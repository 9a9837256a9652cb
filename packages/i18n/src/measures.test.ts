import { expect, test } from 'vitest';
import { measuresIn, moneyFormat, moneyText } from './measures.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  { tag: 'en', minor: 49_900, currency: 'CNY', text: '¥499.00' },
  { tag: 'zh-Hans', minor: 49_900, currency: 'CNY', text: '¥499.00' },
  { tag: 'zh-Hant', minor: 49_900, currency: 'CNY', text: '¥499.00' },
  { tag: 'vi', minor: 49_900, currency: 'CNY', text: '499,00 ¥' },
  { tag: 'en', minor: 49_900, currency: 'VND', text: '₫49,900' },
  { tag: 'vi', minor: 49_900, currency: 'VND', text: '49.900 ₫' },
  { tag: 'en', minor: 49_900, currency: 'HKD', text: 'HK$499.00' },
  { tag: 'zh-Hant', minor: 49_900, currency: 'HKD', text: 'HK$499.00' },
  { tag: 'en', minor: 49_900, currency: 'USD', text: 'US$499.00' },
  { tag: 'en', minor: 49_900, currency: 'EUR', text: '€499.00' },
  // Formally has hundredths, which have not been in use in Taiwan for decades.
  { tag: 'zh-Hant', minor: 49_900, currency: 'TWD', text: 'NT$499' },
  { tag: 'en', minor: 16_435, currency: 'TWD', text: 'NT$164' },
])('U-9: $currency in $tag is $text', ({ tag, minor, currency, text }) => {
  expect(plain(moneyText(tag, minor, currency))).toBe(text);
  // All money formatters must agree.
  expect(measuresIn(tag).money(minor, currency)).toBe(moneyText(tag, minor, currency));
});

test('a difference says its sign', () => {
  expect(moneyFormat('en', 'CNY', { signDisplay: 'exceptZero' }).format(12)).toBe('+¥12.00');
});
