import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { articlePages } from '../app/article-pages.ts';
import { loadArticle, notFound, requireModule } from '../app/load.server.ts';
import { PageHead } from '../app/page-head.tsx';
import { toMetaDescription } from '../app/meta-description.ts';
import { useRootData } from '../app/root-data.ts';
import { ArticlePage } from '../features/content/article-page.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = articlePages.find(({ path }) => path === url.pathname);
  if (!page) throw notFound();
  if ('module' in page) requireModule(context, page.module);
  return { article: await loadArticle(context, page.type), type: page.type };
}

export default function ArticleRoute() {
  const { article, type } = useLoaderData<typeof loader>();
  const { articles } = useRootData();
  const { t } = useTranslation('page');
  return (
    <>
      <PageHead title={t(`title.${type}`)} description={toMetaDescription(article.content)} />
      <ArticlePage article={article} articles={articles} />
    </>
  );
}
