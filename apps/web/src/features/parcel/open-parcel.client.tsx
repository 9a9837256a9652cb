import type { Parcel } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { Drawer } from '@onehaul/ui/overlay/drawer';
import { loadTexts } from '../../app/load-texts.ts';
import { CallsPart } from '../../app/portal/calls-part.client.tsx';
import { ParcelDrawer } from './parcel-drawer.tsx';

await loadTexts('session', 'refusal');

type Props = {
  readonly open: string | undefined;
  readonly rows: readonly Parcel[];
  readonly onClose: () => void;
  readonly onRemove: (parcel: Parcel) => void;
};

/** Drawer of one parcel. */
export function OpenParcel({ open, rows, onClose, onRemove }: Props) {
  const { t } = useTranslation('parcel');
  const { t: member } = useTranslation('member');
  return (
    <CallsPart version={rows}>
      {open !== undefined && (
        <Drawer title={t('drawer.title')} close={member('close')} onClose={onClose}>
          <ParcelDrawer
            key={open}
            id={Number(open)}
            row={rows.find(({ id }) => String(id) === open)}
            onRemove={onRemove}
          />
        </Drawer>
      )}
    </CallsPart>
  );
}
