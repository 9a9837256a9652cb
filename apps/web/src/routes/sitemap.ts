import { contentCalls } from '@onehaul/contract/content';
import { languageTags } from '@onehaul/domain/language';
import type { Module } from '@onehaul/domain/shop';
import type { LoaderFunctionArgs } from 'react-router';
import { articlePages } from '../app/article-pages.ts';
import { loadList } from '../app/load.server.ts';
import { canonicalUrl } from '../app/canonical-url.ts';
import { paths } from '../app/paths.ts';
import { type Visitor, visitorContext } from '../app/visitor.server.ts';

type Entry = { path: string; query?: { id: number }; changedAt?: Date };

export async function loader({ context }: LoaderFunctionArgs) {
  const { origin, shop, articles } = context.get(visitorContext);
  const newest = { pageIndex: 1, pageRows: 100 };
  const [announcements, help] = await Promise.all([
    loadList(context, contentCalls.announcements, newest),
    loadList(context, contentCalls.articles, { type: 'help', ...newest }),
  ]);
  const entries: Entry[] = [
    { path: paths.home },
    { path: paths.announcements },
    { path: paths.shippingCalculation },
    { path: paths.volumeConversion },
    { path: paths.charges },
    { path: paths.logisticsQuery },
    ...pagesOf(articles, shop.modules).map((path) => ({ path })),
    ...(shop.modules.includes('pickupPoint') ? [{ path: paths.pickupPoints }] : []),
    ...(help.length > 0 ? [{ path: paths.help }] : []),
    ...announcements.map(({ id, publishedAt }) => ({
      path: paths.announcementDetail,
      query: { id },
      changedAt: publishedAt,
    })),
    ...help.map(({ id, updatedAt }) => ({ path: paths.helpArticle, query: { id }, changedAt: updatedAt })),
  ];
  const urls = entries.flatMap((entry) =>
    shop.languages.map((language) => {
      const urlIn = (wanted: typeof language) =>
        escapeXml(canonicalUrl(origin, entry.path, shop.languages, wanted, entry.query));
      const alternates = shop.languages.map(
        (one) => `<xhtml:link rel="alternate" hreflang="${languageTags[one]}" href="${urlIn(one)}"/>`,
      );
      const changed = entry.changedAt ? `<lastmod>${entry.changedAt.toISOString()}</lastmod>` : '';
      return `<url><loc>${urlIn(language)}</loc>${changed}${alternates.join('')}</url>`;
    }),
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

/** Pages with published content and enabled modules; others do not exist or are empty. */
function pagesOf(articles: Visitor['articles'], modules: readonly Module[]): string[] {
  const pages = [
    ...articlePages,
    { path: paths.teach, type: 'teaching' },
    { path: paths.problems, type: 'problem', module: 'consolidation' },
  ] as const;
  return pages
    .filter((page) => articles.some(({ type }) => type === page.type))
    .filter((page) => !('module' in page) || modules.includes(page.module))
    .map(({ path }) => path);
}

const escapeXml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
