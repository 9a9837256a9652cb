import { type ServiceRequest, serviceRequestCalls } from '@onehaul/contract/service';
import { useTranslation } from '@onehaul/i18n/react';
import { Button, Modal } from '@onehaul/workbench/antd';
import { useReturnFocus } from '@onehaul/workbench/return-focus';
import { useMoney } from '../../app/fee/use-money.ts';
import { useChange } from '../../app/portal/use-change.ts';
import { useSend } from '../../app/session-context.tsx';
import { useReloadServices } from './use-reload-services.ts';

type Props = { readonly request: ServiceRequest; readonly onClose: () => void };

/** Confirms the cancellation and the refund amount before submitting. */
export function CancelServiceDialog({ request, onClose }: Props) {
  const { t } = useTranslation('service');
  const { exact } = useMoney();
  const send = useSend();
  const reload = useReloadServices();
  const returnFocus = useReturnFocus();
  const close = () => {
    onClose();
    returnFocus();
  };
  const cancel = useChange(() => send(serviceRequestCalls.cancel, { id: request.id }), {
    onDone: async () => {
      await reload();
      close();
    },
    done: () => t('cancel.done'),
  });
  return (
    <Modal
      open
      title={t('cancel.title', { number: request.number })}
      onCancel={() => !cancel.isPending && close()}
      mask={{ closable: false }}
      footer={
        <>
          <Button onClick={close} disabled={cancel.isPending}>
            {t('cancel.keep')}
          </Button>
          <Button type="primary" danger loading={cancel.isPending} data-cancel onClick={() => cancel.start()}>
            {t('cancel.do')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 pt-2 text-small">
        <p>{`${request.name} · ${request.targetNumber}`}</p>
        <p className="font-semibold" data-back={request.paid}>
          {request.paid > 0 ? t('cancel.back', { amount: exact(request.paid) }) : t('cancel.nothing')}
        </p>
      </div>
    </Modal>
  );
}
