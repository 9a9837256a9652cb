import type { Address } from '@onehaul/contract/address';
import { AddressForm } from './address-form.tsx';

type Props = {
  /** The address to edit, 'new', or undefined while the drawer is closed. */
  readonly address: Address | 'new' | undefined;
  readonly onClose: () => void;
  readonly onSaved: (address: Address) => void;
};

/** Address form in a drawer on the page that needs it. */
export function AddressDrawer({ address, onClose, onSaved }: Props) {
  if (!address) return null;
  const edited = address === 'new' ? undefined : address;
  return <AddressForm key={edited?.id ?? 'new'} address={edited} onClose={onClose} onSaved={onSaved} />;
}
