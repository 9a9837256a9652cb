import type { StockBalance, StockInbound } from '@onehaul/contract/stock';
import { inboundStates } from '@onehaul/domain/stock/inbound';
import { useTranslation } from '@onehaul/i18n/react';
import { Button } from '@onehaul/workbench/antd';
import { DetailDrawer } from '@onehaul/workbench/detail-drawer';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { stockLists } from '../../app/portal/stock-key.ts';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { AnnounceForm } from './announce-form.tsx';
import { InboundDrawer } from './inbound-drawer.tsx';
import { useBalanceColumns, useInboundColumns } from './inventory-columns.tsx';
import { MovementDrawer } from './movement-drawer.tsx';
import {
  expectedCountQuery,
  stockRowCountQuery,
  loadBalances,
  loadInbounds,
  stockWarehousesQuery,
} from './stock-queries.ts';
import { useDoing } from './use-doing.ts';

/** /cod/inventory: stock by warehouse, and expected deliveries. */
export function InventoryPage() {
  const { t } = useTranslation('stock');
  const [address] = useSearchParams();
  const [doing, setDoing] = useDoing();
  const close = () => setDoing(undefined);
  const action = (
    <Button type="primary" data-act="announce" onClick={() => setDoing('announce')}>
      {t('inventory.announce')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('inventory.title')} />
      <SellerTabs tool="cashOnDelivery" />
      {address.get('tab') === 'inbounds' ? <Inbounds action={action} /> : <Balances action={action} />}
      <DetailDrawer
        title={t('inventory.announce')}
        openKey={doing === 'announce' ? 'new' : undefined}
        onClose={close}
      >
        {(key) => <AnnounceForm key={key} onClose={close} />}
      </DetailDrawer>
    </div>
  );
}

function useTabs() {
  const { t } = useTranslation('stock');
  const send = useSendWithMessage();
  const { data: kept } = useQuery(stockRowCountQuery(send));
  const { data: expected } = useQuery(expectedCountQuery(send));
  return {
    name: 'tab',
    label: t('inventory.title'),
    choices: [
      { value: '', label: t('inventory.balances'), count: kept },
      { value: 'inbounds', label: t('inventory.inbounds'), count: expected },
    ],
  };
}

const placeOf = ({ skuId, warehouseId }: StockBalance) => `${skuId}-${warehouseId}`;

function Balances({ action }: { readonly action: ReactNode }) {
  const { t } = useTranslation('stock');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const { data: warehouses } = useQuery(stockWarehousesQuery(send));
  const load = useCallback((query: ListQuery) => loadBalances(send, query), [send]);
  return (
    <ListPage<StockBalance>
      name={stockLists.balances}
      title={t('inventory.title')}
      sentence={t('inventory.sentence')}
      action={action}
      countTabs={useTabs()}
      searchLabel={t('skus.search')}
      filters={[
        {
          name: 'warehouse',
          label: t('column.warehouse'),
          options: (warehouses?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        },
        {
          name: 'low',
          label: t('inventory.lowFilter'),
          options: [{ value: 'low', label: t('inventory.lowOnly') }],
        },
      ]}
      isTall
      isNarrow={isNarrow}
      columns={useBalanceColumns(isNarrow)}
      keyOf={placeOf}
      maxPageSize={100}
      load={load}
      empty={{ title: t('inventory.emptyTitle'), text: t('inventory.emptyText'), action }}
      drawer={{
        title: t('movements.title'),
        show: (key, row) => <MovementDrawer key={key} place={key} row={row} />,
      }}
    />
  );
}

const keyOf = ({ id }: StockInbound) => String(id);

function Inbounds({ action }: { readonly action: ReactNode }) {
  const { t } = useTranslation('stock');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const load = useCallback((query: ListQuery) => loadInbounds(send, query), [send]);
  return (
    <ListPage<StockInbound>
      name={stockLists.inbounds}
      title={t('inventory.title')}
      sentence={t('inventory.sentence')}
      action={action}
      countTabs={useTabs()}
      filters={[
        {
          name: 'state',
          label: t('column.state'),
          options: inboundStates.map((value) => ({ value, label: t(`inbound.${value}`) })),
        },
      ]}
      isTall
      isNarrow={isNarrow}
      columns={useInboundColumns(isNarrow)}
      keyOf={keyOf}
      maxPageSize={100}
      load={load}
      empty={{ title: t('inbound.emptyTitle'), text: t('inbound.emptyText'), action }}
      drawer={{
        title: t('inbound.title'),
        show: (key, row) => <InboundDrawer key={key} inbound={row} />,
      }}
    />
  );
}
