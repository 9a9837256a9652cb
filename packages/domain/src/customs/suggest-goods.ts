import { goodsDictionary, type DictionaryGoods } from './goods-names.ts';
import { normalizeForMatching } from './match-words.ts';

const maxSuggestions = 5;
/** Minimum length; shorter texts would match nearly everything. */
const minMatchLength = (text: string) => (/\p{Script=Han}/u.test(text) ? 2 : 3);

type SearchableGoods = { readonly goods: DictionaryGoods; readonly names: readonly string[] };
const searchableGoods: readonly SearchableGoods[] = goodsDictionary.map((goods) => ({
  goods,
  names: [...new Set([goods.zhHans, goods.zhHanT, goods.en, goods.vi].map(normalizeForMatching))],
}));

/** Scores the match: identical name, one containing the other, or none. */
function matchScore(names: readonly string[], typed: string): number {
  if (names.includes(typed)) return 1000;
  const inside = Math.max(0, ...names.filter((name) => typed.includes(name)).map(({ length }) => length));
  if (inside > 0) return 500 + inside;
  if (typed.length < minMatchLength(typed)) return 0;
  const around = names.filter((name) => name.includes(typed)).map(({ length }) => length);
  return around.length > 0 ? 400 - Math.min(...around) : 0;
}

/** Returns dictionary goods with similar names, best first, then the rest of `group`. */
export function suggestGoods(names: readonly string[], group?: string): DictionaryGoods[] {
  const typed = names.map(normalizeForMatching).filter((name) => name !== '');
  const fitting = searchableGoods
    .map((one) => ({
      goods: one.goods,
      score: Math.max(0, ...typed.map((name) => matchScore(one.names, name))),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ goods }) => goods);
  const rest = goodsDictionary.filter((goods) => goods.group === group && !fitting.includes(goods));
  return [...fitting, ...rest].slice(0, maxSuggestions);
}
