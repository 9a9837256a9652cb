import { addressCalls } from '@onehaul/contract/address';
import { goodsDeclarationCalls } from '@onehaul/contract/goods-declaration';
import { bind, type Route } from '../../http/bind.ts';
import type { Services } from '../../services.ts';
import { addAddress } from './add-address.ts';
import { findAddresses } from './find-addresses.ts';
import { findGoodsDeclarations } from './find-goods-declarations.ts';
import { addGoodsDeclaration, updateGoodsDeclaration } from './save-goods-declaration.ts';
import { createAddressRecognizer } from './recognize-address.ts';
import { removeAddresses } from './remove-addresses.ts';
import { removeDeclarations, restoreDeclarations } from './remove-goods-declarations.ts';
import { setDefaultAddress } from './set-default-address.ts';
import { restoreAddresses } from './undo-removal.ts';
import { updateAddress } from './update-address.ts';

export function createAddressRoutes({ keys }: Services): Route[] {
  const declarations = bind(goodsDeclarationCalls, {
    list: (context, page) => findGoodsDeclarations(keys, context, page),
    add: (context, draft) => addGoodsDeclaration(keys, context, draft),
    update: (context, draft) => updateGoodsDeclaration(keys, context, draft),
    remove: removeDeclarations,
    restore: restoreDeclarations,
  });
  const addresses = bind(addressCalls, {
    list: (context, page) => findAddresses(keys, context, page),
    add: (context, draft) => addAddress(keys, context, draft),
    update: (context, draft) => updateAddress(keys, context, draft),
    remove: (context, which) => removeAddresses(keys, context, which),
    restore: (context, which) => restoreAddresses(keys, context, which),
    recognize: createAddressRecognizer(),
    setDefault: setDefaultAddress,
  });
  return [...addresses, ...declarations];
}
