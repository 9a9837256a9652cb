import type { Span } from './fold.ts';
import type { Entry, Gazetteer } from './gazetteer.ts';
import type { PlaceMatch } from './han-places.ts';
import type { RecognizableCountry } from './numbers.ts';

export type Word = Span & { readonly word: string };
export type WordHit = Span & Entry & { readonly first: number; readonly last: number };

/** Splits a folded text into words; an apostrophe is part of its word. */
export const findWords = (folded: string): Word[] =>
  [...folded.matchAll(/[a-z0-9][a-z0-9']*/g)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
    word: word.replaceAll("'", ''),
  }));

/** Finds all listed names in the text, taking the longest at each word. */
export function hitsOf(
  folded: string,
  words: readonly Word[],
  { entries, longest }: Gazetteer['words'][RecognizableCountry],
): WordHit[] {
  // A name never spans a comma: "59 Xã Đàn, phường ..." is not in Xã Đan Phượng.
  const isJoined = words.map(({ start }, at) =>
    /^[ .-]{1,3}$/.test(folded.slice(words[at - 1]?.end ?? 0, start)),
  );
  return words.flatMap(({ start }, first) => {
    let most = 1;
    while (most < longest && isJoined[first + most]) most += 1;
    for (let count = most; count > 0; count -= 1) {
      const name = words
        .slice(first, first + count)
        .map(({ word }) => word)
        .join(' ');
      const listed = entries.get(name);
      const last = first + count - 1;
      if (listed) return listed.map((entry) => ({ start, end: words[last]!.end, first, last, ...entry }));
    }
    return [];
  });
}

const roads =
  /^(?:road|rd|street|st|avenue|ave|boulevard|blvd|lane|ln|path|square|highway|n|s|e|w|north|south|east|west)$/;
const kinds = /^(?:district|dist|city|county|province|township|parish)$/;

/** Finds the English place name that most matches agree on, in any order. */
export function findWordPlaces(
  folded: string,
  gazetteer: Gazetteer,
  country: RecognizableCountry,
): PlaceMatch | undefined {
  const words = findWords(folded);
  const hits = hitsOf(folded, words, gazetteer.words[country]).flatMap((hit) => {
    const after = words[hit.last + 1];
    const isNext = after !== undefined && after.start - hit.end <= 2;
    const roadAt =
      isNext && /^(?:n|s|e|w|north|south|east|west)$/.test(after.word) ? words[hit.last + 2] : after;
    if (hit.how !== 'full' && isNext && roads.test(roadAt?.word ?? '') && folded[hit.end] !== ',') return [];
    const isKind = hit.how !== 'part' && isNext && kinds.test(after.word) && folded[hit.end] === ' ';
    return [isKind ? { ...hit, end: after.end } : hit];
  });
  if (hits.length === 0) return undefined;
  const named = new Set(hits.map(({ place }) => place.id));
  const scored = hits.map((hit) => {
    const agreeing = hit.place.path.filter((id) => named.has(id)).length;
    return { hit, agreeing, score: agreeing * 2 + (hit.how === 'full' ? 1 : 0) };
  });
  const best = scored.toSorted((a, b) => b.score - a.score || b.hit.place.level - a.hit.place.level)[0]!;
  const rivals = scored.filter(
    ({ score, hit }) =>
      score === best.score && hit.place.id !== best.hit.place.id && hit.start === best.hit.start,
  );
  if (rivals.length > 0) return undefined;
  const { place } = best.hit;
  const agreeing = hits.filter((hit) => place.path.includes(hit.place.id));
  return {
    path: place.path,
    spans: agreeing.filter(({ how }) => how !== 'part').map(({ start, end }) => ({ start, end })),
    start: agreeing[0]!.start,
    score: best.score,
    isSure: place.isLeaf && best.agreeing > 1 && best.hit.how !== 'part',
  };
}
