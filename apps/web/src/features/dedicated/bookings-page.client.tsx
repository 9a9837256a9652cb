import type { Booking } from '@onehaul/contract/dedicated';
import { orderStages } from '@onehaul/domain/order/order-state';
import { useTranslation } from '@onehaul/i18n/react';
import { LinkButton } from '@onehaul/ui/button';
import { ListPage, type ListQuery } from '@onehaul/workbench/list-page';
import { useCallback } from 'react';
import { sellerPaths } from '../../app/seller-paths.ts';
import { SellerTabs } from '../../app/portal/seller-tabs.tsx';
import { useSendWithMessage } from '../../app/portal/use-send-with-message.ts';
import { useIsNarrow } from '../../app/portal/use-is-narrow.ts';
import { PrivateHead } from '../../app/private-head.tsx';
import { useBookingColumns } from './booking-columns.tsx';
import { BookingDrawer } from './booking-drawer.tsx';
import { bookingsKey, loadBookings } from './dedicated-queries.ts';

const keyOf = ({ id }: Booking) => String(id);

/** /dedicated/order: the member's bookings with their progress. */
export function BookingsPage() {
  const { t } = useTranslation('dedicated');
  const send = useSendWithMessage();
  const isNarrow = useIsNarrow();
  const columns = useBookingColumns(isNarrow);
  const load = useCallback((query: ListQuery) => loadBookings(send, query), [send]);
  const toForm = <LinkButton to={sellerPaths.dedicatedPlaceOrder}>{t('place.title')}</LinkButton>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <PrivateHead title={t('bookings.title')} />
      <SellerTabs tool="dedicatedLine" />
      <ListPage<Booking>
        name={bookingsKey[0]!}
        title={t('bookings.title')}
        sentence={t('bookings.sentence')}
        action={toForm}
        searchLabel={t('bookings.search')}
        isTall
        isNarrow={isNarrow}
        filters={[
          {
            name: 'stage',
            label: t('bookings.stage'),
            options: orderStages.map((stage) => ({ value: stage, label: t(`orderStage.${stage}`) })),
          },
        ]}
        columns={columns}
        keyOf={keyOf}
        load={load}
        empty={{ title: t('bookings.emptyTitle'), text: t('bookings.emptyText'), action: toForm }}
        drawer={{
          title: t('bookings.one'),
          show: (key, row) => <BookingDrawer key={key} id={Number(key)} row={row} />,
        }}
      />
    </div>
  );
}
