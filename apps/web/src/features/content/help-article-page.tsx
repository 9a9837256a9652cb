import type { Article } from '@onehaul/contract/content';
import { useTranslation } from '@onehaul/i18n/react';
import { helpArticlePath, paths } from '../../app/paths.ts';
import { ArticleView } from './article-view.tsx';

type Props = {
  readonly article: Article;
  /** All help articles, including this one. */
  readonly articles: readonly Pick<Article, 'id' | 'title' | 'category'>[];
};

/** A help article, with links to the others of its category. */
export function HelpArticlePage({ article, articles }: Props) {
  const { t } = useTranslation('storefront');
  const { t: page } = useTranslation('page');
  const title = page('title.help');
  const { category } = article;
  return (
    <ArticleView
      article={article}
      groupTitle={category === null ? title : t(`help.category.${category}`)}
      groupLinks={articles
        .filter((one) => one.category === category)
        .map((one) => ({
          to: helpArticlePath(one.id),
          title: one.title,
          isCurrent: one.id === article.id,
        }))}
      ancestors={[{ title, to: paths.help }]}
    />
  );
}
