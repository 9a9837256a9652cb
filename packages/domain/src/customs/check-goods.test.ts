import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkGoods, type CheckedGoods, type CustomsRule, isBlocking } from './check-goods.ts';
import { findMatchingWords, normalizeForMatching, findOccurrences, vagueWords } from './match-words.ts';

const rule = (more: Partial<CustomsRule>): CustomsRule => ({
  id: 'one',
  countryCodes: [],
  kind: 'refused',
  topic: 'battery',
  words: ['battery', '电池', 'power bank'],
  exceptWords: ['battery case', '电池盒'],
  hsPrefixes: ['8507'],
  notes: {},
  terms: {},
  sourceUrl: '',
  validFrom: '2020-01-01',
  validUntil: null,
  ...more,
});
const stop = rule({
  id: 'stop',
  kind: 'stopWord',
  words: ['gift', '礼品', 'quà', 'quà tặng', 'sample'],
  exceptWords: [],
  hsPrefixes: [],
});
const at = {
  countryCode: 'TW',
  day: '2026-11-15',
  rateOf: (currency: string) => ({ TWD: 4.5, EUR: 0.13 })[currency],
};
const goods = (...names: string[]): CheckedGoods => ({ names, hsCode: '', valueMinor: 1000 });
const found = (rules: CustomsRule[], ...names: string[]) =>
  checkGoods(rules, [goods(...names)], at).map(({ word }) => word);

describe('a word', () => {
  test.each([
    ['power bank 10000mAh', ['power bank']],
    ['Power  Banks', ['power bank']],
    ['ＰＯＷＥＲ ＢＡＮＫ', ['power bank']],
    ['锂电池', ['电池']],
    ['spare-battery', ['battery']],
    ['手机power bank黑色', ['power bank']],
    ['batterypack', []],
    ['rebattery', []],
    ['battery-free watch', []],
    ['battery free', []],
    ['toy without battery', []],
    ['no battery', []],
    ['không pin, không battery', []],
    ['玩具不含电池', []],
    ['无电池挂钟', []],
    ['battery case', []],
    ['电池盒', []],
    ['battery case with battery', ['battery']],
  ])('of %j: %j', (name, words) => expect(found([rule({})], name)).toEqual(words));

  test('of letters counts only whole, whatever stands around it', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcxyz'), minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(word, fc.constantFrom(...'abc1'), (inner, edge) => {
        expect(findOccurrences(`${edge}${inner}`, [inner]).every(({ from }) => from === 0)).toBe(true);
        expect(findOccurrences(`- ${inner} -`, [inner])).toContainEqual({
          from: 2,
          to: 2 + inner.length,
          word: inner,
        });
      }),
    );
  });

  test('of Chinese counts wherever it stands', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
        const text = `${before}充电宝${after}`;
        expect(findOccurrences(text, ['充电宝']).length).toBeGreaterThan(0);
      }),
    );
  });

  test('is found in time that grows with the text, however it is made', () => {
    const hard = 'no '.repeat(20_000) + 'battery '.repeat(20_000);
    const began = performance.now();
    findMatchingWords(hard, ['battery', 'no battery no'], ['battery battery case']);
    vagueWords('gift '.repeat(20_000), ['gift']);
    expect(performance.now() - began).toBeLessThan(3000);
  });
});

describe('a name that says nothing', () => {
  test.each([
    ['gift', ['gift']],
    ['Gifts', ['gift']],
    ['a gift, 2 pcs', ['gift']],
    ['gift / sample', ['sample']],
    ['礼品一批', ['礼品']],
    ['Quà tặng', ['quà tặng']],
    ['gift box of cedar', []],
    ['cotton T-shirt', []],
    ['礼品盒木质', []],
    ['gifted', []],
    ['', []],
    ['12', []],
  ])('%j: %j', (name, words) => expect(found([stop], name)).toEqual(words));

  test('is judged for each language', () => {
    expect(found([stop], '棉质T恤', 'gift')).toEqual(['gift']);
    expect(vagueWords(normalizeForMatching('𠮷 gift'), ['gift'])).toEqual([]);
  });
});

