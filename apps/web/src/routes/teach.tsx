import { contentCalls } from '@onehaul/contract/content';
import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadList, requireModule } from '../app/load.server.ts';
import { PageHead } from '../app/page-head.tsx';
import { paths } from '../app/paths.ts';
import { useRootData } from '../app/root-data.ts';
import { useShop } from '../app/shop-context.tsx';
import { TeachPage } from '../features/content/teach-page.tsx';

const whole = { pageIndex: 1, pageRows: 100 };

export async function loader({ context, url }: LoaderFunctionArgs) {
  const ofConsolidation = url.pathname === paths.consolidationTeach;
  if (ofConsolidation) requireModule(context, 'consolidation');
  const [lessons, videos] = await Promise.all([
    loadList(context, contentCalls.articles, { type: 'teaching', ...whole }),
    loadList(context, contentCalls.videos, whole),
  ]);
  return { lessons, videos, ofConsolidation };
}

export default function Teach() {
  const { lessons, videos, ofConsolidation } = useLoaderData<typeof loader>();
  const { articles } = useRootData();
  const shop = useShop();
  const { t } = useTranslation('page');
  return (
    <>
      <PageHead
        title={ofConsolidation ? t('title.consolidationTeach') : t('title.teach')}
        canonicalPath={paths.teach}
        description={lessons.map(({ title }) => title).join(' · ') || shop.description}
      />
      <TeachPage lessons={lessons} videos={videos} articles={articles} />
    </>
  );
}
