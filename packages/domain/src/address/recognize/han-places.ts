import { isHan, type Span, maskPlaceholder } from './fold.ts';
import type { Entry, Gazetteer, Index, Place } from './gazetteer.ts';
import type { RecognizableCountry } from './numbers.ts';

/**
 * Where the text names a place. `part` names stay in the address detail; listed names move to their own
 * fields.
 */
export type PlaceMatch = {
  readonly path: readonly string[];
  readonly spans: readonly Span[];
  readonly start: number;
  readonly score: number;
  /** Matched by full names down to the last level. */
  readonly isSure: boolean;
};

type Hit = Span & Entry;
/** A run of names, each lying inside the previous one. */
type Chain = { readonly hits: readonly Hit[]; readonly score: number };

const streets =
  /^[东東西南北中前后後内內外上下一二三四五六七八九十新老]{0,2}(?:大道|大街|公路|路|街|道|巷|弄|胡同|桥|橋)/;
const buildings =
  /^(?:[里村]|大厦|大廈|花园|花園|广场|廣場|小区|小區|大学|大學|公园|公園|国际|國際|酒店|医院|醫院|学院|學院|中学|中學|火车站|站|湖|山|寺)/;
const separators = new Set(' ,-/·>|、\n');

/**
 * Province, city and area, some of them repeated; bounds the cost of a text that repeats one name endlessly.
 */
const maxChainNames = 6;

const points = { full: 3, short: 2, part: 2 } as const;

function hitsAt(text: string, start: number, { entries, longestFrom }: Index): Hit[] {
  const hits: Hit[] = [];
  const longest = longestFrom.get(text[start]!) ?? 0;
  for (let length = Math.min(longest, text.length - start); length >= 2; length -= 1) {
    const listed = entries.get(text.slice(start, start + length));
    if (!listed) continue;
    const end = start + length;
    for (const entry of listed) if (!isStreet(text, end, entry)) hits.push({ start, end, ...entry });
  }
  return hits;
}

/** Rejects street names: 北京西路 is not in Beijing, and 大埔道 not in Tai Po. */
function isStreet(text: string, end: number, { how, place }: Entry): boolean {
  if (how === 'full') return false;
  const after = text.slice(end, end + 6);
  return streets.test(after) || (how === 'short' && place.level === 3 && buildings.test(after));
}

function skipSeparators(text: string, from: number): number {
  let at = from;
  while (at < from + 3 && separators.has(text[at] ?? '')) at += 1;
  return at;
}

const liesWithin = (inner: Place, outer: Place) => inner.path.includes(outer.id);

/**
 * Finds the best run starting at each position by dynamic programming from the end, visiting each position
 * once.
 */
function chainsOf(text: string, gazetteer: Gazetteer, country: RecognizableCountry): Chain[] {
  const index = gazetteer.han[country];
  const best: Chain[][] = Array.from({ length: text.length + 1 }, () => []);
  for (let start = text.length - 2; start >= 0; start -= 1) {
    if (!index.longestFrom.has(text[start]!)) continue;
    best[start] = hitsAt(text, start, index).map((hit) => {
      const next = best[skipSeparators(text, hit.end)] ?? [];
      const own = points[hit.how];
      let chain: Chain = { hits: [hit], score: own };
      for (const { hits, score } of next) {
        const [first] = hits as [Hit];
        const isAgain = first.place.id === hit.place.id;
        if (hits.length >= maxChainNames || (!isAgain && !liesWithin(first.place, hit.place))) continue;
        const total = isAgain ? Math.max(score, own) : score + own;
        if (total > chain.score || (isAgain && total === chain.score))
          chain = { hits: [hit, ...hits], score: total };
      }
      return chain;
    });
  }
  return best.flat();
}

const isBoundary = (sign: string | undefined) =>
  sign === undefined || !isHan(sign) || sign === maskPlaceholder;

/** Rejects a lone short name inside a word: it is as likely a person's name as a town. */
function isTrusted(text: string, { hits }: Chain): boolean {
  const [first] = hits as [Hit];
  if (hits.length > 1) return true;
  if (first.how === 'full') return true;
  const startsWord = isBoundary(text[first.start - 1]) || first.how === 'part';
  return startsWord && (first.how === 'part' || first.place.level < 3);
}

export function findHanPlaces(
  text: string,
  gazetteer: Gazetteer,
  country: RecognizableCountry,
): PlaceMatch | undefined {
  const chains = chainsOf(text, gazetteer, country)
    .filter((chain) => isTrusted(text, chain))
    .toSorted((a, b) => b.score - a.score || a.hits[0]!.start - b.hits[0]!.start);
  const [best] = chains;
  if (!best) return undefined;
  const equals = chains.filter(
    ({ score, hits }) => score === best.score && hits[0]!.start === best.hits[0]!.start,
  );
  const wide = country === 'HK' || country === 'MO';
  const chosen = wide ? extendWithPart(best, chains) : best;
  const paths = equals.length > 1 && !wide ? equals.map(({ hits }) => hits.at(-1)!.place.path) : [];
  const last = chosen.hits.at(-1)!.place;
  const path = paths.length > 1 ? commonPath(paths) : last.path;
  if (path.length === 0) return { path, spans: [], start: chosen.hits[0]!.start, score: 1, isSure: false };
  const named = chosen.hits.filter(({ how, place }) => how !== 'part' && path.includes(place.id));
  return {
    path,
    spans: named.map(({ start, end }) => ({ start, end })),
    start: chosen.hits[0]!.start,
    score: chosen.score,
    isSure: chosen.hits.every(({ how }) => how === 'full') && last.isLeaf && path.length === last.path.length,
  };
}

const commonPath = (paths: readonly (readonly string[])[]) =>
  paths[0]!.filter((id, level) => paths.every((path) => path[level] === id));

/** Extends a wide match by a later neighbourhood: 九龍 leaves the district open, 旺角 determines it. */
function extendWithPart(best: Chain, chains: readonly Chain[]): Chain {
  const last = best.hits.at(-1)!;
  if (last.place.isLeaf) return best;
  const inside = chains
    .filter(({ hits }) => hits[0]!.start >= last.end && liesWithin(hits[0]!.place, last.place))
    .toSorted((a, b) => a.hits[0]!.start - b.hits[0]!.start)[0];
  return inside ? { hits: [...best.hits, ...inside.hits], score: best.score + inside.score } : best;
}
