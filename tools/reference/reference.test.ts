import { type Language, languages } from '@onehaul/domain/language';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { referenceFiles, type RegionRow } from '../../database/reference-files.ts';
import { generateReference } from '../generate-reference.ts';
import { countries } from './countries.ts';
import { regions } from './regions.ts';

const countryRows = countries();
const regionRows = regions();
const regionById = new Map(regionRows.map((region) => [region.id, region]));
const siblings = Map.groupBy(regionRows, ({ countryId, parentId }) => parentId ?? String(countryId));

function country(code: string) {
  return countryRows.find((row) => row.code === code);
}

function name(id: string, language: Language): string | undefined {
  return regionById.get(id)?.names[language];
}

/** The regions along a path of names, found by walking down from the country as a form does. */
function findChain(countryCode: string, language: Language, path: readonly string[]): RegionRow[] {
  const found: RegionRow[] = [];
  for (const wanted of path) {
    const key = found.at(-1)?.id ?? String(country(countryCode)?.id);
    const next = siblings.get(key)?.find((region) => region.names[language] === wanted);
    if (next === undefined) break;
    found.push(next);
  }
  return found;
}

describe('countries', () => {
  it('holds every country and territory with a dial code once', () => {
    expect(countryRows).toHaveLength(243);
    expect(new Set(countryRows.map(({ id }) => id)).size).toBe(243);
    expect(new Set(countryRows.map(({ code }) => code)).size).toBe(243);
  });

  it('gives each an ISO number, an alpha-2 code, a dial code and four names', () => {
    for (const { id, code, dialCode, names } of countryRows) {
      expect(id).toBeGreaterThan(0);
      expect(id).toBeLessThan(1000);
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(dialCode).toMatch(/^\+[1-9]\d{0,2}$/);
      expect(Object.keys(names).sort()).toEqual([...languages].sort());
      for (const text of Object.values(names)) expect(text.trim()).not.toBe('');
    }
  });

  it('orders the routes of the trade first and the rest by English name', () => {
    expect(countryRows.map(({ position }) => position)).toEqual(countryRows.map((_, index) => index + 1));
    const codes = countryRows.map(({ code }) => code);
    expect(codes.slice(0, 14).join(' ')).toBe('CN HK MO TW VN SG MY TH JP KR US CA AU GB');
    const rest = countryRows.slice(14).map(({ names }) => names.en);
    expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it.each([
    ['HK', 344, '+852', '香港', '香港', 'Hong Kong', 'Hồng Kông'],
    ['MO', 446, '+853', '澳门', '澳門', 'Macau', 'Ma Cao'],
    ['TW', 158, '+886', '台湾', '台灣', 'Taiwan', 'Đài Loan'],
    ['VN', 704, '+84', '越南', '越南', 'Vietnam', 'Việt Nam'],
  ])('names %s as the trade does', (code, id, dialCode, zhHans, zhHanT, en, vi) => {
    expect(country(code)).toMatchObject({ id, dialCode, names: { zhHans, zhHanT, en, vi } });
  });
});

describe('regions', () => {
  it('has the number of divisions each country has on each level', () => {
    const counts: Record<string, number> = {};
    for (const { id, level } of regionRows) {
      const key = `${id.slice(0, 2)} ${level}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
    expect(counts).toEqual({
      'CN 1': 31,
      'CN 2': 342,
      'CN 3': 2927,
      'HK 1': 3,
      'HK 2': 18,
      'MO 1': 2,
      'MO 2': 8,
      'TW 1': 22,
      'TW 2': 368,
      'VN 1': 34,
      'VN 2': 3321,
    });
    expect(regionById.size).toBe(regionRows.length);
  });

  it('keys each region by its country and official code', () => {
    const patterns: Record<string, RegExp> = {
      CN: /^CN[1-6]\d{5}$/,
      HK: /^HK81\d{4}$/,
      MO: /^MO82\d{4}$/,
      TW: /^TW\d{5}(?:\d{3})?$/,
      VN: /^VN(?:\d{2}|\d{5})$/,
    };
    for (const { id, countryId } of regionRows) {
      expect(id).toMatch(patterns[id.slice(0, 2)] ?? /^$/);
      expect(country(id.slice(0, 2))?.id).toBe(countryId);
    }
  });

  it('hangs each region under an existing one of the level above', () => {
    for (const { id, countryId, parentId, level } of regionRows) {
      if (parentId === null) {
        expect(level, id).toBe(1);
        continue;
      }
      const parent = regionById.get(parentId);
      expect(parent?.level, id).toBe(level - 1);
      expect(parent?.countryId, id).toBe(countryId);
    }
  });

  it('gives every mainland city areas to choose from', () => {
    const small = regionRows.filter(
      ({ id, level }) => level === 2 && id.startsWith('CN') && (siblings.get(id)?.length ?? 0) < 2,
    );
    // Jiyuan is the only county-level city that Henan governs directly.
    expect(small.map(({ id }) => id)).toEqual(['CN419000']);
  });

  it('tells siblings apart in every language and numbers them from 1', () => {
    for (const [parent, rows] of siblings) {
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
      for (const language of languages) {
        const texts = rows.flatMap(({ names }) => names[language] ?? []);
        const repeated = texts.filter((text, index) => texts.indexOf(text) !== index);
        expect(repeated, `${language} under ${parent}`).toEqual([]);
      }
    }
  });

  it('names every region in its own language and in English, and provinces in all four', () => {
    const local: Record<string, Language> = {
      CN: 'zhHans',
      HK: 'zhHanT',
      MO: 'zhHanT',
      TW: 'zhHanT',
      VN: 'vi',
    };
    for (const { id, level, names } of regionRows) {
      expect(names[local[id.slice(0, 2)] ?? 'en'], id).toBeTruthy();
      expect(names.en, id).toMatch(/^[\p{Lu}\d]/u);
      expect(Object.keys(names).filter((key) => !languages.some((language) => language === key))).toEqual([]);
      expect(Object.values(names).filter((text) => text.trim() !== text || text === '')).toEqual([]);
      if (level === 1) expect(Object.keys(names), id).toHaveLength(4);
    }
  });

  it.each([
    ['CN', 'zhHans', ['广东省', '深圳市', '南山区'], 'CN440305'],
    ['CN', 'en', ['Guangdong', 'Shenzhen', 'Nanshan'], 'CN440305'],
    ['CN', 'zhHans', ['北京市', '市辖区', '朝阳区'], 'CN110105'],
    ['CN', 'zhHans', ['重庆市', '县', '云阳县'], 'CN500235'],
    ['CN', 'zhHans', ['广东省', '东莞市', '虎门镇'], 'CN441912'],
    ['HK', 'zhHanT', ['九龍', '油尖旺區'], 'HK810202'],
    ['HK', 'en', ['Kowloon', 'Yau Tsim Mong District'], 'HK810202'],
    ['MO', 'zhHanT', ['離島', '嘉模堂區（氹仔）'], 'MO820202'],
    ['TW', 'zhHanT', ['台北市', '大安區'], 'TW63000030'],
    ['TW', 'en', ['Taipei City', "Da'an District"], 'TW63000030'],
    ['VN', 'vi', ['Hà Nội', 'Phường Ba Đình'], 'VN00004'],
    ['VN', 'en', ['Hanoi', 'Ba Dinh Ward'], 'VN00004'],
  ] as const)('finds %s %s %j', (countryCode, language, path, id) => {
    const chain = findChain(countryCode, language, path);
    expect(chain).toHaveLength(path.length);
    expect(chain.at(-1)?.id).toBe(id);
  });

  it('writes traditional names as Hong Kong and Taiwan write them', () => {
    const spellings = [
      'CN331000',
      'CN370600',
      'CN350206',
      'CN360824',
      'CN445302',
      'CN430412',
      'CN210100',
      'CN320583',
    ];
    expect(spellings.map((id) => name(id, 'zhHanT')).join(' ')).toBe(
      '台州市 煙台市 湖里區 新干縣 雲城區 南嶽區 瀋陽市 昆山市',
    );
    expect(['TW66000150', 'TW10005020', 'TW10009160'].map((id) => name(id, 'zhHanT')).join(' ')).toBe(
      '后里區 苑裡鎮 台西鄉',
    );
    expect(regionRows.filter(({ names }) => names.zhHanT?.includes('臺'))).toEqual([]);
  });

  it('spells mainland names as they are read on the spot', () => {
    const ids = [
      'CN610000',
      'CN610100',
      'CN341500',
      'CN330382',
      'CN440114',
      'CN310112',
      'CN310115',
      'CN650100',
    ];
    expect(ids.map((id) => name(id, 'en'))).toEqual([
      'Shaanxi',
      "Xi'an",
      "Lu'an",
      'Yueqing',
      'Huadu',
      'Minhang',
      'Pudong New Area',
      'Urumqi',
    ]);
    expect(name('CN441803', 'en')).toBe('Qingxin');
    expect([name('CN654002', 'en'), name('CN654021', 'en')]).toEqual(['Yining City', 'Yining County']);
  });

  it('knows the Vietnamese wards of 2026', () => {
    const kinds = regionRows
      .filter(({ id, level }) => id.startsWith('VN') && level === 2)
      .map(({ names }) => names.vi?.split(' ')[0]);
    expect(['Phường', 'Xã', 'Đặc'].map((kind) => kinds.filter((each) => each === kind).length)).toEqual([
      709, 2599, 13,
    ]);
    expect(name('VN26368', 'vi')).toBe('Phường Long Thành');
  });
});

it('is what the files of the installation say; `npm run reference` writes them', () => {
  for (const [name, text] of Object.entries(generateReference()))
    expect(
      text === readFileSync(referenceFiles[name as keyof typeof referenceFiles], 'utf8'),
      `${name} differ`,
    ).toBe(true);
});
