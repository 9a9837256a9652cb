import { demoCartons } from '../cartons.ts';
import type { DemoShop } from '../demo-shop.ts';
import {
  counting,
  inspecting,
  crating,
  photos,
  reinforcing,
  splitting,
  waterproofing,
} from '../texts/added-services.ts';
import { saomaiLines } from './lines.ts';

export const saomaiFees = {
  lines: saomaiLines,
  remoteAreas: [
    {
      key: 'vn-mountains',
      names: {
        vi: 'Miền núi phía Bắc và Tây Nguyên',
        zhHans: '北部山区和西原',
        en: 'Northern mountains and Central Highlands',
        zhHanT: '北部山區和西原',
      },
      countryCode: 'VN',
      postcodePrefixes: [],
      regionIds: ['VN04', 'VN08', 'VN11', 'VN12', 'VN14', 'VN15', 'VN66', 'VN68'],
    },
    {
      key: 'vn-islands',
      names: {
        vi: 'Cực Nam và hải đảo',
        zhHans: '最南端和海岛',
        en: 'Far south and islands',
        zhHanT: '最南端和海島',
      },
      countryCode: 'VN',
      postcodePrefixes: [],
      regionIds: ['VN91', 'VN96'],
    },
  ],
  cartons: demoCartons,
  addedServices: [counting, photos, crating, reinforcing, splitting, waterproofing, inspecting],
} satisfies Partial<DemoShop>;
