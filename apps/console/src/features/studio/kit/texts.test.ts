import { article } from '@onehaul/contract/console/studio/article';
import { goodsType } from '@onehaul/contract/console/studio/goods-type';
import { fieldsOf, type Resource } from '@onehaul/contract/console/studio/resource';
import { expect, test } from 'vitest';
import { countTexts, isBlank, parseFieldPath, plainText, readText } from './texts.ts';

const empty = { zhHans: '', zhHanT: '', en: '', vi: '' };
const goods = fieldsOf(goodsType as unknown as Resource);
const articles = fieldsOf(article as unknown as Resource);

test('a language counts required texts and those written in any language', () => {
  const values = { names: { ...empty, en: 'Food', vi: 'Đồ ăn' }, notes: empty, sensitive: false };
  expect(countTexts(goods, values, ['en', 'vi', 'zhHans'])).toEqual([
    { language: 'en', filled: 1, all: 1 },
    { language: 'vi', filled: 1, all: 1 },
    { language: 'zhHans', filled: 0, all: 1 },
  ]);
  const noted = { ...values, notes: { ...empty, en: 'Sealed only' } };
  expect(countTexts(goods, noted, ['en', 'vi'])).toEqual([
    { language: 'en', filled: 2, all: 2 },
    { language: 'vi', filled: 1, all: 2 },
  ]);
});

test('an empty paragraph is no text, a picture is', () => {
  const values = { type: 'help', titles: { ...empty, en: 'Help' }, contents: { ...empty, en: '<p></p>' } };
  expect(countTexts(articles, values, ['en'])).toEqual([{ language: 'en', filled: 1, all: 2 }]);
  expect(isBlank('<p>&nbsp;</p>')).toBe(true);
  expect(isBlank('<p><img src="/a.png"></p>')).toBe(false);
});

test('the reader sees their language, else the first, else any', () => {
  const texts = { ...empty, zhHanT: '食品', vi: 'Đồ ăn' };
  expect(readText(texts, 'vi', 'zhHanT')).toBe('Đồ ăn');
  expect(readText(texts, 'en', 'zhHanT')).toBe('食品');
  expect(readText({ ...empty, vi: 'Đồ ăn' }, 'en', 'zhHanT')).toBe('Đồ ăn');
  expect(readText(empty, 'en', 'vi')).toBe('');
});

test('rich text as a line', () => {
  expect(plainText('<h2>Food</h2><p>Sealed &amp; dry&nbsp;only</p>')).toBe('Food Sealed & dry only');
});

test('a field path of the server', () => {
  expect(parseFieldPath('values.names.vi')).toEqual({ field: 'names', language: 'vi' });
  expect(parseFieldPath('maximumDays')).toEqual({ field: 'maximumDays', language: undefined });
});
