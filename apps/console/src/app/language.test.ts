import { expect, test, vi } from 'vitest';
import { firstLanguage, needTexts, showLanguage, translator } from './language.ts';

test.each([
  ['vi', ['en-GB'], 'vi'],
  [null, ['fr', 'zh-TW', 'en'], 'zhHanT'],
  ['klingon', ['zh-CN'], 'zhHans'],
  [null, ['fr'], 'en'],
  [null, [], 'en'],
])('a browser that kept %j and prefers %j starts in %s', (stored, preferred, expected) => {
  expect(firstLanguage(stored, preferred)).toBe(expected);
});

test('what a page needs beside the texts of every page is there in each language shown later', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  await showLanguage('en');
  await needTexts('tariff');
  expect(translator().of('tariff')('title')).toBe('Tariffs');
  await showLanguage('vi');
  expect(translator().of('tariff')('title')).toBe('Bảng giá');
});
