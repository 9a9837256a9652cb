import type { Warehouse } from '@onehaul/contract/catalog';
import { useTranslation } from '@onehaul/i18n/react';
import { EmptyState } from '@onehaul/ui/empty-state';
import { useSearchParams } from 'react-router';
import { useInBrowser } from '../../app/use-in-browser.ts';

const rememberedKey = 'forecast-warehouse';

/** The warehouse from the URL, else the last chosen in this browser, else the shop's first. */
export function useWarehouse(warehouses: readonly Warehouse[]): Warehouse | undefined {
  const [address] = useSearchParams();
  const isInBrowser = useInBrowser();
  const find = (id: string | null) => warehouses.find((one) => String(one.id) === id);
  const remembered = isInBrowser ? localStorage.getItem(rememberedKey) : null;
  return find(address.get('warehouse')) ?? find(remembered) ?? warehouses[0];
}

type Props = {
  readonly warehouses: readonly Warehouse[];
  readonly chosen: Warehouse | undefined;
};

/** Choice of the warehouse that a parcel is sent to; a shop with one needs none. */
export function WarehouseChoice({ warehouses, chosen }: Props) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const [, setAddress] = useSearchParams();
  if (!chosen)
    return <EmptyState as="p" title={member('addresses.emptyTitle')} text={member('addresses.emptyText')} />;
  if (warehouses.length < 2) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-small font-medium">{t('warehouse.title')}</legend>
      <div className="flex flex-wrap gap-2">
        {warehouses.map(({ id, name, code }) => (
          <label
            key={id}
            className="flex min-h-control items-center gap-2 rounded-control border border-line bg-surface px-3 text-small transition-colors hover:bg-primary-2 has-checked:border-primary-9 has-checked:bg-primary-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="warehouse"
              checked={id === chosen.id}
              className="accent-primary-9 focus-visible:outline-none"
              onChange={() => {
                localStorage.setItem(rememberedKey, String(id));
                setAddress(
                  (now) => {
                    const next = new URLSearchParams(now);
                    next.set('warehouse', String(id));
                    return next;
                  },
                  { replace: true, preventScrollReset: true },
                );
              }}
            />
            <span className="font-mono text-muted">{code}</span>
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
