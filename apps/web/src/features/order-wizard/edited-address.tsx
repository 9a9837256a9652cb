import type { Address } from '@onehaul/contract/address';
import { type ComponentType, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import type { Wizard } from './use-wizard.ts';

/** Address form in a drawer, injected by the route and loaded when it is opened. */
export type AddressForm = ComponentType<{
  readonly address: Address | 'new' | undefined;
  readonly onClose: () => void;
  readonly onSaved: (address: Address) => void;
}>;

type Props = {
  readonly Form: AddressForm;
  readonly wizard: Wizard;
  readonly edited: Address | 'new' | undefined;
  readonly onClose: () => void;
};

/** The open address form; a saved address is chosen. */
export function EditedAddress({ Form, wizard, edited, onClose }: Props) {
  const { revalidate } = useRevalidator();
  const { known, change, addAddress } = wizard;
  if (!edited) return null;
  return (
    <Suspense>
      <Form
        address={edited}
        onClose={onClose}
        onSaved={(saved) => {
          addAddress(saved);
          change({
            addressId: saved.id,
            ...(known.address?.countryId !== saved.countryId && { lineId: null }),
          });
          onClose();
          void revalidate();
        }}
      />
    </Suspense>
  );
}
