import type { StockBalance, StockInbound } from '@onehaul/contract/stock';
import { inboundStates } from '@onehaul/domain/stock/inbound';
import { useTranslation } from '@onehaul/i18n/react';
import { useOpenInAddress } from '@onehaul/ui/overlay/use-open-in-address';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import { ActLink } from '../../app/portal/act-link.tsx';
import { OwnList } from '../../app/portal/own-list.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { useInBrowser } from '../../app/use-in-browser.ts';
import { useBalanceColumns, useInboundColumns } from './inventory-columns.tsx';
import { stockListNames } from './stock-input.ts';

const OpenBalance = lazyPart(async () => ({
  default: (await import('./open-stock.client.tsx')).OpenBalance,
}));
const OpenInbound = lazyPart(async () => ({
  default: (await import('./open-stock.client.tsx')).OpenInbound,
}));
const OpenAnnounce = lazyPart(async () => ({
  default: (await import('./open-announce.client.tsx')).OpenAnnounce,
}));

type Page<Row> = { readonly items: readonly Row[]; readonly total: number };
type Warehouse = { readonly id: number; readonly name: string };

type Props = {
  /** Rows of the chosen tab. */
  readonly balances: Page<StockBalance> | undefined;
  readonly inbounds: Page<StockInbound> | undefined;
  /** Rows of stock, and deliveries on the way. */
  readonly counts: { readonly balances: number; readonly inbounds: number };
  readonly warehouses: readonly Warehouse[];
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden: readonly string[] | undefined;
};

/** /cod/inventory: stock by warehouse, and expected deliveries. */
export function InventoryPage({ balances, inbounds, counts, warehouses, rows, hidden }: Props) {
  const { t } = useTranslation('stock');
  const dialog = useOpenInAddress('do');
  const isInBrowser = useInBrowser();
  const parts = {
    title: t('inventory.title'),
    sentence: t('inventory.sentence'),
    action: <ActLink what="announce">{t('inventory.announce')}</ActLink>,
    tabs: {
      filter: 'tab',
      label: t('inventory.title'),
      choices: [
        { value: '', label: t('inventory.balances'), count: counts.balances },
        { value: 'inbounds', label: t('inventory.inbounds'), count: counts.inbounds },
      ],
      emptyOf: () => undefined,
    },
    rows,
    hidden,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('inventory.title')} />
      <SellerTabs tool="cashOnDelivery" />
      {balances && <Balances {...parts} list={balances} warehouses={warehouses} />}
      {inbounds && <Inbounds {...parts} list={inbounds} />}
      {isInBrowser && dialog.openKey === 'announce' && (
        <Suspense>
          <OpenAnnounce warehouses={warehouses} onClose={dialog.close} />
        </Suspense>
      )}
    </div>
  );
}

type Parts<Row> = Pick<
  ComponentProps<typeof OwnList<Row>>,
  'title' | 'sentence' | 'action' | 'tabs' | 'rows' | 'hidden' | 'list'
>;

const placeOf = ({ skuId, warehouseId }: StockBalance) => `${skuId}-${warehouseId}`;

function Balances({ warehouses, ...parts }: Parts<StockBalance> & Pick<Props, 'warehouses'>) {
  const { t } = useTranslation('stock');
  const columns = useBalanceColumns();
  const { list, action } = parts;
  return (
    <OwnList<StockBalance>
      {...parts}
      name={stockListNames.balances}
      searchHint={t('skus.search')}
      filters={[
        {
          name: 'warehouse',
          label: t('column.warehouse'),
          options: warehouses.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        {
          name: 'low',
          label: t('inventory.lowFilter'),
          options: [{ value: 'low', label: t('inventory.lowOnly') }],
        },
      ]}
      columns={columns}
      keyOf={placeOf}
      empty={{ title: t('inventory.emptyTitle'), text: t('inventory.emptyText'), action }}
      drawer={(open, close) =>
        open !== undefined && (
          <OpenBalance
            key={open}
            place={open}
            row={list.items.find((row) => placeOf(row) === open)}
            onClose={close}
          />
        )
      }
    />
  );
}

const keyOf = ({ id }: StockInbound) => String(id);

function Inbounds(parts: Parts<StockInbound>) {
  const { t } = useTranslation('stock');
  const columns = useInboundColumns();
  const { list, action } = parts;
  return (
    <OwnList<StockInbound>
      {...parts}
      name={stockListNames.inbounds}
      filters={[
        {
          name: 'state',
          label: t('column.state'),
          options: inboundStates.map((value) => ({ value, label: t(`inbound.${value}`) })),
        },
      ]}
      columns={columns}
      keyOf={keyOf}
      empty={{ title: t('inbound.emptyTitle'), text: t('inbound.emptyText'), action }}
      drawer={(open, close) =>
        open !== undefined && (
          <OpenInbound key={open} row={list.items.find((row) => keyOf(row) === open)} onClose={close} />
        )
      }
    />
  );
}
