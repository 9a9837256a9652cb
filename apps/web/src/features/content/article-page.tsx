import type { Article } from '@onehaul/contract/content';
import type { ArticleType } from '@onehaul/domain/article';
import { useTranslation } from '@onehaul/i18n/react';
import { useLocation } from 'react-router';
import { useShop } from '../../app/shop-context.tsx';
import { articleGroup, isServiceArticle } from './article-group.ts';
import { ArticleView } from './article-view.tsx';

type Props = {
  readonly article: Article;
  /** Article types the shop has published. */
  readonly articles: readonly { readonly type: ArticleType }[];
};

/** Page with the single article of its type: legal texts, permitted goods, lost parcels. */
export function ArticlePage({ article, articles }: Props) {
  const { t } = useTranslation('storefront');
  const { t: page } = useTranslation('page');
  const { modules } = useShop();
  const { pathname } = useLocation();
  return (
    <ArticleView
      article={article}
      groupTitle={isServiceArticle(article.type) ? t('footer.service') : t('footer.guide')}
      groupLinks={articleGroup(article.type, articles, modules).map(({ path, title }) => ({
        to: path,
        title: page(title),
        isCurrent: path === pathname,
      }))}
    />
  );
}
