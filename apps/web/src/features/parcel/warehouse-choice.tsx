import type { Warehouse } from '@onehaul/contract/catalog';
import { useTranslation } from '@onehaul/i18n/react';
import { EmptyState } from '@onehaul/ui/empty-state';
import { failureOf } from '@onehaul/workbench/failure';
import { FailureMessage } from '@onehaul/workbench/list-message';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { warehousesQuery } from '../../app/portal/catalog-queries.ts';
import { DeliveryCard } from '../../app/portal/delivery-card.tsx';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';

const rememberedKey = 'forecast-warehouse';

/** The warehouse from the URL, else the last chosen, else the shop's first. */
export function useWarehouse(): Warehouse | undefined {
  const [address] = useSearchParams();
  const { data } = useQuery(warehousesQuery(useSendWithMessage()));
  const find = (id: string | null) => data?.items.find((one) => String(one.id) === id);
  return find(address.get('warehouse')) ?? find(localStorage.getItem(rememberedKey)) ?? data?.items[0];
}

type Props = { readonly memberCode: string };

/** Warehouse select, each with its address for sellers. */
export function WarehouseChoice({ memberCode }: Props) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  const [, setAddress] = useSearchParams();
  const { data, error, refetch } = useQuery(warehousesQuery(useSendWithMessage()));
  const chosen = useWarehouse();
  if (!data && error) return <FailureMessage failure={failureOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  if (!chosen)
    return <EmptyState as="p" title={member('addresses.emptyTitle')} text={member('addresses.emptyText')} />;
  return (
    <section aria-label={t('warehouse.title')} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      {data.items.length > 1 && (
        <fieldset>
          <legend className="mb-2 text-small font-medium">{t('warehouse.title')}</legend>
          <div className="flex flex-wrap gap-2">
            {data.items.map(({ id, name, code }) => (
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
      )}
      <DeliveryCard warehouse={chosen} memberCode={memberCode} />
    </section>
  );
}
