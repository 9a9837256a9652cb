import { hongKongRegions, macauRegions } from './hong-kong-macau-regions.ts';
import { mainlandRegions } from './mainland-regions.ts';
import type { RegionRow } from '../../database/reference-files.ts';
import { taiwanRegions } from './taiwan-regions.ts';
import { vietnamRegions } from './vietnam-regions.ts';

/** Address divisions of the countries that are delivered to by division. */
export function regions(): RegionRow[] {
  return [
    ...mainlandRegions(),
    ...hongKongRegions(),
    ...macauRegions(),
    ...taiwanRegions(),
    ...vietnamRegions(),
  ];
}
