import { catalogCalls } from '@onehaul/contract/catalog';
import { feeCalls } from '@onehaul/contract/fee';
import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load, loadList, requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { PageHead } from '../app/page-head.tsx';
import { paths } from '../app/paths.ts';
import { CalculatorPage } from '../features/fee/calculator-page.tsx';

await loadTexts('fee', 'bill', 'refusal');

const whole = { pageIndex: 1, pageRows: 100 };

export async function loader({ context, url }: LoaderFunctionArgs) {
  if (url.pathname === paths.consolidationCalculation) requireModule(context, 'consolidation');
  const [introduction, goodsTypes] = await Promise.all([
    load(context, feeCalls.introduction, {}),
    loadList(context, catalogCalls.goodsTypes, whole),
  ]);
  return { ...introduction, goodsTypes };
}

export const shouldRevalidate = revalidateOnPathChange;

export default function ShippingCalculation() {
  const data = useLoaderData<typeof loader>();
  const { t } = useTranslation('fee');
  const { t: page } = useTranslation('page');
  return (
    <>
      <PageHead
        title={page('title.shippingCalculation')}
        canonicalPath={paths.shippingCalculation}
        description={t('calculator.text')}
      />
      <CalculatorPage {...data} />
    </>
  );
}
