import type { ArticleType } from '@onehaul/domain/article';
import type { Module } from '@onehaul/domain/shop';
import { articlePages } from '../../app/article-pages.ts';
import { paths } from '../../app/paths.ts';

/** What the layout needs to know of the shop's articles: which matters it has written about. */
export type SiteArticles = readonly { readonly type: ArticleType }[];

/** Open in every shop: what shipping costs there. */
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

/** Open where the module is, whatever was written. */
const placePages = [
  { path: paths.pickupPoints, title: 'title.pickupPoints', module: 'pickupPoint' },
] as const;

const servicePages = articlePages
  .filter(({ path }) => path.startsWith(paths.service))
  .map((page) => ({ ...page, title: `title.${page.type}` as const }));

type Page = (typeof guidePages)[number] | (typeof servicePages)[number];

/** A page is linked when its module is on and its text exists: no link leads nowhere. */
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
