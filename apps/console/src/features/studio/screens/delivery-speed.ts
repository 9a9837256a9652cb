import { deliverySpeed } from '@onehaul/contract/console/studio/delivery-speed';
import { screen } from '../kit/screen.ts';

export const deliverySpeedScreen = screen(deliverySpeed, {
  columns: ['transport', 'minimumDays', 'maximumDays'],
  form: [['names'], ['transport'], ['minimumDays', 'maximumDays']],
});
