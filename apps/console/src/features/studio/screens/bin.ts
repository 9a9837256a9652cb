import { bin } from '@onehaul/contract/console/studio/bin';
import { BinTools } from '../bins/bin-tools.tsx';
import { screen } from '../kit/screen.ts';

export const binScreen = screen(bin, {
  columns: ['warehouseId'],
  form: [['warehouseId'], ['code']],
  tools: BinTools,
});
