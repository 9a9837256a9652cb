import { demoCartons } from '../cartons.ts';
import type { DemoShop } from '../demo-shop.ts';
import {
  counting,
  inspecting,
  crating,
  photos,
  reinforcing,
  unboxing,
  waterproofing,
} from '../texts/added-services.ts';
import { britainAndAmericaLines } from './lines-britain-america.ts';
import { europeLines } from './lines-europe.ts';

/** Postcodes that carriers list as remote: whole areas, so that no inland code shares a prefix. */
const postcodes = (countryCode: string, postcodePrefixes: string[]) => ({
  countryCode,
  postcodePrefixes,
  regionIds: [],
});

export const northstarFees = {
  lines: [...britainAndAmericaLines, ...europeLines],
  remoteAreas: [
    {
      key: 'gb-islands',
      names: {
        en: 'Highlands, islands and Northern Ireland',
        zhHans: '苏格兰高地、岛屿和北爱尔兰',
        zhHanT: '蘇格蘭高地、島嶼和北愛爾蘭',
        vi: 'Cao nguyên Scotland, các đảo và Bắc Ireland',
      },
      ...postcodes('GB', ['BT', 'GY', 'HS', 'IM', 'IV', 'JE', 'KW', 'ZE']),
    },
    {
      key: 'us-beyond',
      names: {
        en: 'Alaska, Hawaii and the islands',
        zhHans: '阿拉斯加、夏威夷和岛屿',
        zhHanT: '阿拉斯加、夏威夷和島嶼',
        vi: 'Alaska, Hawaii và các đảo',
      },
      ...postcodes('US', [
        '006',
        '007',
        '008',
        '009',
        '967',
        '968',
        '969',
        '995',
        '996',
        '997',
        '998',
        '999',
      ]),
    },
    {
      key: 'de-islands',
      names: { en: 'German islands', zhHans: '德国岛屿', zhHanT: '德國島嶼', vi: 'Các đảo của Đức' },
      ...postcodes('DE', [
        '18565',
        '25849',
        '25938',
        '26465',
        '26474',
        '26486',
        '26548',
        '26571',
        '26579',
        '26757',
        '27498',
      ]),
    },
    {
      key: 'fr-corsica',
      names: { en: 'Corsica', zhHans: '科西嘉岛', zhHanT: '科西嘉島', vi: 'Đảo Corse' },
      ...postcodes('FR', ['20']),
    },
    {
      key: 'es-islands',
      names: {
        en: 'Balearics, Canaries, Ceuta and Melilla',
        zhHans: '巴利阿里、加那利、休达和梅利利亚',
        zhHanT: '巴利阿里、加那利、休達和梅利利亞',
        vi: 'Baleares, Canarias, Ceuta và Melilla',
      },
      ...postcodes('ES', ['07', '35', '38', '51', '52']),
    },
    {
      key: 'it-islands',
      names: {
        en: 'Sicily and Sardinia',
        zhHans: '西西里和撒丁岛',
        zhHanT: '西西里和薩丁島',
        vi: 'Sicilia và Sardegna',
      },
      ...postcodes('IT', ['07', '08', '09', '90', '91', '92', '93', '94', '95', '96', '97', '98']),
    },
  ],
  cartons: demoCartons,
  addedServices: [photos, counting, unboxing, reinforcing, crating, waterproofing, inspecting],
} satisfies Partial<DemoShop>;
