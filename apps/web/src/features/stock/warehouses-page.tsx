import type { StockWarehouse } from '@onehaul/contract/stock';
import { useTranslation } from '@onehaul/i18n/react';
import { PageHead } from '@onehaul/ui/list/page-head';
import { ListMessage } from '@onehaul/ui/list-message';
import { Link } from 'react-router';
import { CopyText } from '../../app/portal/copy-text.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { sellerPaths } from '../../app/seller-paths.ts';
import { Figures } from './figures.tsx';

/** /cod/warehouse: warehouses for stock, their delivery addresses, and current stock. */
export function WarehousesPage({ warehouses }: { readonly warehouses: readonly StockWarehouse[] }) {
  const { t } = useTranslation('stock');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('warehouses.title')} />
      <SellerTabs tool="cashOnDelivery" />
      <PageHead title={t('warehouses.title')} sentence={t('warehouses.sentence')} />
      {warehouses.length === 0 ? (
        <div className="rounded-card border border-line bg-surface">
          <ListMessage icon="note" title={t('warehouses.emptyTitle')} text={t('warehouses.emptyText')} />
        </div>
      ) : (
        <ul className="grid gap-4 lg:grid-cols-2">
          {warehouses.map((warehouse) => (
            <WarehouseCard key={warehouse.id} warehouse={warehouse} />
          ))}
        </ul>
      )}
    </div>
  );
}

const figures = ['skuCount', 'onHand', 'reserved', 'free', 'onTheWay'] as const;

function WarehouseCard({ warehouse }: { readonly warehouse: StockWarehouse }) {
  const { t } = useTranslation('stock');
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
      <Figures names={figures} of={warehouse} className="grid-cols-3 sm:grid-cols-5" />
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
