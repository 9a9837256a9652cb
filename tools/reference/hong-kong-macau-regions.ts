import type { Translated } from '@onehaul/domain/language';
import type { RegionRow } from '../../database/reference-files.ts';

type Place = { readonly code: string; readonly names: Translated };

function place(code: string, zhHanT: string, zhHans: string, en: string, vi?: string): Place {
  return { code, names: { zhHanT, zhHans, en, ...(vi !== undefined && { vi }) } };
}

/** The three areas and eighteen districts, in the order of the mainland's six-figure codes. */
const hongKong: readonly Place[] = [
  place('810100', '香港島', '香港岛', 'Hong Kong Island', 'Đảo Hồng Kông'),
  place('810101', '中西區', '中西区', 'Central and Western District'),
  place('810102', '灣仔區', '湾仔区', 'Wan Chai District'),
  place('810103', '東區', '东区', 'Eastern District'),
  place('810104', '南區', '南区', 'Southern District'),
  place('810200', '九龍', '九龙', 'Kowloon', 'Cửu Long'),
  place('810201', '九龍城區', '九龙城区', 'Kowloon City District'),
  place('810202', '油尖旺區', '油尖旺区', 'Yau Tsim Mong District'),
  place('810203', '深水埗區', '深水埗区', 'Sham Shui Po District'),
  place('810204', '黃大仙區', '黄大仙区', 'Wong Tai Sin District'),
  place('810205', '觀塘區', '观塘区', 'Kwun Tong District'),
  place('810300', '新界', '新界', 'New Territories', 'Tân Giới'),
  place('810301', '北區', '北区', 'North District'),
  place('810302', '大埔區', '大埔区', 'Tai Po District'),
  place('810303', '沙田區', '沙田区', 'Sha Tin District'),
  place('810304', '西貢區', '西贡区', 'Sai Kung District'),
  place('810305', '元朗區', '元朗区', 'Yuen Long District'),
  place('810306', '屯門區', '屯门区', 'Tuen Mun District'),
  place('810307', '荃灣區', '荃湾区', 'Tsuen Wan District'),
  place('810308', '葵青區', '葵青区', 'Kwai Tsing District'),
  place('810309', '離島區', '离岛区', 'Islands District'),
];

/**
 * The peninsula and the islands; the island parishes are known by their island, so the name contains both.
 */
const macau: readonly Place[] = [
  place('820100', '澳門半島', '澳门半岛', 'Macau Peninsula', 'Bán đảo Ma Cao'),
  place('820102', '花地瑪堂區', '花地玛堂区', 'Our Lady of Fatima Parish'),
  place('820103', '花王堂區', '花王堂区', 'St. Anthony Parish'),
  place('820104', '望德堂區', '望德堂区', 'St. Lazarus Parish'),
  place('820105', '大堂區', '大堂区', 'Cathedral Parish'),
  place('820106', '風順堂區', '风顺堂区', 'St. Lawrence Parish'),
  place('820200', '離島', '离岛', 'Islands', 'Các đảo'),
  place('820202', '嘉模堂區（氹仔）', '嘉模堂区（氹仔）', 'Our Lady of Carmel Parish (Taipa)'),
  place('820203', '路氹填海區', '路氹填海区', 'Cotai'),
  place('820204', '聖方濟各堂區（路環）', '圣方济各堂区（路环）', 'St. Francis Xavier Parish (Coloane)'),
];

function parentOf(code: string): string | null {
  return code.endsWith('00') ? null : `${code.slice(0, 4)}00`;
}

function rows(countryId: number, countryCode: string, places: readonly Place[]): RegionRow[] {
  return [...Map.groupBy(places, ({ code }) => parentOf(code))].flatMap(([parent, siblings]) =>
    siblings.map(({ code, names }, index): RegionRow => ({
      id: countryCode + code,
      countryId,
      parentId: parent === null ? null : countryCode + parent,
      level: parent === null ? 1 : 2,
      names,
      position: index + 1,
    })),
  );
}

/** Areas and districts of Hong Kong. */
export function hongKongRegions(): RegionRow[] {
  return rows(344, 'HK', hongKong);
}

/** The peninsula, the islands and their parishes. */
export function macauRegions(): RegionRow[] {
  return rows(446, 'MO', macau);
}
