import type { Language } from '@onehaul/domain/language';
import { iso31661Alpha2ToNumeric } from 'iso-3166';
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { CountryRow } from '../../database/reference-files.ts';

/** The main trade routes come first in the area-code picker; the rest follows by English name. */
const firstCodes: readonly CountryCode[] = [
  'CN',
  'HK',
  'MO',
  'TW',
  'VN',
  'SG',
  'MY',
  'TH',
  'JP',
  'KR',
  'US',
  'CA',
  'AU',
  'GB',
];

/** Ascension and Tristan da Cunha share the number of Saint Helena, so they have no row of their own. */
const withoutNumber: ReadonlySet<CountryCode> = new Set<CountryCode>(['AC', 'TA']);

/** Kosovo has no assigned number; this one is from the range ISO leaves to users, as Unicode CLDR has it. */
const kosovoId = 983;

/** Hong Kong wording: the Taiwanese variant of CLDR differs most from what both markets read. */
const nameSources: Readonly<Record<Language, Intl.DisplayNames>> = {
  zhHans: regionNames('zh-Hans'),
  zhHanT: regionNames('zh-Hant-HK'),
  en: regionNames('en'),
  vi: regionNames('vi'),
};

/** Names where the trade differs from CLDR. */
const tradeNames: Partial<Record<CountryCode, Partial<Record<Language, string>>>> = {
  CN: { zhHans: '中国大陆', zhHanT: '中國大陸', en: 'Mainland China', vi: 'Trung Quốc' },
  HK: { zhHans: '香港', zhHanT: '香港', en: 'Hong Kong', vi: 'Hồng Kông' },
  MO: { zhHans: '澳门', zhHanT: '澳門', en: 'Macau', vi: 'Ma Cao' },
  TW: { zhHans: '台湾', zhHanT: '台灣', en: 'Taiwan', vi: 'Đài Loan' },
  KR: { zhHanT: '韓國' },
  MM: { en: 'Myanmar', vi: 'Myanmar' },
};

function regionNames(tag: string): Intl.DisplayNames {
  return new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' });
}

function nameOf(code: CountryCode, language: Language): string {
  const name = tradeNames[code]?.[language] ?? nameSources[language].of(code);
  if (name === undefined) throw new Error(`No ${language} name for country ${code}`);
  return name;
}

function numberOf(code: CountryCode): number {
  const id = code === 'XK' ? kosovoId : Number(iso31661Alpha2ToNumeric[code]);
  if (!Number.isInteger(id)) throw new Error(`No ISO 3166-1 number for country ${code}`);
  return id;
}

function rank(code: CountryCode): number {
  const index = firstCodes.indexOf(code);
  return index === -1 ? firstCodes.length : index;
}

/** Every country and territory with a dial code, in picker order. */
export function countries(): CountryRow[] {
  return getCountries()
    .filter((code) => !withoutNumber.has(code))
    .map((code) => ({
      id: numberOf(code),
      code,
      dialCode: `+${getCountryCallingCode(code)}`,
      names: {
        zhHans: nameOf(code, 'zhHans'),
        zhHanT: nameOf(code, 'zhHanT'),
        en: nameOf(code, 'en'),
        vi: nameOf(code, 'vi'),
      },
      rank: rank(code),
    }))
    .sort((a, b) => a.rank - b.rank || a.names.en.localeCompare(b.names.en, 'en'))
    .map(({ rank: _rank, ...country }, index) => ({ ...country, position: index + 1 }));
}
