import { article } from '@onehaul/contract/console/studio/article';
import { screen } from '../kit/screen.ts';

export const articleScreen = screen(article, {
  columns: ['type'],
  form: [['type'], ['titles'], ['contents']],
  initial: { type: 'help' },
  isWide: true,
});
