import { expect, test } from 'vitest';
import { goodsDictionary } from './goods-names.ts';
import { suggestGoods } from './suggest-goods.ts';

test('the dictionary names everything in four languages, under six digits, each once', () => {
  expect(goodsDictionary.length).toBeGreaterThanOrEqual(150);
  for (const goods of goodsDictionary) {
    expect(goods.hsCode).toMatch(/^[0-9]{6}$/);
    for (const name of [goods.zhHans, goods.zhHanT, goods.en, goods.vi]) expect(name.trim()).toBe(name);
    expect([goods.zhHans, goods.zhHanT, goods.en, goods.vi].every((name) => name !== '')).toBe(true);
  }
  expect(new Set(goodsDictionary.map(({ en }) => en)).size).toBe(goodsDictionary.length);
});

const codes = (names: string[], group?: string) => suggestGoods(names, group).map(({ hsCode }) => hsCode);

test.each([
  ['蓝牙耳机', '851830'],
  ['藍牙耳機', '851830'],
  ['Bluetooth Earphones', '851830'],
  ['tai nghe bluetooth', '851830'],
  ['黑色蓝牙耳机 2个', '851830'],
  ['yoga', '950691'],
])('%s is suggested as %s first', (name, code) => expect(codes([name])[0]).toBe(code));

test('what nobody knows is suggested nothing, and a vague word the goods it may mean', () => {
  expect(codes(['qqqq'])).toEqual([]);
  expect(codes(['a'])).toEqual([]);
  expect(codes([''])).toEqual([]);
  expect(codes(['clothes'], 'clothing')).toHaveLength(5);
});
