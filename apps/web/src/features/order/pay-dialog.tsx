import { useTranslation } from '@onehaul/i18n/react';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { Suspense } from 'react';
import type { PayPart } from './order-list-page.tsx';

type Props = {
  readonly Pay: PayPart;
  readonly orderIds: readonly number[];
  /** Earliest payment deadline of the orders. */
  readonly payBefore: Date | null;
  /** Called when the member has paid, or when nothing changed. */
  readonly onPaid: () => void;
  readonly onClose: () => void;
};

/** Payment dialog above the list, which keeps its state. */
export function PayDialog({ Pay, orderIds, payBefore, onPaid, onClose }: Props) {
  const { t } = useTranslation('order');
  const { t: member } = useTranslation('member');
  return (
    <Dialog
      title={orderIds.length === 1 ? t('pay.title') : t('pay.titleMany', { count: orderIds.length })}
      close={member('close')}
      onClose={onClose}
      width="medium"
    >
      <div data-pay className="min-h-40 pt-2">
        <Suspense>
          <Pay orderIds={orderIds} payBefore={payBefore} onPaid={onPaid} onCancel={onClose} />
        </Suspense>
      </div>
    </Dialog>
  );
}
