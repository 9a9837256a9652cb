import { useTranslation } from '@onehaul/i18n/react';
import { Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import type { ComponentType } from 'react';

/** Payment is another feature; the route injects it. */
export type PayPart = ComponentType<{
  readonly orderIds: readonly number[];
  readonly payBefore?: Date | null;
  readonly onPaid: () => void;
  readonly onCancel: () => void;
}>;

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
  const returnFocus = useReturnFocus();
  const close = () => {
    onClose();
    returnFocus();
  };
  return (
    <Modal
      open
      title={orderIds.length === 1 ? t('pay.title') : t('pay.titleMany', { count: orderIds.length })}
      onCancel={close}
      // An accidental click outside must not abort a payment.
      mask={{ closable: false }}
      footer={null}
      width={560}
    >
      <div data-pay className="pt-2">
        <Pay orderIds={orderIds} payBefore={payBefore} onPaid={onPaid} onCancel={close} />
      </div>
    </Modal>
  );
}
