import { useTranslation } from '@onehaul/i18n/react';
import { Card } from '@onehaul/ui/card';
import { EmptyState } from '@onehaul/ui/empty-state';
import type { ComponentProps } from 'react';
import { DeliveryCard } from '../../app/portal/delivery-card.tsx';

type Props = {
  readonly memberCode: string;
  readonly warehouses: readonly (ComponentProps<typeof DeliveryCard>['warehouse'] & {
    readonly id: number;
  })[];
};

/** Delivery addresses: one label per warehouse, ready to paste into a shop's address form. */
export function DeliveryAddresses({ memberCode, warehouses }: Props) {
  const { t } = useTranslation('member');
  return (
    <section aria-labelledby="delivery-addresses" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="delivery-addresses" className="text-lead font-semibold">
          {t('addresses.title')}
        </h2>
        <p className="max-w-180 text-small text-muted">{t('addresses.text')}</p>
      </div>
      {warehouses.length === 0 ? (
        <Card>
          <EmptyState as="p" title={t('addresses.emptyTitle')} text={t('addresses.emptyText')} />
        </Card>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-2">
          {warehouses.map((warehouse) => (
            <li key={warehouse.id} className="grid">
              <DeliveryCard warehouse={warehouse} memberCode={memberCode} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
