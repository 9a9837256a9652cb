import { article } from '@onehaul/contract/console/studio/article';
import { legalTypes } from '@onehaul/domain/launch/go-live';
import { lazy } from 'react';
import { screen } from '../kit/screen.ts';

export const articleScreen = screen(article, {
  columns: ['type', 'category'],
  form: [['type', 'category'], ['titles'], ['contents']],
  initial: { type: 'help' },
  isWide: true,
  requiredCategories: legalTypes,
  tools: lazy(async () => ({ default: (await import('../articles/article-tools.tsx')).ArticleTools })),
  Note: lazy(async () => ({ default: (await import('./article-note.tsx')).ArticleNote })),
});
