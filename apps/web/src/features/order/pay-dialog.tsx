import { useTranslation } from '@onehaul/i18n/react';
import { Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import type { ComponentType } from 'react';

/** Paying is another feature's: the route hands it in. */
export type PayPart = ComponentType<{
  readonly orderIds: readonly number[];
  readonly payBefore?: Date | null;
  readonly onPaid: () => void;
  readonly onCancel: () => void;
}>;

type Props = {
  readonly Pay: PayPart;
  readonly orderIds: readonly number[];
  /** Until when the first of them waits to be paid. */
  readonly payBefore: Date | null;
  /** The member's part is done, or nothing changed. */
  readonly onPaid: () => void;
  readonly onClose: () => void;
};

/** Paying for orders above the list, which stays where it is. */
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
      // A slip of the pointer must not end what somebody is paying.
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
