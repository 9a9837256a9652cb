import type { Return } from '@onehaul/contract/returns';
import { useTranslation } from '@onehaul/i18n/react';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { loadTexts } from '../../app/load-texts.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { ReturnDrawer } from './return-drawer.tsx';

// The photo viewer uses the `parcel` texts.
await loadTexts('order', 'parcel');

type Props = {
  readonly open: string | undefined;
  readonly rows: readonly Return[];
  readonly onClose: () => void;
};

/** Drawer of one return. */
export function OpenReturn({ open, rows, onClose }: Props) {
  const { t } = useTranslation('returns');
  const { t: member } = useTranslation('member');
  return (
    <CallsPart version={rows}>
      {open !== undefined && (
        <Drawer title={t('drawer.title')} close={member('close')} onClose={onClose}>
          <ReturnDrawer key={open} id={Number(open)} row={rows.find(({ id }) => String(id) === open)} />
        </Drawer>
      )}
    </CallsPart>
  );
}
