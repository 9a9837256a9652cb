import { banner } from '@onehaul/contract/console/studio/banner';
import { screen } from '../kit/screen.ts';

export const bannerScreen = screen(banner, {
  columns: ['fileKey', 'link', 'isActive', 'endsAt'],
  form: [['titles'], ['fileKey'], ['alts'], ['link', 'isActive'], ['startsAt', 'endsAt']],
  initial: { isActive: true },
});
