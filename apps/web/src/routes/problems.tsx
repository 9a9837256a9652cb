import { contentCalls } from '@onehaul/contract/content';
import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadList, requireModule } from '../app/load.server.ts';
import { PageHead } from '../app/page-head.tsx';
import { useRootData } from '../app/root-data.ts';
import { useShop } from '../app/shop-context.tsx';
import { ProblemList } from '../features/content/problem-list.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'consolidation');
  return loadList(context, contentCalls.articles, { type: 'problem', pageIndex: 1, pageRows: 100 });
}

export default function Problems() {
  const problems = useLoaderData<typeof loader>();
  const { articles } = useRootData();
  const shop = useShop();
  const { t } = useTranslation('page');
  return (
    <>
      <PageHead
        title={t('title.problems')}
        description={problems.map(({ title }) => title).join(' ') || shop.description}
      />
      <ProblemList problems={problems} articles={articles} />
    </>
  );
}
