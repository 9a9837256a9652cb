import { video } from '@onehaul/contract/console/studio/video';
import { screen } from '../kit/screen.ts';

export const videoScreen = screen(video, {
  columns: ['posterKey', 'seconds'],
  form: [['titles'], ['fileKey'], ['seconds'], ['posterKey']],
});
