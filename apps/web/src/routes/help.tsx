import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadHelpTitles } from '../app/load.server.ts';
import { PageHead } from '../app/page-head.tsx';
import { useShop } from '../app/shop-context.tsx';
import { ArticleList } from '../features/content/article-list.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return loadHelpTitles(context);
}

export default function Help() {
  const articles = useLoaderData<typeof loader>();
  const shop = useShop();
  const { t } = useTranslation('page');
  return (
    <>
      <PageHead
        title={t('title.help')}
        description={articles.map(({ title }) => title).join(' · ') || shop.description}
      />
      <ArticleList articles={articles} />
    </>
  );
}
