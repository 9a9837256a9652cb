import { expect, test } from 'vitest';
import { shopStates } from '../shop.ts';
import { mayBePractised, practiceHost, practiceNames } from './practice.ts';

test('a practice shop says so in every language it is named in', () => {
  expect(practiceNames({ zhHans: '海港', en: 'Harbour' })).toEqual({
    zhHans: '海港 · 练习',
    en: 'Harbour · Practice',
  });
});

test('a practice shop is no copy of a practice shop or a closed one', () => {
  expect(shopStates.filter(mayBePractised)).toEqual(['preparing', 'live', 'paused']);
});

test('its host stands beside the free address of the shop, within the length of a DNS label', () => {
  const hostOf = (...hosts: string[]) => practiceHost({ id: 7, hosts }, 'shops.test');
  expect(hostOf('own.example', 'harbour.shops.test')).toBe('harbour-practice.shops.test');
  expect(hostOf('own.example')).toBe('shop-7-practice.shops.test');
  expect(hostOf()).toBe('shop-7-practice.shops.test');
  expect(hostOf(`${'a'.repeat(63)}.shops.test`).split('.')[0]).toHaveLength(63);
});
