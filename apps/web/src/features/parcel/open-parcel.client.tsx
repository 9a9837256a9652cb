import type { Parcel } from '@onehaul/contract/parcel';
import { useTranslation } from '@onehaul/i18n/react';
import { DetailDrawer } from '@onehaul/workbench/detail-drawer';
import { loadTexts } from '../../app/load-texts.ts';
import { WorkbenchPart } from '../../app/portal/workbench-part.client.tsx';
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
  return (
    <WorkbenchPart version={rows}>
      <DetailDrawer title={t('drawer.title')} openKey={open} onClose={onClose}>
        {(key) => (
          <ParcelDrawer
            key={key}
            id={Number(key)}
            row={rows.find(({ id }) => String(id) === key)}
            onRemove={onRemove}
          />
        )}
      </DetailDrawer>
    </WorkbenchPart>
  );
}
