import type { MarketplaceOrder } from '@onehaul/contract/marketplace';
import { marketplaceStages } from '@onehaul/domain/marketplace/marketplace-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { type ComponentProps } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { OwnList } from '../../app/portal/own-list.tsx';
import { stageTabs } from '../../app/portal/stage-tabs.ts';
import { sellerPaths } from '../../app/seller-paths.ts';
import type { MarketplaceOrders } from './load-orders.server.ts';
import { useMarketplaceColumns } from './marketplace-columns.tsx';
import type { MarketplaceListName } from './marketplace-input.ts';

const OpenedOrder = lazyPart(async () => ({
  default: (await import('./open-order.client.tsx')).OpenedOrder,
}));

type Props = Pick<
  ComponentProps<typeof OwnList<MarketplaceOrder>>,
  'title' | 'sentence' | 'selection' | 'bar'
> & {
  readonly name: MarketplaceListName;
  readonly orders: MarketplaceOrders;
};

const keyOfOrder = ({ id }: MarketplaceOrder) => String(id);

/** List of orders from the member's marketplace shops; of all stages with tabs, or of one. */
export function MarketplaceList({ orders, ...page }: Props) {
  const { t } = useTranslation('marketplace');
  const { list, counts, shops, lines, now, rows, hidden } = orders;
  const columns = useMarketplaceColumns(now);
  const empty =
    shops.length === 0
      ? {
          title: t('list.noShopTitle'),
          text: t('list.noShopText'),
          action: <LinkButton to={sellerPaths.shopeeShops}>{t('list.toShops')}</LinkButton>,
        }
      : counts
        ? { title: t('list.emptyTitle'), text: t('list.emptyText') }
        : {
            title: t('list.emptyTitle'),
            text: t('list.emptyStageText'),
            action: <LinkButton to={sellerPaths.shopeeOrders}>{t('list.toOrders')}</LinkButton>,
          };
  return (
    <OwnList<MarketplaceOrder>
      {...page}
      searchHint={t('list.search')}
      filters={[
        {
          name: 'shop',
          label: t('list.shop'),
          options: shops.map((shop) => ({ value: String(shop.id), label: shop.name })),
        },
      ]}
      {...(counts && {
        tabs: stageTabs({
          filter: 'stage',
          label: t('list.stages'),
          stages: marketplaceStages,
          counts,
          nameOf: (stage) => t(`stage.${stage}`),
          emptyOf: () => empty,
        }),
      })}
      list={list}
      rows={rows}
      hidden={hidden}
      columns={columns}
      keyOf={keyOfOrder}
      empty={empty}
      drawer={(open, close) => (
        <OpenedOrder open={open} rows={list.items} lines={lines} now={now} onClose={close} />
      )}
    />
  );
}
