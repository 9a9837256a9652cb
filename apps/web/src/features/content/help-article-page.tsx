import type { Article } from '@onehaul/contract/content';
import { useTranslation } from '@onehaul/i18n/react';
import { helpArticlePath, paths } from '../../app/paths.ts';
import { ArticleView } from './article-view.tsx';

type Props = {
  readonly article: Article;
  /** All help articles, including this one. */
  readonly articles: readonly Pick<Article, 'id' | 'title'>[];
};

export function HelpArticlePage({ article, articles }: Props) {
  const { t: page } = useTranslation('page');
  const title = page('title.help');
  return (
    <ArticleView
      article={article}
      groupTitle={title}
      groupLinks={articles.map((one) => ({
        to: helpArticlePath(one.id),
        title: one.title,
        isCurrent: one.id === article.id,
      }))}
      ancestors={[{ title, to: paths.help }]}
    />
  );
}
