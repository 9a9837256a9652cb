import { fold } from './fold.ts';
import { areaNicknames, formerProvinces, neighbourhoods, provinceNicknames } from './neighbourhoods.ts';
import { type RecognizableCountry, recognizableCountries } from './numbers.ts';

/** A place of the platform's region list, with its names in every language. */
export type PlaceRow = {
  readonly id: string;
  readonly countryCode: string;
  readonly parentId: string | null;
  readonly level: number;
  readonly names: Readonly<Partial<Record<string, string>>>;
};

export type Place = {
  readonly id: string;
  readonly country: RecognizableCountry;
  /** Region ids from the widest down to the place itself. */
  readonly path: readonly string[];
  readonly level: number;
  readonly isLeaf: boolean;
};

/**
 * A place under one of its names. `full` is the listed name, `short` omits its kind suffix, `part` names an
 * area inside the place.
 */
export type Entry = { readonly place: Place; readonly how: 'full' | 'short' | 'part' };

export type Index = {
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  readonly longest: number;
  /** Length of the longest name per first character; a character without an entry needs no lookup. */
  readonly longestFrom: ReadonlyMap<string, number>;
};

export type Gazetteer = {
  readonly places: ReadonlyMap<string, Place>;
  /** Keyed by the characters of a name. */
  readonly han: Readonly<Record<RecognizableCountry, Index>>;
  /** Keyed by the words of a name; `longest` counts words. */
  readonly words: Readonly<Record<RecognizableCountry, Index>>;
  /** Wards by their accented name, to distinguish names that fold to the same text. */
  readonly accented: ReadonlyMap<string, string>;
};

const traditional =
  '環鐘頂堅營盤灣銅鑼馬鰂魚寶鴨黃龍紅頭圍啟東奧長蘇鑽雲樂崗橫觀藍順嶺聯門烏貢將軍調錦鄉掃欖樹興離島嶼關場橋媽閣區縣鎮廣東澳門堂聖濟瑪風';
const simplified =
  '环钟顶坚营盘湾铜锣马鲗鱼宝鸭黄龙红头围启东奥长苏钻云乐岗横观蓝顺岭联门乌贡将军调锦乡扫榄树兴离岛屿关场桥妈阁区县镇广东澳门堂圣济玛风';
const simplifiedByTraditional = new Map(Array.from(traditional, (sign, at) => [sign, simplified[at]!]));

/**
 * Maps traditional Han characters of place names to simplified ones, as far as neighbourhood names need it.
 * Always one to one.
 */
export function simplify(folded: string): string {
  let text = '';
  for (const sign of folded) text += simplifiedByTraditional.get(sign) ?? sign;
  return text;
}

const peoples =
  '壮族|壯族|回族|满族|滿族|苗族|侗族|瑶族|瑤族|土家族|布依族|彝族|藏族|羌族|傣族|景颇族|景頗族|傈僳族|白族|哈尼族|拉祜族|佤族|纳西族|納西族|朝鲜族|朝鮮族|蒙古族|蒙古|哈萨克族|哈薩克族|哈萨克|哈薩克|柯尔克孜|柯爾克孜|维吾尔|維吾爾|塔吉克|锡伯|錫伯|达斡尔族|達斡爾族|鄂温克族|鄂溫克族|鄂伦春|鄂倫春|土族|撒拉族|东乡族|東鄉族|保安族|裕固族|畲族|黎族|水族|仡佬族|毛南族|仫佬族|普米族|怒族|独龙族|獨龍族|布朗族|各族';
const autonomous = new RegExp(`(?:${peoples})+(自治[区區州县縣旗])$`);
const kinds =
  /(?:特别行政区|自治区|自治區|自治州|自治县|自治縣|自治旗|地区|地區|新区|新區|街道|[省市区區县縣旗盟州镇鎮乡鄉])$/;

function shortNames(name: string): string[] {
  const match = autonomous.exec(name);
  // In 内蒙古自治区 the ethnic name (index 1) belongs to the place name, so it must not be stripped.
  const own = match && match.index >= 2 ? match : undefined;
  const bare = own ? name.slice(0, own.index) : name.replace(kinds, '');
  if (bare.length < 2 || bare === name) return [];
  const kind = own?.[1]?.at(-1);
  return kind && kind !== '区' && kind !== '區' ? [bare, bare + kind] : [bare];
}

/** Administrative placeholder levels without a name of their own, such as directly governed counties. */
const isNameless = (name: string) => /^(?:县|縣|省直|自治区直|自治區直)/.test(name);

