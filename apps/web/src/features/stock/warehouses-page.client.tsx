import type { StockWarehouse } from '@onehaul/contract/stock';
import { measuresIn } from '@onehaul/i18n/measures';
import { useTranslation } from '@onehaul/i18n/react';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage, ListMessage } from '@onehaul/workbench/list-message';
import { PageHead } from '@onehaul/workbench/page-head';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sellerPaths } from '../../app/seller-paths.ts';
import { CopyText } from '../../app/portal/copy-text.tsx';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { stockWarehousesQuery } from './stock-queries.ts';

/** /cod/warehouse: warehouses for stock, their delivery addresses, and current stock. */
export function WarehousesPage() {
  const { t } = useTranslation('stock');
  const send = useSendWithMessage();
  const { data, error, refetch } = useQuery(stockWarehousesQuery(send));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('warehouses.title')} />
      <SellerTabs tool="cashOnDelivery" />
      <PageHead title={t('warehouses.title')} sentence={t('warehouses.sentence')} />
      {error && !data ? (
        <div className="rounded-card border border-line bg-surface">
          <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />
        </div>
      ) : !data ? (
        <ListSkeleton />
      ) : data.items.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <ListMessage icon="note" title={t('warehouses.emptyTitle')} text={t('warehouses.emptyText')} />
        </div>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {data.items.map((warehouse) => (
            <WarehouseCard key={warehouse.id} warehouse={warehouse} />
          ))}
        </ul>
      )}
    </div>
  );
}

const figures = ['skuCount', 'onHand', 'reserved', 'free', 'onTheWay'] as const;

function WarehouseCard({ warehouse }: { readonly warehouse: StockWarehouse }) {
  const { t, i18n } = useTranslation('stock');
  const { number } = measuresIn(i18n.language);
  const { id, code, name, receiver, phone, address, postcode } = warehouse;
  const label = [receiver, phone, address, postcode].filter((part) => part !== '').join(', ');
  return (
    <li
      data-warehouse={code}
      className="grid content-start gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <header className="flex items-baseline justify-between gap-3">
        <h2 className="min-w-0 font-semibold">{name}</h2>
        <code className="font-mono text-small text-muted">{code}</code>
      </header>
      <dl className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {figures.map((figure) => (
          <div key={figure} className="grid content-start gap-0.5" data-figure={figure}>
            <dt className="text-caption text-muted">{t(`figure.${figure}`)}</dt>
            <dd className="font-semibold tabular-nums">{number(warehouse[figure])}</dd>
          </div>
        ))}
      </dl>
      <div className="flex items-start justify-between gap-2 border-t border-line pt-3 text-small">
        <p className="min-w-0 break-words text-muted">{label}</p>
        <CopyText text={label} label={t('warehouses.copy')} />
      </div>
      <p className="text-small">
        <Link
          to={`${sellerPaths.codInventory}?warehouse=${id}`}
          className="inline-flex min-h-control items-center font-medium underline underline-offset-4"
        >
          {t('warehouses.see')}
        </Link>
      </p>
    </li>
  );
}
