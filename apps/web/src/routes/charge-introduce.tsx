import { catalogCalls } from '@onehaul/contract/catalog';
import { contentCalls } from '@onehaul/contract/content';
import { feeCalls } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load, loadList } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { PageHead } from '../app/page-head.tsx';
import { ChargesPage } from '../features/fee/charges-page.tsx';

await loadTexts('fee', 'bill', 'rates');

const whole = { pageIndex: 1, pageRows: 100 };

export async function loader({ context }: LoaderFunctionArgs) {
  const [{ lines, remoteAreas }, goodsTypes, articles] = await Promise.all([
    load(context, feeCalls.introduction, {}),
    loadList(context, catalogCalls.goodsTypes, whole),
    loadList(context, contentCalls.articles, { type: 'charges', pageIndex: 1, pageRows: 1 }),
  ]);
  return { lines, remoteAreas, goodsTypes, article: articles[0] };
}

export default function Charges() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('fee');
  const { t: page } = useTranslation('page');
  return (
    <>
      <PageHead title={page('title.charges')} description={t('charges.text')} />
      <ChargesPage {...data} />
    </>
  );
}
