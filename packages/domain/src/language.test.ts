import { describe, expect, test } from 'vitest';
import {
  isLanguage,
  type Language,
  languages,
  languageTags,
  pickText,
  preferredLanguage,
} from './language.ts';

const all = languages;

describe('the language a browser asks for', () => {
  test.each<[string, Language]>([
    ['zh-CN', 'zhHans'],
    ['zh-TW', 'zhHanT'],
    ['en-Us', 'en'],
    ['vi-VN', 'vi'],
    ['zh', 'zhHans'],
    ['zh-SG', 'zhHans'],
    ['zh-HK', 'zhHanT'],
    ['zh-MO', 'zhHanT'],
    ['zh-Hant', 'zhHanT'],
    ['zh-Hant-TW', 'zhHanT'],
    ['zh-Hans', 'zhHans'],
    ['zh-Hans-HK', 'zhHans'],
    ['ZH-hant-cn', 'zhHanT'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['vi', 'vi'],
  ])('%s is %s', (tag, expected) => {
    expect(preferredLanguage(tag, all)).toBe(expected);
  });

  test.each<[string, Language | undefined]>([
    ['fr-FR,fr;q=0.9,en;q=0.8', 'en'],
    ['en;q=0.5,vi;q=0.9', 'vi'],
    ['en; q=0.5, vi; q=0.9', 'vi'],
    ['vi ;q=0.1 , en', 'en'],
    ['en,zh-TW', 'en'],
    ['zh-TW,en', 'zhHanT'],
    ['en;q=0', undefined],
    ['en;q=0,vi;q=0.1', 'vi'],
    ['en;q=nonsense,vi;q=0.1', 'vi'],
    ['de,fr', undefined],
    ['*', undefined],
    ['', undefined],
    [',,;q=1,', undefined],
    ['english', undefined],
  ])('the header "%s" means %s', (header, expected) => {
    expect(preferredLanguage(header, all)).toBe(expected);
  });

  test('only what the shop offers is chosen', () => {
    expect(preferredLanguage('zh-TW,vi;q=0.5', ['en', 'vi'])).toBe('vi');
    expect(preferredLanguage('zh-TW', ['en'])).toBeUndefined();
    expect(preferredLanguage(undefined, all)).toBeUndefined();
  });

  test('an endless header costs nothing', () => {
    const header = `${'fr,'.repeat(2_000_000)}en`;
    // CPU time of this process only, so that a busy machine cannot fail the test.
    const before = process.cpuUsage();
    expect(preferredLanguage(header, all)).toBeUndefined();
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
  });
});

test('every language has a tag that leads back to it', () => {
  for (const language of languages) expect(preferredLanguage(languageTags[language], all)).toBe(language);
});

test('knows its four languages and no other value', () => {
  expect(languages.every(isLanguage)).toBe(true);
  for (const other of ['zhhans', 'fr', '', 1, null, undefined, {}]) expect(isLanguage(other)).toBe(false);
});

test('a text is read in the wanted language, else in the fallback, else it is empty', () => {
  const text = { en: 'Parcel', vi: 'Kiện hàng' };
  expect(pickText(text, 'vi', 'en')).toBe('Kiện hàng');
  expect(pickText(text, 'zhHans', 'en')).toBe('Parcel');
  expect(pickText({ vi: 'Kiện hàng' }, 'zhHans', 'en')).toBe('');
  expect(pickText({}, 'zhHans', 'en')).toBe('');
});
