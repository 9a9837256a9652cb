import type { Article, Video } from '@onehaul/contract/content';
import type { ArticleType } from '@onehaul/domain/article';
import { LinkButton } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import { StepDrawing } from '@onehaul/ui/illustration/steps';
import { RichText } from '@onehaul/ui/rich-text';
import { useTranslation } from '@onehaul/i18n/react';
import { useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useShop } from '../../app/shop-context.tsx';
import { articleGroup } from './article-group.ts';
import { PageFrame } from './page-frame.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { VideoList } from './video-list.tsx';

type Lesson = Pick<Article, 'id' | 'title' | 'content'>;
type Props = {
  readonly lessons: readonly Lesson[];
  readonly videos: readonly Video[];
  readonly articles: readonly { readonly type: ArticleType }[];
};

/** The shop's tutorials: articles, and videos where there are some. */
export function TeachPage({ lessons, videos, articles }: Props) {
  const { t } = useTranslation('storefront');
  const { t: page } = useTranslation('page');
  const { modules } = useShop();
  const { pathname } = useLocation();
  const group = articleGroup('teaching', articles, modules);
  return (
    <PageFrame
      title={pathname === paths.consolidationTeach ? page('title.consolidationTeach') : page('title.teach')}
      text={lessons.length > 0 && t('teach.text')}
      side={
        group.length > 1 && (
          <SideNavigation
            title={t('footer.guide')}
            links={group.map(({ path, title }) => ({
              to: path,
              title: page(title),
              isCurrent: path === pathname,
            }))}
          />
        )
      }
    >
      {lessons.length === 0 && videos.length === 0 ? (
        <EmptyState
          drawing={<StepDrawing step="buy" className="w-60" />}
          title={t('teach.emptyTitle')}
          text={t('teach.emptyText')}
        >
          <LinkButton to={paths.help} variant="secondary">
            {page('title.help')}
          </LinkButton>
        </EmptyState>
      ) : (
        <div className="grid gap-14">
          {lessons.length > 1 && <Contents lessons={lessons} />}
          {videos.length > 0 && <VideoList videos={videos} />}
          {lessons.map(({ id, title, content }) => (
            <section key={id} id={anchorOf(id)} aria-labelledby={`${anchorOf(id)}-title`}>
              <h2 id={`${anchorOf(id)}-title`} className="mb-5 text-title font-semibold">
                {title}
              </h2>
              <RichText html={content} tableLabel={t('article.table')} />
            </section>
          ))}
        </div>
      )}
    </PageFrame>
  );
}

const anchorOf = (id: number) => `lesson-${id}`;

function Contents({ lessons }: Pick<Props, 'lessons'>) {
  const { t } = useTranslation('storefront');
  return (
    <nav aria-label={t('teach.contents')} className="rounded-card bg-primary-1 p-6 print:hidden">
      <ol className="grid gap-x-10 gap-y-2 md:grid-cols-2">
        {lessons.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${anchorOf(id)}`}
              className="flex min-h-8 pointer-coarse:min-h-control items-baseline gap-3 py-1 hover:underline"
            >
              <span className="font-semibold text-primary-9">{index + 1}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
