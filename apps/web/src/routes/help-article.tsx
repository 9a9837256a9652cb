import { contentCalls } from '@onehaul/contract/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHelp, loadList, notFound, requireNumberParameter } from '../app/load.server.ts';
import { PageHead } from '../app/page-head.tsx';
import { toMetaDescription } from '../app/meta-description.ts';
import { HelpArticlePage } from '../features/content/help-article-page.tsx';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const wanted = { type: 'help', id: requireNumberParameter(url, 'id'), pageIndex: 1, pageRows: 1 } as const;
  const [[article], articles] = await Promise.all([
    loadList(context, contentCalls.articles, wanted),
    loadHelp(context),
  ]);
  if (!article) throw notFound();
  return { article, articles: articles.map(({ id, title, category }) => ({ id, title, category })) };
}

export default function HelpArticle() {
  const { article, articles } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        title={article.title}
        description={toMetaDescription(article.content)}
        query={{ id: article.id }}
      />
      <HelpArticlePage article={article} articles={articles} />
    </>
  );
}
