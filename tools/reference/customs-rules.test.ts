import { checkGoods, isBlocking } from '@onehaul/domain/customs/check-goods';
import { goodsDictionary } from '@onehaul/domain/customs/goods-names';
import { languages } from '@onehaul/domain/language';
import { describe, expect, test } from 'vitest';
import { goodsWords } from '../../database/seeds/demo/parcel-words.ts';
import { countries } from './countries.ts';
import { customsRules } from './customs-rules.ts';

const codes = new Set<string>(countries().map(({ code }) => code));
const day = '2026-11-15';
const at = (countryCode: string, on = day) => ({
  countryCode,
  day: on,
  rateOf: (currency: string) => ({ TWD: 4.4, EUR: 0.13, GBP: 0.11 })[currency],
});
const found = (countryCode: string, name: string, on = day) =>
  checkGoods(customsRules, [{ names: [name], hsCode: '', valueMinor: 100 }], at(countryCode, on));
const blocked = (countryCode: string, name: string) =>
  found(countryCode, name)
    .filter(isBlocking)
    .map(({ ruleId }) => ruleId);

describe('the platform’s rules of customs', () => {
  test('are each written in four languages, dated, sourced and named once', () => {
    expect(new Set(customsRules.map(({ id }) => id)).size).toBe(customsRules.length);
    for (const rule of customsRules) {
      for (const language of languages) expect(rule.notes[language].trim(), rule.id).not.toBe('');
      expect(rule.sourceUrl, rule.id).toMatch(/^https:\/\/[a-z0-9.-]+\/\S*$/);
      expect(rule.validFrom, rule.id).toMatch(/^20\d\d-\d\d-\d\d$/);
      for (const code of rule.countryCodes) expect(codes, rule.id).toContain(code);
      for (const word of [...rule.words, ...rule.exceptWords]) expect(word.trim(), rule.id).toBe(word);
      expect(new Set(rule.words).size, rule.id).toBe(rule.words.length);
      expect(rule.words, rule.id).not.toContain('');
    }
  });

  test('let the goods of the dictionary and of the demo through, wherever they go', () => {
    const names = [
      ...goodsDictionary.flatMap(({ zhHans, zhHanT, en, vi }) => [zhHans, zhHanT, en, vi]),
      ...Object.values(goodsWords).flatMap((goods) => goods.flatMap((words) => Object.values(words))),
    ];
    for (const destination of ['TW', 'HK', 'VN', 'US', 'DE', 'GB', 'CN'])
      for (const name of names) expect([name, ...blocked(destination, name)]).toEqual([name]);
    const coded = goodsDictionary.map(({ en, hsCode }) => ({ names: [en], hsCode, valueMinor: 0 }));
    expect(checkGoods(customsRules, coded, at('TW')).filter(isBlocking)).toEqual([]);
  });

  test.each([
    ['TW', '充电宝', 'refused-battery'],
    ['US', 'Lithium batteries', 'refused-battery'],
    ['VN', 'sạc dự phòng 10000', 'refused-battery'],
    ['HK', '電子煙', 'refused-e-cigarettes'],
    ['TW', '牛肉乾', 'refused-fresh-food'],
    ['DE', 'Clothes', 'eu-stop-clothing'],
    ['GB', 'quần áo', 'eu-stop-clothing'],
    ['DE', 'gift', 'stop-words'],
    ['TW', '日用品', 'stop-words'],
    ['HK', 'Quà tặng', 'stop-words'],
  ])('to %s %s is kept back by %s', (destination, name, id) =>
    expect(blocked(destination, name)).toContain(id),
  );

  test.each([
    ['TW', 'clothes'],
    ['US', 'electronic cigarette'],
    ['US', 'honey jar'],
    ['US', 'water gun'],
    ['US', 'cashmere sweater'],
    ['DE', 'gift box of cedar wood'],
    ['HK', '充电宝保护套'],
    ['HK', '手表，不含电池'],
  ])('to %s %s goes', (destination, name) => expect(blocked(destination, name)).toEqual([]));

  test.each([
    ['VN', '2025-02-17', ['vn-free-value']],
    ['VN', '2025-02-18', ['vn-all-taxed']],
    ['US', '2025-08-28', ['us-free-value']],
    ['US', '2025-08-29', ['us-all-dutiable', 'us-origin']],
    ['DE', '2026-06-30', ['eu-hs-code']],
    ['DE', '2026-07-01', ['eu-hs-code', 'eu-three-euro']],
    ['TW', '2026-03-01', ['tw-consignee', 'tw-free-value']],
    ['HK', '2026-11-15', []],
  ])('in %s on %s these are said of all goods: %j', (destination, on, ids) => {
    expect(found(destination, 'cotton socks', on).map(({ ruleId }) => ruleId)).toEqual(ids);
  });
});
