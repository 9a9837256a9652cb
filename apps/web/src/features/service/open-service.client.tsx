import type { ServiceRequest } from '@onehaul/contract/service';
import { useTranslation } from '@onehaul/i18n/react';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { loadTexts } from '../../app/load-texts.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import type { Doing } from './added-list-page.tsx';
import { CancelServiceDialog } from './cancel-service-dialog.tsx';
import type { PayPart } from './pay-part.ts';
import { PayServiceDialog } from './pay-service-dialog.tsx';
import { ServiceDrawer } from './service-drawer.tsx';

// The photo viewer uses the `parcel` texts.
await loadTexts('fee', 'parcel', 'session', 'refusal');

type Props = {
  readonly open: string | undefined;
  readonly doing: Doing | undefined;
  readonly rows: readonly ServiceRequest[];
  readonly Pay: PayPart;
  readonly onAct: (doing: Doing | undefined) => void;
  readonly onClose: () => void;
};

/** Drawer of one request, and the dialogs of what can be done with it. */
export function OpenService({ open, doing, rows, Pay, onAct, onClose }: Props) {
  const { t } = useTranslation('service');
  const { t: member } = useTranslation('member');
  return (
    <CallsPart version={rows}>
      {open !== undefined && (
        <Drawer title={t('drawer.title')} close={member('close')} onClose={onClose}>
          <ServiceDrawer
            key={open}
            id={Number(open)}
            row={rows.find(({ id }) => String(id) === open)}
            onAct={(act, request) => onAct({ act, request })}
          />
        </Drawer>
      )}
      {doing?.act === 'pay' && (
        <PayServiceDialog request={doing.request} Pay={Pay} onClose={() => onAct(undefined)} />
      )}
      {doing?.act === 'cancel' && (
        <CancelServiceDialog request={doing.request} onClose={() => onAct(undefined)} />
      )}
    </CallsPart>
  );
}
