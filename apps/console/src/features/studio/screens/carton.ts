import { carton } from '@onehaul/contract/console/studio/carton';
import { screen } from '../kit/screen.ts';

export const cartonScreen = screen(carton, {
  columns: ['lengthMm', 'widthMm', 'heightMm', 'ownGrams', 'mostGrams'],
  form: [['name'], ['lengthMm', 'widthMm', 'heightMm'], ['ownGrams', 'mostGrams']],
});
