import type { Language } from '@onehaul/domain/language';
import { expect, test } from 'vitest';
import { chooseCurrency, chooseLanguage, readCookies } from './preference.ts';

const all: Language[] = ['zhHanT', 'zhHans', 'en', 'vi'];
const nothing = { parameter: null, cookie: undefined, acceptLanguage: undefined };

test.each([
  [{ parameter: 'vi', cookie: 'en', acceptLanguage: 'zh-CN' }, 'vi'],
  [{ parameter: 'zh-hans', cookie: 'en', acceptLanguage: undefined }, 'zhHans'],
  [{ parameter: 'fr', cookie: 'en', acceptLanguage: 'zh-CN' }, 'en'],
  [{ parameter: null, cookie: 'fr', acceptLanguage: 'zh-CN,zh;q=0.9' }, 'zhHans'],
  [{ ...nothing, acceptLanguage: 'zh-TW' }, 'zhHanT'],
  [{ ...nothing, acceptLanguage: 'en-US,en;q=0.9' }, 'en'],
  [{ ...nothing, acceptLanguage: 'vi-VN' }, 'vi'],
  [{ ...nothing, acceptLanguage: 'fr-FR, de;q=0.8' }, 'zhHanT'],
  [nothing, 'zhHanT'],
] as const)('%j reads %s', (languagePreferences, expected) => {
  expect(chooseLanguage(languagePreferences, all)).toBe(expected);
});

test('a language the shop does not offer is never chosen', () => {
  const languagePreferences = { parameter: 'zh-Hans', cookie: 'zhHanT', acceptLanguage: 'zh-CN, en;q=0.5' };
  expect(chooseLanguage(languagePreferences, ['vi', 'en'])).toBe('en');
  expect(chooseLanguage(languagePreferences, ['vi'])).toBe('vi');
});

test('a currency counts while the shop shows it', () => {
  expect(chooseCurrency('HKD', ['CNY', 'HKD'], 'CNY')).toBe('HKD');
  expect(chooseCurrency('USD', ['CNY', 'HKD'], 'CNY')).toBe('CNY');
  expect(chooseCurrency(undefined, ['CNY', 'HKD'], 'HKD')).toBe('HKD');
});

test('only a visitor without other cookies is anonymous', () => {
  expect(readCookies(undefined).isAnonymous).toBe(true);
  expect(readCookies('__Host-language=vi; __Host-currency=VND')).toEqual({
    language: 'vi',
    currency: 'VND',
    isAnonymous: true,
  });
  expect(readCookies('__Host-language=vi; __Host-access=abc')).toMatchObject({
    accessToken: 'abc',
    isAnonymous: false,
  });
  expect(readCookies('__Host-access=').accessToken).toBeUndefined();
  expect(readCookies('__Host-language=vi; accessToken=abc').isAnonymous).toBe(false);
  expect(readCookies('session').isAnonymous).toBe(false);
});
