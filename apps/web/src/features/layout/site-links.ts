import type { ArticleType } from '@onehaul/domain/article';
import type { Module } from '@onehaul/domain/shop';
import { articlePages } from '../../app/article-pages.ts';
import { paths } from '../../app/paths.ts';

/** Article types the shop has published, as the layout needs them. */
export type SiteArticles = readonly { readonly type: ArticleType }[];

/** Pricing pages, available in every shop. */
export const pricePages = [
  { path: paths.shippingCalculation, title: 'title.shippingCalculation' },
  { path: paths.volumeConversion, title: 'title.volumeConversion' },
  { path: paths.charges, title: 'title.charges' },
] as const;

const guidePages = [
  { path: paths.teach, type: 'teaching', title: 'title.teach' },
  { path: paths.problems, type: 'problem', title: 'title.problems', module: 'consolidation' },
  ...articlePages
    .filter(({ path }) => !path.startsWith(paths.service))
    .map((page) => ({ ...page, title: `title.${page.type}` as const })),
] as const;

/** Available when the module is on, independent of articles. */
const placePages = [
  { path: paths.pickupPoints, title: 'title.pickupPoints', module: 'pickupPoint' },
] as const;

const servicePages = articlePages
  .filter(({ path }) => path.startsWith(paths.service))
  .map((page) => ({ ...page, title: `title.${page.type}` as const }));

type Page = (typeof guidePages)[number] | (typeof servicePages)[number];

/** Links a page only when its module is on and its article exists, so that no link is dead. */
function shown<Shown extends Page>(
  pages: readonly Shown[],
  articles: SiteArticles,
  modules: readonly Module[],
) {
  const written = new Set(articles.map(({ type }) => type));
  return pages.filter(
    (page) => written.has(page.type) && (!('module' in page) || modules.includes(page.module)),
  );
}

export function siteLinks(articles: SiteArticles, modules: readonly Module[]) {
  const places = placePages.filter(({ module }) => modules.includes(module));
  return {
    guide: [...shown(guidePages, articles, modules), ...places],
    service: shown(servicePages, articles, modules),
  };
}
export type SiteLinks = ReturnType<typeof siteLinks>;
