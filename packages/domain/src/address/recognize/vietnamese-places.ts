import { type Span, maskPlaceholder } from './fold.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import type { PlaceMatch } from './han-places.ts';
import { findWords, hitsOf, type Word, type WordHit } from './word-places.ts';

const wardKindWords: Readonly<Record<string, string>> = { p: 'phuong', f: 'phuong', x: 'xa' };
const accents = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i;
export const hasAccents = (text: string) => accents.test(text);

const districtWithAccents = /(?:^|[^\p{L}])(?:quận|huyện|thị xã|thị trấn|q\.|tx\.)(?![\p{L}])/iu;
const districtWithout = /\b(?:quan|huyen|thi xa|thi tran|tx)\b/;
const numberedDistrict = /\bq\.? ?[0-9]/;

type ProvinceHit = WordHit & { readonly rank: number };

/** Includes the kind words before a province ("tỉnh", "thành phố") in its span. */
function prefixOf(words: readonly Word[], first: number): { from: number; isSaid: boolean } {
  const before = words[first - 1]?.word;
  if (before === 'tp' || before === 'tinh') return { from: first - 1, isSaid: true };
  if (before === 'pho' && words[first - 2]?.word === 'thanh') return { from: first - 2, isSaid: true };
  return { from: first, isSaid: words[first]?.word === 'tp' };
}

function provincesOf(
  folded: string,
  words: readonly Word[],
  hits: readonly WordHit[],
  wards: readonly WordHit[],
) {
  const inWard = new Set(
    wards.flatMap(({ first, last }) => Array.from({ length: last - first }, (_, at) => first + 1 + at)),
  );
  const wardEnds = new Set(wards.map(({ last }) => last));
  return hits.flatMap((hit): ProvinceHit[] => {
    if (hit.place.level !== 1 || inWard.has(hit.first)) return [];
    const { from, isSaid } = prefixOf(words, hit.first);
    const start = words[from]!.start;
    const before = folded.slice(Math.max(0, start - 2), start).trim();
    const after = folded
      .slice(hit.end, hit.end + 2)
      .trim()
      .charAt(0);
    const isApart = start === 0 || /[,.\-\n\u0001]$/.test(before) || wardEnds.has(from - 1);
    const isLast = after === '' || /[,.\n\u0001(-]/.test(after);
    const rank = (isSaid ? 2 : 0) + (isApart ? 1 : 0) + (isLast ? 1 : 0) + (hit.how === 'part' ? 0 : 0.5);
    return rank >= 1 ? [{ ...hit, start, first: from, rank }] : [];
  });
}

/**
 * Detects a pre-July-2025 address, where a ward lay in a district: today's ward of that name may be another
 * one.
 */
function isPreReformAddress(
  text: string,
  folded: string,
  words: readonly Word[],
  provinces: readonly WordHit[],
): boolean {
  const says = hasAccents(text) ? districtWithAccents.test(text) : districtWithout.test(folded);
  if (says || numberedDistrict.test(folded)) return true;
  const starts = new Set(provinces.filter(({ how }) => how !== 'part').map(({ first }) => first));
  return words.some(
    ({ word }, at) =>
      (word === 'tp' || (word === 'thanh' && words[at + 1]?.word === 'pho')) && !starts.has(at),
  );
}

/** Among wards that fold alike, chooses the one with the written accents, otherwise the only candidate. */
function chooseWard(text: string, hits: readonly WordHit[], { accented }: Gazetteer): WordHit | undefined {
  const exact = hits.filter(({ start, end, place }) => {
    const written = text
      .slice(start, end)
      .toLowerCase()
      .replace(/^p\.? ?/, 'phường ')
      .replace(/^x\.? ?/, 'xã ');
    return accented.get(place.id) === written;
  });
  const ids = new Set(hits.map(({ place }) => place.id));
  return exact[0] ?? (ids.size === 1 ? hits[0] : undefined);
}

/** Finds a ward by its bare name, when it stands alone between commas before its province. */
function bareWard(
  folded: string,
  province: WordHit,
  { words }: Gazetteer,
): (Span & { place: Place }) | undefined {
  const end = folded.slice(0, province.start).replace(/[, ]+$/, '').length;
  const from =
    Math.max(
      folded.lastIndexOf(',', end - 1),
      folded.lastIndexOf('\n', end - 1),
      folded.lastIndexOf(maskPlaceholder, end - 1),
    ) + 1;
  const name = findWords(folded.slice(from, end))
    .map(({ word }) => word)
    .join(' ');
  const listed = ['phuong', 'xa', 'dac khu'].flatMap((kind) => words.VN.entries.get(`${kind} ${name}`) ?? []);
  const here = listed.filter(({ place }) => place.path[0] === province.place.id);
  return here.length === 1 ? { start: from, end, place: here[0]!.place } : undefined;
}

/**
 * Finds a current province and ward in any order. Districts are not in the list and stay in the address
 * detail.
 */
export function findVietnamesePlaces(
  text: string,
  folded: string,
  gazetteer: Gazetteer,
): PlaceMatch | undefined {
  const words = findWords(folded);
  const spoken = words.map((each) => ({ ...each, word: wardKindWords[each.word] ?? each.word }));
  const hits = hitsOf(folded, spoken, gazetteer.words.VN);
  const wards = hits.filter(({ place }) => place.level === 2);
  const ranked = provincesOf(folded, words, hits, wards);
  const province = ranked.toSorted((a, b) => b.rank - a.rank || b.start - a.start)[0];
  const isOld = isPreReformAddress(text, folded, words, ranked) || province?.how === 'part';
  const nearby = province ? wards.filter(({ place }) => place.path[0] === province.place.id) : wards;
  const said = isOld ? undefined : chooseWard(text, nearby, gazetteer);
  const bare = province && !isOld && nearby.length === 0 ? bareWard(folded, province, gazetteer) : undefined;
  const ward = said ?? bare;
  const place = ward?.place ?? province?.place;
  if (!place) return undefined;
  const named = [...(ward ? [ward] : []), ...(province && province.how !== 'part' ? [province] : [])];
  return {
    path: place.path,
    spans: named.map(({ start, end }) => ({ start, end })),
    start: Math.min(...named.map(({ start }) => start), province?.start ?? Infinity),
    score: (province ? 2 + Math.min(2, province.rank) : 0) + (ward ? 3 : 0),
    isSure: said !== undefined && province !== undefined,
  };
}
