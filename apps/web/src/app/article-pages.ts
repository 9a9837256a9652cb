import type { ArticleType } from '@onehaul/domain/article';
import type { Module } from '@onehaul/domain/shop';
import { type Path, paths } from './paths.ts';

type ArticlePage = { readonly path: Path; readonly type: ArticleType; readonly module?: Module };

/** Pages that show a shop's single article of a type (A61). */
export const articlePages = [
  { path: paths.about, type: 'about' },
  { path: paths.privacy, type: 'privacy' },
  { path: paths.terms, type: 'terms' },
  { path: paths.carriage, type: 'carriage' },
  { path: paths.contact, type: 'contact' },
  { path: paths.domesticProcedure, type: 'domesticProcedure' },
  { path: paths.contraband, type: 'contraband', module: 'consolidation' },
  { path: paths.lostHandling, type: 'lostHandling', module: 'consolidation' },
  { path: paths.precautions, type: 'precautions', module: 'consolidation' },
] as const satisfies readonly ArticlePage[];
