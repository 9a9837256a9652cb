import type { Booking } from '@onehaul/contract/dedicated';
import { orderStages } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { lazyPart } from '../../app/lazy-part.ts';
import { OwnList } from '../../app/portal/own-list.tsx';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { PrivateHead } from '../../app/private-head.tsx';
import { sellerPaths } from '../../app/seller-paths.ts';
import { useBookingColumns } from './booking-columns.tsx';
import { bookingListName } from './booking-input.ts';

const OpenBooking = lazyPart(async () => ({
  default: (await import('./open-booking.client.tsx')).OpenBooking,
}));

type Props = {
  readonly list: { readonly items: readonly Booking[]; readonly total: number };
  /** Rows per page and hidden columns as chosen earlier. */
  readonly rows: number;
  readonly hidden: readonly string[] | undefined;
};

const keyOf = ({ id }: Booking) => String(id);

/** /dedicated/order: the member's bookings with their progress. */
export function BookingsPage({ list, rows, hidden }: Props) {
  const { t } = useTranslation('dedicated');
  const columns = useBookingColumns();
  const toForm = <LinkButton to={sellerPaths.dedicatedPlaceOrder}>{t('place.title')}</LinkButton>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('bookings.title')} />
      <SellerTabs tool="dedicatedLine" />
      <OwnList<Booking>
        name={bookingListName}
        title={t('bookings.title')}
        sentence={t('bookings.sentence')}
        action={toForm}
        searchHint={t('bookings.search')}
        filters={[
          {
            name: 'stage',
            label: t('bookings.stage'),
            options: orderStages.map((stage) => ({ value: stage, label: t(`orderStage.${stage}`) })),
          },
        ]}
        list={list}
        rows={rows}
        hidden={hidden}
        columns={columns}
        keyOf={keyOf}
        empty={{ title: t('bookings.emptyTitle'), text: t('bookings.emptyText'), action: toForm }}
        drawer={(open, close) => <OpenBooking open={open} rows={list.items} onClose={close} />}
      />
    </div>
  );
}
