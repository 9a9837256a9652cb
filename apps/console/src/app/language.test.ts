import { expect, test, vi } from 'vitest';
import { currentTranslator, initialLanguage, loadNamespaces, showLanguage } from './language.ts';

test.each([
  ['vi', ['en-GB'], 'vi'],
  [null, ['fr', 'zh-TW', 'en'], 'zhHanT'],
  ['klingon', ['zh-CN'], 'zhHans'],
  [null, ['fr'], 'en'],
  [null, [], 'en'],
])('a browser that kept %j and prefers %j starts in %s', (stored, preferred, expected) => {
  expect(initialLanguage(stored, preferred)).toBe(expected);
});

test('what a page needs beside the texts of every page is there in each language shown later', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  await showLanguage('en');
  await loadNamespaces('tariff');
  expect(currentTranslator().of('tariff')('title')).toBe('Tariffs');
  await showLanguage('vi');
  expect(currentTranslator().of('tariff')('title')).toBe('Bảng giá');
});
