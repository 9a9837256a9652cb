import type { Address } from '@onehaul/contract/address';
import { useTranslation } from '@onehaul/i18n/react';
import { DetailDrawer } from '@onehaul/workbench/detail-drawer';
import { AddressForm } from './address-form.tsx';

type Props = {
  /** The address that is changed, a new one, or none: then it is closed. */
  readonly address: Address | 'new' | undefined;
  readonly onClose: () => void;
  readonly onSaved: (address: Address) => void;
};

/** An address beside the page on which it is needed. */
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
