import { service } from '@onehaul/contract/console/studio/service';
import { screen } from '../kit/screen.ts';

export const serviceScreen = screen(service, {
  columns: ['target', 'notes', 'isActive'],
  form: [['names'], ['target', 'isActive'], ['notes']],
  initial: { target: 'parcel', isActive: true },
});
