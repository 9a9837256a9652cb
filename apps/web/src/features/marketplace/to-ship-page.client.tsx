import type { FirstMile, MarketplaceOrder } from '@onehaul/contract/marketplace';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/workbench/state-mark';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { marketplaceLists } from '../../app/portal/marketplace-key.ts';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { keyOfOrder, MarketplaceList } from './marketplace-list.tsx';
import { firstMilesQuery } from './marketplace-queries.ts';
import { ShipBar } from './ship-bar.tsx';

/** /shopee/pendShipOrder: linked orders not yet shipped, with labels and the first mile. */
export function MarketplaceToShipPage() {
  const { t } = useTranslation('marketplace');
  const [chosen, setChosen] = useState<ReadonlyMap<string, MarketplaceOrder>>(new Map());
  const choose = useCallback(
    (keys: string[], shown: readonly MarketplaceOrder[]) =>
      setChosen((before) => {
        const known = new Map([...before, ...shown.map((order) => [keyOfOrder(order), order] as const)]);
        return new Map(keys.flatMap((key) => (known.has(key) ? [[key, known.get(key)!] as const] : [])));
      }),
    [],
  );
  const selection = useMemo(
    () => ({
      keys: [...chosen.keys()],
      onChange: choose,
      labelOf: ({ number }: MarketplaceOrder) => t('select.row', { number }),
    }),
    [chosen, choose, t],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('toShip.title')} />
      <SellerTabs tool="marketplace" />
      <MarketplaceList
        name={marketplaceLists.toShip}
        title={t('toShip.title')}
        sentence={t('toShip.sentence')}
        stage="toShip"
        selection={selection}
        bar={({ rows }) => {
          // Uses the current version of rows that changed since they were selected.
          const fresh = new Map(rows.map((order) => [keyOfOrder(order), order]));
          const orders = [...chosen].map(([key, order]) => fresh.get(key) ?? order);
          return orders.length > 0 && <ShipBar orders={orders} onClear={() => setChosen(new Map())} />;
        }}
      />
      <FirstMiles />
    </div>
  );
}

/** First-mile numbers for shipments to the marketplace's warehouse, newest first. */
function FirstMiles() {
  const { t } = useTranslation('marketplace');
  const { data } = useQuery(firstMilesQuery(useSendWithMessage()));
  if (!data || data.items.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="first-miles">
      <h2 id="first-miles" className="font-semibold">
        {t('firstMile.title')}
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
        {data.items.map((one) => (
          <FirstMileRow key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function FirstMileRow({ one }: { readonly one: FirstMile }) {
  const { t } = useTranslation('marketplace');
  return (
    <li
      data-first-mile={one.number}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 bg-surface px-4 py-3 text-small"
    >
      <NumberWithCopy number={one.number} />
      <span className="text-muted">
        {one.shopName} · {one.declaredOn}
      </span>
      <span className="tabular-nums">{t('firstMile.orders', { count: one.orderCount })}</span>
      <StateMark tone={one.state === 'open' ? 'warning' : 'positive'}>
        {t(`firstMile.${one.state}`)}
      </StateMark>
    </li>
  );
}
