import type { MarketplaceOrder } from '@onehaul/contract/marketplace';
import { useTranslation } from '@onehaul/i18n/react';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { loadTexts } from '../../app/load-texts.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import type { MarketplaceOrders } from './load-orders.server.ts';
import { MarketplaceDrawer } from './marketplace-drawer.tsx';

await loadTexts('session', 'refusal');

type Props = Pick<MarketplaceOrders, 'lines' | 'now'> & {
  readonly open: string | undefined;
  readonly rows: readonly MarketplaceOrder[];
  readonly onClose: () => void;
};

/** Drawer of one marketplace order. */
export function OpenedOrder({ open, rows, lines, now, onClose }: Props) {
  const { t } = useTranslation('marketplace');
  const { t: member } = useTranslation('member');
  return (
    <CallsPart version={rows}>
      {open !== undefined && (
        <Drawer title={t('drawer.title')} close={member('close')} onClose={onClose}>
          <MarketplaceDrawer
            key={open}
            id={Number(open)}
            row={rows.find(({ id }) => String(id) === open)}
            lines={lines}
            now={now}
          />
        </Drawer>
      )}
    </CallsPart>
  );
}
