import type { Earning } from '@onehaul/contract/agent';
import { useTranslation } from '@onehaul/i18n/react';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { EarningDetails } from './earning-details.tsx';

type Props = {
  /** Undefined where none is open, or it is on another page of the list. */
  readonly earning: Earning | undefined;
  readonly onClose: () => void;
};

/** Drawer of one earning. */
export function OpenEarning({ earning, onClose }: Props) {
  const { t } = useTranslation('agent');
  const { t: member } = useTranslation('member');
  if (!earning) return null;
  return (
    <Drawer title={t('drawer.title')} close={member('close')} onClose={onClose}>
      <EarningDetails key={earning.id} earning={earning} />
    </Drawer>
  );
}
