import { line } from '@onehaul/contract/console/studio/line';
import { screen } from '../kit/screen.ts';

export const lineScreen = screen(line, {
  columns: ['code', 'warehouseId', 'countryId', 'carrierId'],
  form: [
    ['names'],
    ['code', 'delivery'],
    ['warehouseId', 'countryId'],
    ['carrierId', 'deliverySpeedId'],
    ['goodsTypeIds'],
    ['notes'],
    ['isPrivate'],
  ],
  initial: { delivery: 'dispatch' },
});
