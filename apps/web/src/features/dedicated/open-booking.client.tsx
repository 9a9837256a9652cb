import type { Booking } from '@onehaul/contract/dedicated';
import { useTranslation } from '@onehaul/i18n/react';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { loadTexts } from '../../app/load-texts.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { BookingDrawer } from './booking-drawer.tsx';

await loadTexts('imports', 'fee');

type Props = {
  readonly open: string | undefined;
  readonly rows: readonly Booking[];
  readonly onClose: () => void;
};

/** Drawer of one booking. */
export function OpenBooking({ open, rows, onClose }: Props) {
  const { t } = useTranslation('dedicated');
  const { t: member } = useTranslation('member');
  return (
    <CallsPart version={rows}>
      {open !== undefined && (
        <Drawer title={t('bookings.one')} close={member('close')} onClose={onClose}>
          <BookingDrawer key={open} id={Number(open)} row={rows.find(({ id }) => String(id) === open)} />
        </Drawer>
      )}
    </CallsPart>
  );
}
