import { expect, test } from 'vitest';
import { rateText } from './exchange-rate.ts';

test.each([
  { rate: 1.1085, language: 'zh-Hant', text: '1.109' },
  { rate: 0.139_24, language: 'en', text: '0.1392' },
  { rate: 3561.4, language: 'en', text: '3,561' },
  { rate: 3561.4, language: 'vi', text: '3.561' },
])('one CNY is $text', ({ rate, language, text }) => {
  expect(rateText(rate, language)).toBe(text);
});
