import { pickupPointCalls } from '@onehaul/contract/pickup-point';
import { useTranslation } from '@onehaul/i18n/react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadList, requireModule } from '../app/load.server.ts';
import { loadTexts } from '../app/load-texts.ts';
import { revalidateOnPathChange } from '../app/revalidate-on-path-change.ts';
import { PageHead } from '../app/page-head.tsx';
import { FinderPage } from '../features/pickup-point/finder-page.tsx';

await loadTexts('pickup');

export function loader({ context }: LoaderFunctionArgs) {
  requireModule(context, 'pickupPoint');
  return loadList(context, pickupPointCalls.list, { pageIndex: 1, pageRows: 1000, search: '' });
}

export const shouldRevalidate = revalidateOnPathChange;

export default function PickupPoints() {
  const points = useLoaderData<typeof loader>();
  const { t } = useTranslation('pickup');
  const { t: page } = useTranslation('page');
  return (
    <>
      <PageHead title={page('title.pickupPoints')} description={t('text')} />
      <FinderPage points={points} />
    </>
  );
}
