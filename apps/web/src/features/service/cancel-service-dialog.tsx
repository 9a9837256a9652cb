import { type ServiceRequest, serviceRequestCalls } from '@onehaul/contract/service';
import { useTranslation } from '@onehaul/i18n/react';
import { ConfirmDialog } from '@onehaul/ui/overlay/confirm-dialog';
import { useCnyText } from '../../app/portal/money-text.tsx';
import { useSend } from '../../app/session-context.tsx';
import { useAct } from '../../app/use-act.ts';
import { useReloadPage } from '../../app/portal/use-reload-page.ts';

type Props = { readonly request: ServiceRequest; readonly onClose: () => void };

/** Confirms the cancellation and the refund amount before submitting. */
export function CancelServiceDialog({ request, onClose }: Props) {
  const { t } = useTranslation('service');
  const exact = useCnyText();
  const send = useSend();
  const reload = useReloadPage();
  const cancel = useAct(() => send(serviceRequestCalls.cancel, { id: request.id }), {
    keepsPage: true,
    onDone: async () => {
      await reload();
      onClose();
    },
    done: () => t('cancel.done'),
  });
  return (
    <ConfirmDialog
      title={t('cancel.title', { number: request.number })}
      confirm={t('cancel.do')}
      cancel={t('cancel.keep')}
      isDangerous
      isBusy={cancel.isPending}
      onConfirm={() => cancel.start(undefined)}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <p>{`${request.name} · ${request.targetNumber}`}</p>
        <p className="font-semibold" data-back={request.paid}>
          {request.paid > 0 ? t('cancel.back', { amount: exact(request.paid) }) : t('cancel.nothing')}
        </p>
      </div>
    </ConfirmDialog>
  );
}
