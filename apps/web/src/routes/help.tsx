import { languageTags } from '@onehaul/domain/language';
import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHelp } from '../app/load.server.ts';
import { PageHead } from '../app/page-head.tsx';
import { useShop } from '../app/shop-context.tsx';
import { visitorContext } from '../app/visitor.server.ts';
import { HelpPage } from '../features/content/help-page.tsx';
import { searchHelp } from '../features/content/search-help.ts';

const maxSearch = 80;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, maxSearch);
  const articles = await loadHelp(context);
  const found =
    search === '' ? null : searchHelp(articles, search, languageTags[context.get(visitorContext).language]);
  return {
    search,
    articles: articles.map(({ id, title, category }) => ({ id, title, category })),
    results:
      found?.map(({ article, excerpt }) => ({ id: article.id, title: article.title, excerpt })) ?? null,
  };
}

export default function Help() {
  const data = useLoaderData<typeof loader>();
  const shop = useShop();
  const { t } = useTranslation('page');
  return (
    <>
      <PageHead
        title={t('title.help')}
        description={data.articles.map(({ title }) => title).join(' · ') || shop.description}
      />
      <HelpPage {...data} />
    </>
  );
}
