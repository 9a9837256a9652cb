import { virtualWarehouse } from '@onehaul/contract/console/studio/virtual-warehouse';
import { screen } from '../kit/screen.ts';

export const virtualWarehouseScreen = screen(virtualWarehouse, {
  columns: ['warehouseId', 'countryId', 'address'],
  form: [['names'], ['warehouseId', 'countryId'], ['receiver', 'phone'], ['address'], ['postcode']],
});