test('a code is enough where no name is', () => {
  const [finding] = checkGoods([rule({})], [{ names: ['??'], hsCode: '850760', valueMinor: 0 }], at);
  expect(finding).toMatchObject({ ruleId: 'one', line: 0, word: '8507' });
  expect(checkGoods([rule({ hsPrefixes: [] })], [{ names: [], hsCode: '', valueMinor: 0 }], at)).toEqual([]);
});

test('a limit is for the whole, in its own money; without a rate nobody says more', () => {
  const limit = rule({
    kind: 'limit',
    words: [],
    hsPrefixes: [],
    terms: { value: { minor: 200_000, currency: 'TWD' } },
  });
  const worth = (valueMinor: number) => [{ names: ['x'], hsCode: '', valueMinor }];
  expect(checkGoods([limit], worth(44_444), at)[0]).toMatchObject({ line: null, isOver: false });
  expect(checkGoods([limit], worth(44_445), at)[0]).toMatchObject({ line: null, isOver: true });
  expect(checkGoods([limit], worth(1e9), { ...at, rateOf: () => undefined })[0]!.isOver).toBeNull();
  expect(checkGoods([limit], [], at)).toEqual([]);
});

test('duty by kinds of goods counts six digits once', () => {
  const duty = rule({
    kind: 'duty',
    words: [],
    hsPrefixes: [],
    terms: { value: { minor: 15_000, currency: 'EUR' }, perHsCode: { minor: 300, currency: 'EUR' } },
  });
  const line = (hsCode: string, valueMinor = 100) => ({ names: ['x'], hsCode, valueMinor });
  const of = (...lines: CheckedGoods[]) => checkGoods([duty], lines, at)[0]!.duty;
  expect(of(line('61091000'), line('610910'), line('640411'))).toEqual({ minor: 600, currency: 'EUR' });
  // Goods without a code are unknown, so each line counts as its own kind.
  expect(of(line(''), line(''))).toEqual({ minor: 600, currency: 'EUR' });
  expect(of(line('610910', 10_000_000))).toBeNull();
});

test.each([
  ['2019-12-31', 0],
  ['2020-01-01', 1],
  ['2024-12-31', 1],
  ['2025-01-01', 0],
])('on %s a rule of the years from 2020 to 2024 finds %d', (day, count) => {
  const dated = rule({ validUntil: '2025-01-01' });
  expect(checkGoods([dated], [goods('battery')], { ...at, day })).toHaveLength(count);
});

test('a rule of one destination is no rule of another', () => {
  const there = rule({ countryCodes: ['TW', 'HK'] });
  const count = (countryCode: string | null) =>
    checkGoods([there], [goods('battery')], { ...at, countryCode }).length;
  expect(['TW', 'HK', 'US', null].map(count)).toEqual([1, 1, 0, 0]);
});

const anyGoods = fc.record({
  names: fc.array(
    fc.oneof(
      fc.constantFrom('gift', 'battery', '电池盒', '礼品', 'cotton shirt', 'no battery'),
      fc.string({ unit: 'binary', maxLength: 30 }),
    ),
    { maxLength: 3 },
  ),
  hsCode: fc.constantFrom('', '850760', '610910'),
  valueMinor: fc.nat(),
});
const ruleSet = [rule({}), stop, rule({ id: 'two', words: ['shirt'], countryCodes: ['TW'] })];

test('more goods take nothing back that was said of the others', () => {
  fc.assert(
    fc.property(fc.array(anyGoods, { maxLength: 5 }), fc.array(anyGoods, { maxLength: 5 }), (some, more) => {
      const before = checkGoods(ruleSet, some, at);
      const after = checkGoods(ruleSet, [...some, ...more], at);
      for (const finding of before) expect(after).toContainEqual(finding);
    }),
  );
});

test('outside its days no rule says anything, whatever the goods', () => {
  fc.assert(
    fc.property(fc.array(anyGoods), (some) => {
      expect(checkGoods(ruleSet, some, { ...at, day: '2019-01-01' })).toEqual([]);
    }),
  );
});

test('only refusals and names that say nothing keep an order from being made', () => {
  const kinds = ['stopWord', 'refused', 'document', 'limit', 'duty'] as const;
  expect(kinds.filter((kind) => isBlocking({ kind }))).toEqual(['stopWord', 'refused']);
});
