import { destination } from '@onehaul/contract/console/studio/destination';
import { screen } from '../kit/screen.ts';

export const destinationScreen = screen(destination, {
  columns: ['currencyCode'],
  form: [['countryId'], ['currencyCode']],
});
