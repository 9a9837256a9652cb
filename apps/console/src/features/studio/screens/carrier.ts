import { carrier } from '@onehaul/contract/console/studio/carrier';
import { screen } from '../kit/screen.ts';

export const carrierScreen = screen(carrier, {
  columns: ['code', 'marketplace'],
  form: [['names'], ['code', 'marketplace']],
});
