import type { MarketplaceShop } from '@onehaul/contract/marketplace';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { shopsQuery } from './marketplace-queries.ts';
import { ShopCard } from './shop-card.tsx';
import { useConnect } from './use-connect.ts';
import { useAuthorizationCallback } from './use-authorization-callback.ts';

/** /shopee/shop: the member's marketplace shops, their sync state, and connecting another. */
export function MarketplaceShopsPage() {
  const { t } = useTranslation('marketplace');
  const { data, error, refetch } = useQuery(shopsQuery(useSendWithMessage()));
  const connect = useConnect();
  const authorization = useAuthorizationCallback();
  const button = (
    <Button
      type="primary"
      data-act="connect"
      loading={connect.isPending}
      onClick={() => connect.start(undefined)}
    >
      {t('shops.connect')}
    </Button>
  );
  const hasShops = (data?.items.length ?? 0) > 0;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('shops.title')} />
      <SellerTabs tool="marketplace" />
      <PageHead
        title={t('shops.title')}
        sentence={t('shops.sentence')}
        action={hasShops ? button : undefined}
      />
      {authorization.isPending && <output className="text-small text-muted">{t('shops.connecting')}</output>}
      {!data && error ? (
        <div className="rounded-card border border-line bg-surface">
          <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
        </div>
      ) : !data ? (
        <ListSkeleton />
      ) : hasShops ? (
        <Shops shops={data.items} />
      ) : (
        <FirstTime>{button}</FirstTime>
      )}
    </div>
  );
}

const Shops = ({ shops }: { readonly shops: readonly MarketplaceShop[] }) => (
  <ul className="grid gap-4 lg:grid-cols-2">
    {shops.map((shop) => (
      <ShopCard key={shop.id} shop={shop} />
    ))}
  </ul>
);

const steps = ['connect', 'link', 'pack', 'ship'] as const;

/** Introduction while no shop is connected. */
function FirstTime({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('marketplace');
  return (
    <section className="grid gap-6 rounded-card border border-line bg-surface p-5 sm:p-8" data-first-time>
      <div className="grid max-w-160 gap-2">
        <h2 className="text-lead font-semibold">{t('first.title')}</h2>
        <p className="text-muted">{t('first.text')}</p>
      </div>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="grid content-start gap-1 border-t-2 border-primary-5 pt-3">
            <span className="text-caption text-muted tabular-nums">{index + 1}</span>
            <span className="font-medium">{t(`first.${step}`)}</span>
            <span className="text-small text-muted">{t(`first.${step}Text`)}</span>
          </li>
        ))}
      </ol>
      <div>{children}</div>
    </section>
  );
}
