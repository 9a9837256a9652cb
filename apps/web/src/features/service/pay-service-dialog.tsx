import type { ServiceRequest } from '@onehaul/contract/service';
import { useTranslation } from '@onehaul/i18n/react';
import { Dialog } from '@onehaul/ui/overlay/dialog';
import { Suspense } from 'react';
import type { PayPart } from './pay-part.ts';
import { useReloadPage } from '../../app/portal/use-reload-page.ts';

type Props = {
  readonly request: ServiceRequest;
  readonly Pay: PayPart;
  readonly onClose: () => void;
};

/** Payment dialog above the list, which keeps its state. */
export function PayServiceDialog({ request, Pay, onClose }: Props) {
  const { t } = useTranslation('service');
  const { t: member } = useTranslation('member');
  const reload = useReloadPage();
  const close = () => {
    void reload();
    onClose();
  };
  return (
    <Dialog title={t('ask.payTitle', { number: request.number })} close={member('close')} onClose={close}>
      <div className="grid min-h-40 content-start gap-3 pt-2">
        <p className="text-small text-muted">{`${request.name} · ${request.targetNumber}`}</p>
        <Suspense>
          <Pay serviceIds={[request.id]} onPaid={() => void reload()} onCancel={close} />
        </Suspense>
      </div>
    </Dialog>
  );
}
