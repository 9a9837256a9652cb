import type { Article } from '@onehaul/contract/content';
import type { ArticleType } from '@onehaul/domain/article';
import { LinkButton } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import { Icon } from '@onehaul/ui/icon';
import { StepDrawing } from '@onehaul/ui/illustration/steps';
import { RichText } from '@onehaul/ui/rich-text';
import { useEffect } from 'react';
import { useTranslation } from '@onehaul/i18n/react';
import { useLocation } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useShop } from '../../app/shop-context.tsx';
import { articleGroup } from './article-group.ts';
import { PageFrame } from './page-frame.tsx';
import { SideNavigation } from './side-navigation.tsx';

type Problem = Pick<Article, 'id' | 'title' | 'content'>;
type Props = {
  readonly problems: readonly Problem[];
  readonly articles: readonly { readonly type: ArticleType }[];
};

const anchorOf = (id: number) => `problem-${id}`;

/** Questions that expand in place; the URL of an open one can be shared. */
export function ProblemList({ problems, articles }: Props) {
  const { t } = useTranslation('storefront');
  const { t: page } = useTranslation('page');
  const { modules } = useShop();
  useOpenTarget();
  const group = articleGroup('problem', articles, modules);
  return (
    <PageFrame
      title={page('title.problems')}
      text={problems.length > 0 && t('problems.text')}
      side={
        group.length > 1 && (
          <SideNavigation
            title={t('footer.guide')}
            links={group.map(({ path, title }) => ({
              to: path,
              title: page(title),
              isCurrent: path === paths.problems,
            }))}
          />
        )
      }
    >
      {problems.length === 0 ? (
        <EmptyState
          drawing={<StepDrawing step="measure" className="w-60" />}
          title={t('problems.emptyTitle')}
          text={t('problems.emptyText')}
        >
          <LinkButton to={paths.help} variant="secondary">
            {page('title.help')}
          </LinkButton>
        </EmptyState>
      ) : (
        problems.map((problem) => <Question key={problem.id} problem={problem} />)
      )}
    </PageFrame>
  );
}

function Question({ problem: { id, title, content } }: { readonly problem: Problem }) {
  const { t } = useTranslation('storefront');
  return (
    <details
      id={anchorOf(id)}
      className="group border-t border-line last:border-b"
      onToggle={({ currentTarget }) => currentTarget.open && keepAddress(anchorOf(id))}
    >
      <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 [&::-webkit-details-marker]:hidden">
        <h2 className="text-body font-medium">{title}</h2>
        <Icon name="down" className="size-5 text-muted transition-transform group-open:rotate-180" />
      </summary>
      <RichText html={content} tableLabel={t('article.table')} className="pb-6 text-muted" />
    </details>
  );
}

/** Writes the open question to the URL hash with replaceState, without a history entry. */
function keepAddress(anchor: string) {
  if (window.location.hash !== `#${anchor}`)
    window.history.replaceState(window.history.state, '', `#${anchor}`);
}

function useOpenTarget() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.querySelector(`details#${CSS.escape(hash.slice(1))}`)?.setAttribute('open', '');
  }, [hash]);
}
