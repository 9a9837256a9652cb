import type { ServiceRequest } from '@onehaul/contract/service';
import { useTranslation } from '@onehaul/i18n/react';
import { Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import type { PayPart } from './pay-part.ts';
import { useReloadServices } from './use-reload-services.ts';

type Props = {
  readonly request: ServiceRequest;
  readonly Pay: PayPart;
  readonly onClose: () => void;
};

/** Payment dialog above the list, which keeps its state. */
export function PayServiceDialog({ request, Pay, onClose }: Props) {
  const { t } = useTranslation('service');
  const reload = useReloadServices();
  const returnFocus = useReturnFocus();
  const close = () => {
    void reload();
    onClose();
    returnFocus();
  };
  return (
    <Modal
      open
      title={t('ask.payTitle', { number: request.number })}
      onCancel={close}
      // An accidental click outside must not abort a payment.
      mask={{ closable: false }}
      footer={null}
      width={560}
    >
      <div className="grid gap-3 pt-2">
        <p className="text-small text-muted">{`${request.name} · ${request.targetNumber}`}</p>
        <Pay serviceIds={[request.id]} onPaid={() => void reload()} onCancel={close} />
      </div>
    </Modal>
  );
}
