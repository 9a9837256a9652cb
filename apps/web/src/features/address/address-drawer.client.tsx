import type { Address } from '@onehaul/contract/address';
import { useTranslation } from '@onehaul/i18n/react';
import { DetailDrawer } from '@onehaul/workbench/detail-drawer';
import { AddressForm } from './address-form.tsx';

type Props = {
  /** The address to edit, 'new', or undefined while the drawer is closed. */
  readonly address: Address | 'new' | undefined;
  readonly onClose: () => void;
  readonly onSaved: (address: Address) => void;
};

/** Address form in a drawer on the page that needs it. */
export function AddressDrawer({ address, onClose, onSaved }: Props) {
  const { t } = useTranslation('address');
  const openKey = address && (address === 'new' ? 'new' : String(address.id));
  return (
    <DetailDrawer title={t(address === 'new' ? 'add' : 'edit')} openKey={openKey} onClose={onClose}>
      {(key) => (
        <AddressForm
          key={key}
          address={address === 'new' ? undefined : address}
          onCancel={onClose}
          onSaved={onSaved}
        />
      )}
    </DetailDrawer>
  );
}
