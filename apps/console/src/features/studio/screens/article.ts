import { article } from '@onehaul/contract/console/studio/article';
import { lazy } from 'react';
import { ArticleTools } from '../articles/article-tools.tsx';
import { screen } from '../kit/screen.ts';

export const articleScreen = screen(article, {
  columns: ['type'],
  form: [['type'], ['titles'], ['contents']],
  initial: { type: 'help' },
  isWide: true,
  tools: ArticleTools,
  Note: lazy(async () => ({ default: (await import('./article-note.tsx')).ArticleNote })),
});
