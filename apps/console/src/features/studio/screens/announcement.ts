import { announcement } from '@onehaul/contract/console/studio/announcement';
import { screen } from '../kit/screen.ts';

export const announcementScreen = screen(announcement, {
  columns: ['summaries', 'publishedAt', 'pinned'],
  form: [['titles'], ['summaries'], ['publishedAt', 'pinned'], ['contents']],
  isWide: true,
});
