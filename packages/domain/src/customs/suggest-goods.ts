import { knownGoods, type KnownGoods } from './goods-names.ts';
import { plainText } from './match-words.ts';

const mostSuggested = 5;
/** Minimum length; shorter texts would match nearly everything. */
const leastOf = (text: string) => (/\p{Script=Han}/u.test(text) ? 2 : 3);

type Named = { readonly goods: KnownGoods; readonly names: readonly string[] };
const named: readonly Named[] = knownGoods.map((goods) => ({
  goods,
  names: [...new Set([goods.zhHans, goods.zhHanT, goods.en, goods.vi].map(plainText))],
}));

/** Scores the match: identical name, one containing the other, or none. */
function fit(names: readonly string[], typed: string): number {
  if (names.includes(typed)) return 1000;
  const inside = Math.max(0, ...names.filter((name) => typed.includes(name)).map(({ length }) => length));
  if (inside > 0) return 500 + inside;
  if (typed.length < leastOf(typed)) return 0;
  const around = names.filter((name) => name.includes(typed)).map(({ length }) => length);
  return around.length > 0 ? 400 - Math.min(...around) : 0;
}

/** Returns dictionary goods with similar names, best first, then the rest of `group`. */
export function suggestGoods(names: readonly string[], group?: string): KnownGoods[] {
  const typed = names.map(plainText).filter((name) => name !== '');
  const fitting = named
    .map((one) => ({ goods: one.goods, score: Math.max(0, ...typed.map((name) => fit(one.names, name))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ goods }) => goods);
  const rest = knownGoods.filter((goods) => goods.group === group && !fitting.includes(goods));
  return [...fitting, ...rest].slice(0, mostSuggested);
}
