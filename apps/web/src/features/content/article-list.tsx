import type { Article } from '@onehaul/contract/content';
import { Button, LinkButton } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import { Icon } from '@onehaul/ui/icon';
import { StepDrawing } from '@onehaul/ui/illustration/steps';
import { useState } from 'react';
import { useTranslation } from '@onehaul/i18n/react';
import { Link } from 'react-router';
import { helpArticlePath, paths } from '../../app/paths.ts';
import { matchingTitles } from './matching-titles.ts';
import { PageFrame } from './page-frame.tsx';
import { TitleSearch } from './title-search.tsx';

type Props = { readonly articles: readonly Pick<Article, 'id' | 'title'>[] };

/** Help centre: article titles, filtered while typing. */
export function ArticleList({ articles }: Props) {
  const { t } = useTranslation('storefront');
  const { t: page } = useTranslation('page');
  const [query, setQuery] = useState('');
  const found = matchingTitles(articles, query);
  if (articles.length === 0) {
    return (
      <PageFrame title={page('title.help')}>
        <EmptyState
          drawing={<StepDrawing step="measure" className="w-60" />}
          title={t('help.emptyTitle')}
          text={t('help.emptyText')}
        >
          <LinkButton to={paths.teach} variant="secondary">
            {page('title.teach')}
          </LinkButton>
        </EmptyState>
      </PageFrame>
    );
  }
  return (
    <PageFrame title={page('title.help')} text={t('help.text')}>
      <TitleSearch label={t('help.search')} value={query} onChange={setQuery} />
      <output className="mt-3 block text-small text-muted">
        {t('help.found', { number: found.length })}
      </output>
      {found.length === 0 ? (
        <EmptyState title={t('help.noneTitle', { query })} text={t('help.noneText')}>
          <Button variant="secondary" onClick={() => setQuery('')}>
            {t('help.showAll')}
          </Button>
        </EmptyState>
      ) : (
        <ul className="mt-6 grid gap-x-12 md:grid-cols-2">
          {found.map(({ id, title }) => (
            <li key={id} className="border-t border-line">
              <Link
                to={helpArticlePath(id)}
                className="group flex min-h-16 items-center justify-between gap-4 py-4"
              >
                <span className="font-medium group-hover:underline">{title}</span>
                <Icon name="next" className="size-5 text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </PageFrame>
  );
}
