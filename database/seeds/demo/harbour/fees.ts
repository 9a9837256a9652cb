import { demoCartons } from '../cartons.ts';
import type { DemoShop } from '../demo-shop.ts';
import {
  counting,
  inspecting,
  crating,
  photos,
  reinforcing,
  splitting,
  unboxing,
  waterproofing,
} from '../texts/added-services.ts';
import { hongKongLines } from './lines-hong-kong.ts';
import { macauAndTaiwanLines } from './lines-macau-taiwan.ts';

export const harbourFees = {
  lines: [...hongKongLines, ...macauAndTaiwanLines],
  remoteAreas: [
    {
      key: 'hk-islands',
      names: {
        zhHanT: '香港離島',
        zhHans: '香港离岛',
        en: 'Hong Kong outlying islands',
        vi: 'Các đảo ngoài Hồng Kông',
      },
      countryCode: 'HK',
      postcodePrefixes: [],
      regionIds: ['HK810309'],
    },
    {
      key: 'mo-coloane',
      names: { zhHanT: '路環', zhHans: '路环', en: 'Coloane', vi: 'Lộ Hoàn (Coloane)' },
      countryCode: 'MO',
      postcodePrefixes: [],
      regionIds: ['MO820204'],
    },
    {
      key: 'tw-outer-islands',
      names: {
        zhHanT: '澎湖、金門、馬祖',
        zhHans: '澎湖、金门、马祖',
        en: 'Penghu, Kinmen and Matsu',
        vi: 'Bành Hồ, Kim Môn, Mã Tổ',
      },
      countryCode: 'TW',
      postcodePrefixes: ['88', '890', '891', '892', '893', '894', '896', '209', '210', '211', '212'],
      regionIds: ['TW10016', 'TW09020', 'TW09007'],
    },
  ],
  cartons: demoCartons,
  addedServices: [photos, counting, unboxing, reinforcing, crating, splitting, waterproofing, inspecting],
} satisfies Partial<DemoShop>;
