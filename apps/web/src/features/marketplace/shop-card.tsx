import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/ui/button';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { Moment } from '../../app/portal/moment.tsx';
import { useAct } from '../../app/use-act.ts';
import type { ShownShop } from './marketplace-input.ts';
import { ShopMark } from './marketplace-marks.tsx';
import { useConnect, useMarketplaceActs } from './use-marketplace-acts.ts';

const Disconnect = lazyPart(async () => ({
  default: (await import('./shop-dialogs.client.tsx')).Disconnect,
}));
const Rename = lazyPart(async () => ({ default: (await import('./shop-dialogs.client.tsx')).Rename }));

/** One shop: authorization state, last sync and actions. */
export function ShopCard({ shop }: { readonly shop: ShownShop }) {
  const { t } = useTranslation('marketplace');
  const [asking, setAsking] = useState<'disconnect' | 'rename'>();
  const loadActs = useMarketplaceActs();
  const connect = useConnect();
  const sync = useAct(async () => (await loadActs()).sync(shop.id), { done: () => t('shops.syncing') });
  const isExpired = shop.state === 'expired';
  return (
    <li
      data-shop={shop.externalId}
      className="grid content-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 font-semibold break-words">{shop.name}</h2>
        <ShopMark state={shop.state} />
      </header>
      <dl className="grid gap-3 text-small sm:grid-cols-3">
        <Fact label={t('shops.number')}>
          <code className="font-mono">{shop.externalId}</code> {shop.region}
        </Fact>
        <Fact label={t('shops.syncedAt')}>
          {shop.syncedUntil ? <Moment at={shop.syncedUntil} /> : t('shops.never')}
        </Fact>
        <Fact label={t('shops.until')}>
          {shop.authorizedUntil ? <Moment at={shop.authorizedUntil} /> : '–'}
        </Fact>
      </dl>
      {isExpired && <p className="text-small text-danger">{t('shops.expiredText')}</p>}
      {!isExpired && shop.failure !== '' && (
        <p className="text-small text-warning">{t('shops.failing', { reason: shop.failure })}</p>
      )}
      <div className="flex flex-wrap gap-2 border-t border-line pt-3">
        {isExpired ? (
          <Button data-act="reconnect" isBusy={connect.isPending} onClick={() => connect.start(undefined)}>
            {t('shops.reconnect')}
          </Button>
        ) : (
          <Button
            variant="secondary"
            data-act="sync"
            isBusy={sync.isPending}
            onClick={() => sync.start(undefined)}
          >
            {t('shops.sync')}
          </Button>
        )}
        <Button variant="secondary" data-act="rename" onClick={() => setAsking('rename')}>
          {t('shops.rename')}
        </Button>
        <Button variant="quietDanger" data-act="disconnect" onClick={() => setAsking('disconnect')}>
          {t('shops.disconnect')}
        </Button>
      </div>
      <Suspense>
        {asking === 'disconnect' && <Disconnect shop={shop} onClose={() => setAsking(undefined)} />}
        {asking === 'rename' && <Rename shop={shop} onClose={() => setAsking(undefined)} />}
      </Suspense>
    </li>
  );
}

type FactProps = { readonly label: string; readonly children: ReactNode };
const Fact = ({ label, children }: FactProps) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-caption text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
);
