import { addressCalls } from '@onehaul/contract/address';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { addAddress } from './add-address.ts';
import { findAddresses } from './find-addresses.ts';
import { removeAddresses } from './remove-addresses.ts';
import { setDefaultAddress } from './set-default-address.ts';
import { updateAddress } from './update-address.ts';

export function openAddressRoutes({ keys }: Services): Route[] {
  return bind(addressCalls, {
    list: (context, page) => findAddresses(keys, context, page),
    add: (context, draft) => addAddress(keys, context, draft),
    update: (context, draft) => updateAddress(keys, context, draft),
    remove: removeAddresses,
    setDefault: setDefaultAddress,
  });
}
