import type { FirstMile } from '@onehaul/contract/marketplace';
import { dayText } from '@onehaul/i18n/days';
import { useTranslation } from '@onehaul/i18n/react';
import { StateMark } from '@onehaul/ui/list/state-mark';
import { lazyPart } from '../../app/lazy-part.ts';
import { NumberWithCopy } from '../../app/portal/copy-number.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useSelectedRows } from '../../app/portal/use-selected-rows.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import type { MarketplaceOrders } from './load-orders.server.ts';
import { marketplaceListNames } from './marketplace-input.ts';
import { MarketplaceList } from './marketplace-list.tsx';

const ShipBar = lazyPart(async () => ({ default: (await import('./ship-bar.client.tsx')).ShipBar }));

type Props = {
  readonly orders: MarketplaceOrders;
  readonly firstMiles: readonly ShownFirstMile[];
};
type ShownFirstMile = Pick<FirstMile, 'id' | 'number' | 'shopName' | 'declaredOn' | 'state' | 'orderCount'>;

/** /shopee/pendShipOrder: linked orders not yet shipped, with labels and the first mile. */
export function MarketplaceToShipPage({ orders, firstMiles }: Props) {
  const { t } = useTranslation('marketplace');
  const selected = useSelectedRows(orders.list.items);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('toShip.title')} />
      <SellerTabs tool="marketplace" />
      <MarketplaceList
        name={marketplaceListNames.toShip}
        title={t('toShip.title')}
        sentence={t('toShip.sentence')}
        orders={orders}
        selection={{
          keys: selected.keys,
          onChange: selected.chooseKeys,
          allLabel: t('select.page'),
          labelOf: ({ number }) => t('select.row', { number }),
        }}
        bar={() => <ShipBar orders={selected.rows} onClear={() => selected.choose([])} />}
      />
      <FirstMiles items={firstMiles} />
    </div>
  );
}

/** First-mile numbers for shipments to the marketplace's warehouse, newest first. */
function FirstMiles({ items }: { readonly items: readonly ShownFirstMile[] }) {
  const { t } = useTranslation('marketplace');
  if (items.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="first-miles">
      <h2 id="first-miles" className="font-semibold">
        {t('firstMile.title')}
      </h2>
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line">
        {items.map((one) => (
          <FirstMileRow key={one.id} one={one} />
        ))}
      </ul>
    </section>
  );
}

function FirstMileRow({ one }: { readonly one: ShownFirstMile }) {
  const { t, i18n } = useTranslation('marketplace');
  return (
    <li
      data-first-mile={one.number}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 bg-surface px-4 py-3 text-small md:grid-cols-[220px_minmax(0,1fr)_100px_130px]"
    >
      <span className="max-md:col-span-2">
        <NumberWithCopy number={one.number} />
      </span>
      <span className="text-muted max-md:col-span-2">
        {one.shopName} · {dayText(one.declaredOn, i18n.language)}
      </span>
      <span className="tabular-nums md:text-end">{t('firstMile.orders', { count: one.orderCount })}</span>
      <StateMark tone={one.state === 'open' ? 'warning' : 'positive'}>
        {t(`firstMile.${one.state}`)}
      </StateMark>
    </li>
  );
}
