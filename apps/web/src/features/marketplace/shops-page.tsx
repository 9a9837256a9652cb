import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { PageHead } from '@onehaul/ui/list/page-head';
import type { ReactNode } from 'react';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import type { ShownShop } from './marketplace-input.ts';
import { ShopCard } from './shop-card.tsx';
import { useAuthorizationCallback } from './use-authorization-callback.ts';
import { useConnect } from './use-marketplace-acts.ts';
import { useWatchedShops } from './use-watched-shops.ts';

type Props = { readonly shops: readonly ShownShop[] };

/** /shopee/shop: the member's marketplace shops, their sync state, and connecting another. */
export function MarketplaceShopsPage({ shops }: Props) {
  const { t } = useTranslation('marketplace');
  const connect = useConnect();
  const authorization = useAuthorizationCallback();
  useWatchedShops(shops);
  const button = (
    <Button data-act="connect" isBusy={connect.isPending} onClick={() => connect.start(undefined)}>
      {t('shops.connect')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('shops.title')} />
      <SellerTabs tool="marketplace" />
      <PageHead
        title={t('shops.title')}
        sentence={t('shops.sentence')}
        action={shops.length > 0 ? button : undefined}
      />
      {authorization.isPending && <output className="text-small text-muted">{t('shops.connecting')}</output>}
      {shops.length > 0 ? (
        <ul className="grid gap-4 lg:grid-cols-2">
          {shops.map((shop) => (
            <ShopCard key={shop.id} shop={shop} />
          ))}
        </ul>
      ) : (
        <FirstTime>{button}</FirstTime>
      )}
    </div>
  );
}

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
