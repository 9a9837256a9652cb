import type { Order } from '@onehaul/contract/order';
import { useTranslation } from '@onehaul/i18n/react';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { loadTexts } from '../../app/load-texts.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import type { Doing, PayPart } from './order-list-page.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { useReloadPage } from '../../app/portal/use-reload-page.ts';

// Photos and review pictures use the `parcel` texts.
await loadTexts('bill', 'fee', 'parcel', 'customs', 'session', 'refusal', 'tracking', 'way');

type Props = {
  readonly open: string | undefined;
  readonly doing: Doing | undefined;
  readonly rows: readonly Order[];
  readonly Pay: PayPart;
  readonly onAct: (doing: Doing | undefined) => void;
  readonly onActed: () => void;
  readonly onClose: () => void;
};

/** Drawer of one order, and the dialogs of what can be done with orders. */
export function OpenedOrder({ open, doing, rows, Pay, onAct, onActed, onClose }: Props) {
  const { t } = useTranslation('order');
  const { t: member } = useTranslation('member');
  return (
    <CallsPart version={rows}>
      {open !== undefined && (
        <Drawer title={t('drawer.title')} close={member('close')} onClose={onClose}>
          <OrderDrawer
            key={open}
            id={Number(open)}
            row={rows.find(({ id }) => String(id) === open)}
            onAct={(act, orders, payments) => onAct({ act, orders, payments })}
          />
        </Drawer>
      )}
      {doing && <ActDialog doing={doing} Pay={Pay} onDone={onActed} onClose={() => onAct(undefined)} />}
    </CallsPart>
  );
}

/** Earliest non-null moment; null when there is none. */
const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, one) => (one && (!first || one < first) ? one : first), null);

type DialogProps = {
  readonly doing: Doing;
  readonly Pay: PayPart;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

function ActDialog({ doing: { act, orders, payments }, Pay, onDone, onClose }: DialogProps) {
  const reload = useReloadPage();
  if (act === 'cancel') {
    return <CancelDialog orders={orders} {...(payments && { payments })} onDone={onDone} onClose={onClose} />;
  }
  if (act === 'receive') return <ReceiveDialog orders={orders} onDone={onDone} onClose={onClose} />;
  return (
    <PayDialog
      Pay={Pay}
      orderIds={orders.map(({ id }) => id)}
      payBefore={earliest(orders.map(({ payUntil }) => payUntil))}
      onPaid={() => {
        onDone();
        void reload();
      }}
      onClose={() => {
        void reload();
        onClose();
      }}
    />
  );
}
