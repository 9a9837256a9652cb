import type { Article } from '@onehaul/contract/content';
import { RichText } from '@onehaul/ui/rich-text';
import { useTranslation } from '@onehaul/i18n/react';
import { Day } from './day.tsx';
import { PageFrame } from './page-frame.tsx';
import { type SideLink, SideNavigation } from './side-navigation.tsx';

type Props = {
  readonly article: Article;
  readonly groupTitle: string;
  readonly groupLinks: readonly SideLink[];
  readonly ancestors?: readonly { readonly title: string; readonly to: string }[];
};

/** One article, with links to the others of its group. */
export function ArticleView({ article, groupTitle, groupLinks, ancestors }: Props) {
  const { t } = useTranslation('storefront');
  return (
    <PageFrame
      title={article.title}
      text={
        <p className="text-small">
          {t('article.updated')} <Day at={article.updatedAt} />
        </p>
      }
      ancestors={ancestors}
      side={groupLinks.length > 1 && <SideNavigation title={groupTitle} links={groupLinks} />}
    >
      <RichText html={article.content} tableLabel={t('article.table')} />
    </PageFrame>
  );
}
