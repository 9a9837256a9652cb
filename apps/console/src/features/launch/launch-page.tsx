import { launchCalls } from '@onehaul/contract/console/launch';
import { useTranslation } from '@onehaul/i18n/react';
import { Select, Skeleton } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callApi } from '../../app/call-api.ts';
import { useMe } from '../../app/me.ts';
import { PageTitle } from '../../app/page-title.tsx';
import { LaunchList } from './launch-list.tsx';
import { LaunchStatus } from './launch-status.tsx';
import { NextSteps } from './next-steps.tsx';
import { PreviewCard } from './preview-card.tsx';
import { TestOrderSteps } from './test-order-steps.tsx';

const launchQuery = 'launch';

/** The way of a shop to its visitors, one shop at a time. */
export function LaunchPage() {
  const { t } = useTranslation('launch');
  const { shops } = useMe();
  const [address, setAddress] = useSearchParams();
  const isChosen = ({ id }: { id: number }) => String(id) === address.get('shop');
  const shop = shops.find(isChosen) ?? shops.find(({ state }) => state === 'preparing') ?? shops[0];
  if (!shop) return null;
  return (
    <div className="max-w-240">
      <PageTitle>{t('title')}</PageTitle>
      <PageHead
        title={t('title')}
        sentence={t('sentence')}
        action={
          shops.length > 1 && (
            <Select
              aria-label={t('shop')}
              className="w-64 max-w-full"
              value={shop.id}
              options={shops.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id: number) => setAddress({ shop: String(id) })}
            />
          )
        }
      />
      <ShopLaunch key={shop.id} shop={shop} />
    </div>
  );
}

function ShopLaunch({ shop }: { readonly shop: { readonly id: number; readonly name: string } }) {
  const { data, error, refetch } = useQuery({
    queryKey: [launchQuery, shop.id],
    queryFn: ({ signal }) => callApi(launchCalls.get, { shopId: shop.id }, { signal }),
    // People come back from the page where they did an item.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  if (!data) {
    if (error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
    return <Skeleton active className="mt-5" paragraph={{ rows: 12 }} />;
  }
  const isPreparing = data.state === 'preparing' || data.state === 'practice';
  return (
    <div className="mt-5 flex flex-col gap-6">
      <LaunchStatus shop={shop} launch={data} />
      {isPreparing && <PreviewCard shopId={shop.id} linkAt={data.previewLinkAt} />}
      {data.state === 'preparing' && <LaunchList shopId={shop.id} items={data.items} />}
      {data.state === 'live' && <NextSteps shopId={shop.id} items={data.items} />}
      {isPreparing && <TestOrderSteps shopId={shop.id} launch={data} />}
    </div>
  );
}
