import type { MarketplaceOrder } from '@onehaul/contract/marketplace';
import { type MarketplaceStage, marketplaceStages } from '@onehaul/domain/marketplace/marketplace-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import type { Selection } from '@onehaul/workbench/data-table';
import { ListPage, type ListQuery, type ListSnapshot } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { sellerPaths } from '../../app/seller-paths.ts';
import type { marketplaceLists } from '../../app/portal/marketplace-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { useMarketplaceColumns } from './marketplace-columns.tsx';
import { MarketplaceDrawer } from './marketplace-drawer.tsx';
import { countsQuery, loadOrders, shopsQuery } from './marketplace-queries.ts';

type Props = {
  readonly name: (typeof marketplaceLists)[keyof typeof marketplaceLists];
  readonly title: string;
  readonly sentence: string;
  /** Without a stage, all stages show as tabs. */
  readonly stage?: MarketplaceStage;
  readonly action?: ReactNode;
  readonly selection?: Selection<MarketplaceOrder>;
  readonly bar?: (shown: ListSnapshot<MarketplaceOrder>) => ReactNode;
};

export const keyOfOrder = ({ id }: MarketplaceOrder) => String(id);

/** List of orders from the member's marketplace shops. */
export function MarketplaceList({ name, title, sentence, stage, action, selection, bar }: Props) {
  const { t } = useTranslation('marketplace');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const columns = useMarketplaceColumns(isNarrow);
  const { data: counts } = useQuery(countsQuery(send));
  const { data: shops } = useQuery(shopsQuery(send));
  const load = useCallback(
    (query: ListQuery) =>
      loadOrders(send, stage ?? marketplaceStages.find((one) => one === query.filters.stage), query),
    [send, stage],
  );
  const isConnected = (shops?.items.length ?? 0) > 0;
  const toShops = <LinkButton to={sellerPaths.shopeeShops}>{t('list.toShops')}</LinkButton>;
  const toOrders = <LinkButton to={sellerPaths.shopeeOrders}>{t('list.toOrders')}</LinkButton>;
  const all = counts && marketplaceStages.reduce((sum, one) => sum + counts[one], 0);
  return (
    <ListPage<MarketplaceOrder>
      name={name}
      title={title}
      sentence={sentence}
      {...(action && { action })}
      searchLabel={t('list.search')}
      filters={[
        {
          name: 'shop',
          label: t('list.shop'),
          options: (shops?.items ?? []).map((shop) => ({ value: String(shop.id), label: shop.name })),
        },
      ]}
      {...(!stage && {
        countTabs: {
          name: 'stage',
          label: t('list.stages'),
          choices: [
            { value: '', label: t('stage.all'), count: all },
            ...marketplaceStages.map((one) => ({
              value: one,
              label: t(`stage.${one}`),
              count: counts?.[one],
            })),
          ],
        },
      })}
      isTall
      isNarrow={isNarrow}
      columns={columns}
      keyOf={keyOfOrder}
      load={load}
      {...(selection && { selection })}
      {...(bar && { bar })}
      empty={
        !isConnected
          ? { title: t('list.noShopTitle'), text: t('list.noShopText'), action: toShops }
          : stage
            ? { title: t('list.emptyTitle'), text: t('list.emptyStageText'), action: toOrders }
            : { title: t('list.emptyTitle'), text: t('list.emptyText') }
      }
      drawer={{
        title: t('drawer.title'),
        show: (key, row) => <MarketplaceDrawer key={key} id={Number(key)} row={row} />,
      }}
    />
  );
}
