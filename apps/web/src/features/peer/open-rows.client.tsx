import type { PeerOrder, PeerStatement, PeerStatementDetails } from '@onehaul/contract/peer';
import { useTranslation } from '@onehaul/i18n/react';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { useState } from 'react';
import { loadTexts } from '../../app/load-texts.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { OrderDrawer } from './order-drawer.tsx';
import { PayStatementDialog } from './pay-statement-dialog.tsx';
import { StatementDrawer } from './statement-drawer.tsx';

await loadTexts('session', 'refusal');

type OrderProps = {
  readonly openKey: string | undefined;
  /** Undefined where it is on another page of the list. */
  readonly order: PeerOrder | undefined;
  readonly onClose: () => void;
};

/** Drawer of one order. */
export function OpenedOrder({ openKey, order, onClose }: OrderProps) {
  const { t } = useTranslation('peers');
  const { t: member } = useTranslation('member');
  if (openKey === undefined) return null;
  return (
    <Drawer title={t('order')} close={member('close')} onClose={onClose}>
      <OrderDrawer order={order} />
    </Drawer>
  );
}

type StatementProps = {
  readonly openKey: string | undefined;
  readonly rows: readonly PeerStatement[];
  readonly onClose: () => void;
};

/** Drawer of one statement, and its payment. */
export function OpenStatement({ openKey, rows, onClose }: StatementProps) {
  const { t } = useTranslation('peers');
  const { t: member } = useTranslation('member');
  const [paying, setPaying] = useState<PeerStatementDetails>();
  return (
    <CallsPart version={rows}>
      {openKey !== undefined && (
        <Drawer title={t('statement')} close={member('close')} onClose={onClose}>
          <StatementDrawer
            key={openKey}
            id={Number(openKey)}
            row={rows.find(({ id }) => String(id) === openKey)}
            onPay={setPaying}
          />
        </Drawer>
      )}
      {paying && <PayStatementDialog statement={paying} onClose={() => setPaying(undefined)} />}
    </CallsPart>
  );
}
