import type { Article } from '@onehaul/contract/content';
import { helpCategories } from '@onehaul/domain/article';
import { Button, LinkButton } from '@onehaul/ui/button';
import { EmptyState } from '@onehaul/ui/empty-state';
import { controlLook } from '@onehaul/ui/form/text-input';
import { Icon } from '@onehaul/ui/icon';
import { StepDrawing } from '@onehaul/ui/illustration/steps';
import { useTranslation } from '@onehaul/i18n/react';
import { useEffect, useRef } from 'react';
import { Form, Link, useSubmit } from 'react-router';
import { helpArticlePath, paths } from '../../app/paths.ts';
import { PageFrame } from './page-frame.tsx';

type HelpTitle = Pick<Article, 'id' | 'title' | 'category'>;
type HelpResult = Pick<Article, 'id' | 'title'> & { readonly excerpt: string };
type Props = {
  readonly articles: readonly HelpTitle[];
  readonly search: string;
  /** What the search found; null without one. */
  readonly results: readonly HelpResult[] | null;
};

/** Help centre: articles by category, or what a search found. */
export function HelpPage({ articles, search, results }: Props) {
  const { t } = useTranslation('storefront');
  const { t: page } = useTranslation('page');
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
      <Search search={search} />
      <output className="mt-3 block text-small text-muted">
        {t('help.found', { number: results?.length ?? articles.length })}
      </output>
      {results === null ? <Categories articles={articles} /> : <Results results={results} search={search} />}
    </PageFrame>
  );
}

const pauseMs = 300;

/** Works without script; with it, results follow what is typed. */
function Search({ search }: Pick<Props, 'search'>) {
  const { t } = useTranslation('storefront');
  const submit = useSubmit();
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // After the back button, but not over what is being typed.
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = search;
  }, [search]);
  const searchSoon = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void submit(form, { replace: true, preventScrollReset: true }), pauseMs);
  };
  return (
    <search>
      <Form action={paths.help} preventScrollReset className="max-w-140">
        <label htmlFor="help-search" className="mb-2 block text-small font-medium">
          {t('help.search')}
        </label>
        <div className="flex gap-2">
          <span className="relative min-w-0 grow">
            <Icon
              name="search"
              className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-muted"
            />
            <input
              ref={field}
              id="help-search"
              type="search"
              name="search"
              maxLength={80}
              enterKeyHint="search"
              autoComplete="off"
              defaultValue={search}
              onChange={({ currentTarget }) => searchSoon(currentTarget.form)}
              className={`${controlLook} ps-11!`}
            />
          </span>
          <Button type="submit" variant="secondary">
            {t('help.searchAct')}
          </Button>
        </div>
      </Form>
    </search>
  );
}

function Results({ results, search }: { readonly results: readonly HelpResult[]; readonly search: string }) {
  const { t } = useTranslation('storefront');
  if (results.length === 0)
    return (
      <EmptyState title={t('help.noneTitle', { query: search })} text={t('help.noneText')}>
        <LinkButton to={paths.help} variant="secondary">
          {t('help.showAll')}
        </LinkButton>
      </EmptyState>
    );
  return (
    <>
      <ul className="mt-6">
        {results.map(({ id, title, excerpt }) => (
          <li key={id} className="border-t border-line">
            <Link to={helpArticlePath(id)} className="group block py-4">
              <span className="font-medium group-hover:underline">{title}</span>
              <span className="mt-1 block text-small text-muted wrap-anywhere">{excerpt}</span>
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to={paths.help} variant="secondary" className="mt-6">
        {t('help.showAll')}
      </LinkButton>
    </>
  );
}

function Categories({ articles }: Pick<Props, 'articles'>) {
  const { t } = useTranslation('storefront');
  const groups = [...helpCategories, null]
    .map((category) => ({ category, titles: articles.filter((one) => one.category === category) }))
    .filter(({ titles }) => titles.length > 0);
  if (groups.length === 1) return <Titles titles={articles} className="mt-6 md:grid-cols-2" />;
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-10 md:grid-cols-2">
      {groups.map(({ category, titles }) => (
        <section key={category} aria-labelledby={`help-${category}`}>
          <h2 id={`help-${category}`} className="mb-3 text-lead font-semibold">
            {category === null ? t('help.other') : t(`help.category.${category}`)}
          </h2>
          <Titles titles={titles} className="*:last:border-b" />
        </section>
      ))}
    </div>
  );
}

const Titles = ({
  titles,
  className,
}: {
  readonly titles: readonly HelpTitle[];
  readonly className: string;
}) => (
  <ul className={`grid gap-x-12 ${className}`}>
    {titles.map(({ id, title }) => (
      <li key={id} className="border-t border-line">
        <Link
          to={helpArticlePath(id)}
          className="group flex min-h-14 items-center justify-between gap-4 py-3"
        >
          <span className="font-medium group-hover:underline">{title}</span>
          <Icon name="next" className="size-5 shrink-0 text-muted" />
        </Link>
      </li>
    ))}
  </ul>
);