class IndexBuilder {
  readonly #entries = new Map<string, Entry[]>();
  readonly #longestFrom = new Map<string, number>();
  #longest = 0;
  readonly #size: (name: string) => number;
  constructor(size: (name: string) => number) {
    this.#size = size;
  }
  add(name: string, entry: Entry) {
    const listed = this.#entries.get(name);
    if (listed?.some(({ place }) => place.id === entry.place.id)) return;
    if (listed) listed.push(entry);
    else this.#entries.set(name, [entry]);
    this.#longest = Math.max(this.#longest, this.#size(name));
    this.#longestFrom.set(name[0]!, Math.max(this.#longestFrom.get(name[0]!) ?? 0, name.length));
  }
  index(): Index {
    return { entries: this.#entries, longest: this.#longest, longestFrom: this.#longestFrom };
  }
}

const wordsOf = (text: string) =>
  fold(text)
    .replaceAll("'", '')
    .match(/[a-z0-9]+/g) ?? [];
const kindWords = /(?: (?:district|city|county|township|province|parish|ward|commune|special zone))$/;

function addHan(entries: IndexBuilder, place: Place, names: PlaceRow['names']) {
  for (const name of [names.zhHans, names.zhHanT]) {
    if (!name || isNameless(name)) continue;
    const plain = simplify(fold(name.replace(/（.*）$/, '')));
    entries.add(plain, { place, how: 'full' });
    if (place.country === 'CN' || place.country === 'TW')
      for (const short of shortNames(plain)) entries.add(short, { place, how: 'short' });
  }
}

function addWords(entries: IndexBuilder, place: Place, names: PlaceRow['names']) {
  const english = wordsOf((names.en ?? '').replace(/\(.*\)$/, '')).join(' ');
  if (english) entries.add(english, { place, how: 'full' });
  // Roads are often named after their district, so Taiwanese districts must be written with their kind.
  const isTown = place.country === 'TW' && place.level === 2;
  const bare = english.replace(kindWords, '');
  const isPart = place.level === 2 && (place.country === 'HK' || place.country === 'MO');
  if (bare && bare !== english && !isTown && !isPart && place.country !== 'VN')
    entries.add(bare, { place, how: 'short' });
  if (isTown && english.endsWith('district')) entries.add(`${bare} dist`, { place, how: 'full' });
  if (place.country === 'VN' && names.vi) {
    const own = wordsOf(names.vi).join(' ');
    entries.add(own, { place, how: 'full' });
    if (place.level === 1) entries.add(own.replace(/^tp /, ''), { place, how: 'full' });
  }
}

const addInformalNames = (
  entry: (name: string, how: Entry['how'], id: string) => void,
  rows: readonly PlaceRow[],
) => {
  const named = new Map(
    rows.map((row) => [`${row.countryCode} ${row.names.zhHanT ?? row.names.vi}`, row.id]),
  );
  const provinces = new Map(rows.filter(({ level }) => level === 1).map(({ names, id }) => [names.vi, id]));
  for (const [district, parts] of Object.entries(neighbourhoods))
    for (const id of [named.get(`HK ${district}`), named.get(`MO ${district}`)])
      if (id) for (const part of parts.split(/[ |]/)) entry(part.replaceAll('_', ' '), 'part', id);
  for (const [name, area] of Object.entries(areaNicknames)) {
    const id = named.get(`HK ${area}`);
    if (id) entry(name, 'short', id);
  }
  for (const table of [formerProvinces, provinceNicknames])
    for (const [name, province] of Object.entries(table)) {
      const id = provinces.get(province);
      if (id) entry(name, table === formerProvinces ? 'part' : 'short', id);
    }
};

/** Builds the search indexes from the platform's region list; run once when the list is loaded. */
export function createGazetteer(rows: readonly PlaceRow[]): Gazetteer {
  const readable = rows.filter(({ countryCode }) =>
    recognizableCountries.includes(countryCode as RecognizableCountry),
  );
  const byId = new Map(readable.map((row) => [row.id, row]));
  const parents = new Set(readable.map(({ parentId }) => parentId));
  const pathOf = (row: PlaceRow): string[] => {
    const parent = row.parentId === null ? undefined : byId.get(row.parentId);
    return parent ? [...pathOf(parent), row.id] : [row.id];
  };
  const places = new Map<string, Place>();
  const indexes = (size: (name: string) => number) =>
    new Map(recognizableCountries.map((country) => [country, new IndexBuilder(size)]));
  const han = indexes((name) => name.length);
  const words = indexes((name) => name.split(' ').length);
  const accented = new Map<string, string>();
  for (const row of readable) {
    const country = row.countryCode as RecognizableCountry;
    const place = { id: row.id, country, path: pathOf(row), level: row.level, isLeaf: !parents.has(row.id) };
    places.set(row.id, place);
    addHan(han.get(country)!, place, row.names);
    addWords(words.get(country)!, place, row.names);
    if (row.names.vi && row.level > 1) accented.set(row.id, row.names.vi.normalize('NFC').toLowerCase());
  }
  addInformalNames((name, how, id) => {
    const place = places.get(id)!;
    if (/[a-z]/.test(fold(name))) words.get(place.country)!.add(wordsOf(name).join(' '), { place, how });
    else han.get(place.country)!.add(simplify(fold(name)), { place, how });
  }, readable);
  const taipei = han.get('TW')!.index().entries.get('台北市')?.[0]?.place;
  if (taipei) han.get('TW')!.add('北市', { place: taipei, how: 'short' });
  const finished = (opened: Map<RecognizableCountry, IndexBuilder>) =>
    Object.fromEntries([...opened].map(([country, entries]) => [country, entries.index()])) as Record<
      RecognizableCountry,
      Index
    >;
  return { places, han: finished(han), words: finished(words), accented };
}
