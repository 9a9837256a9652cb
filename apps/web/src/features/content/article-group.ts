import type { ArticleType } from '@onehaul/domain/article';
import type { Module } from '@onehaul/domain/shop';
import { articlePages } from '../../app/article-pages.ts';
import { paths } from '../../app/paths.ts';

const serviceTypes = articlePages
  .filter(({ path }) => path.startsWith(paths.service))
  .map(({ type }) => type);

export function isServiceArticle(type: ArticleType): boolean {
  return serviceTypes.some((one) => one === type);
}

type GroupPage = {
  readonly path: string;
  readonly title: `title.${(typeof articlePages)[number]['type'] | 'teach' | 'problems'}`;
};

const ownPages = [
  { path: paths.teach, type: 'teaching', title: 'title.teach' },
  { path: paths.problems, type: 'problem', title: 'title.problems', module: 'consolidation' },
] as const;

/** The group of pages an article belongs to: the shop's own articles, or the shipping guide. */
export function articleGroup(
  type: ArticleType,
  articles: readonly { readonly type: ArticleType }[],
  modules: readonly Module[],
): GroupPage[] {
  const isService = isServiceArticle(type);
  const written = new Set(articles.map((article) => article.type));
  const single = articlePages
    .filter((page) => isServiceArticle(page.type) === isService)
    .map((page) => ({ ...page, title: `title.${page.type}` as const }));
  return [...(isService ? [] : ownPages), ...single].filter(
    (page) => written.has(page.type) && (!('module' in page) || modules.includes(page.module)),
  );
}
