import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { EmptyState } from '@onehaul/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useSend } from '../../app/session-context.tsx';
import { DeliveryCard } from '../../app/portal/delivery-card.tsx';
import { ListSkeleton } from '../../app/portal/list-states.tsx';
import { LoadFailure } from './load-failure.tsx';
import { warehousesQuery } from '../../app/portal/catalog-queries.ts';

type Props = { readonly memberCode: string };

/** Delivery addresses: one label per warehouse, ready to paste into a shop's address form. */
export function DeliveryAddresses({ memberCode }: Props) {
  const { t } = useTranslation('member');
  const { data, error, isFetching, refetch } = useQuery(warehousesQuery(useSend()));
  return (
    <section aria-labelledby="delivery-addresses" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="delivery-addresses" className="text-lead font-semibold">
          {t('addresses.title')}
        </h2>
        <p className="max-w-180 text-small text-muted">{t('addresses.text')}</p>
      </div>
      {data?.items.length === 0 && (
        <Card>
          <EmptyState as="p" title={t('addresses.emptyTitle')} text={t('addresses.emptyText')} />
        </Card>
      )}
      {data && data.items.length > 0 && (
        <ul className="grid gap-4 xl:grid-cols-2">
          {data.items.map((warehouse) => (
            <li key={warehouse.id} className="grid">
              <DeliveryCard warehouse={warehouse} memberCode={memberCode} />
            </li>
          ))}
        </ul>
      )}
      {!data && error && <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Card className="h-80 p-6">
          <ListSkeleton />
        </Card>
      )}
    </section>
  );
}
