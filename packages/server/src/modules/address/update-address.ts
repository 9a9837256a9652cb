import type { Address } from '@onehaul/contract/address';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { clearDefault, lockMember, updateAddressRow, writeIdCard } from './address.repository.ts';
import { getAddress } from './find-addresses.ts';
import { type AddressDraft, validateAddress } from './validate-address.ts';
import { sealIdCard } from './seal-id-card.ts';

/** Updates an address; existing orders keep their copy. An omitted ID number is preserved. */
export async function updateAddress(
  keys: Keys,
  context: ChangeContext,
  { id, ...draft }: AddressDraft & { readonly id: number },
): Promise<Address> {
  const { db, shop, member } = context;
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const { isDefault, idCard } = draft;
  const address = await validateAddress(context, draft);
  await db.first(lockMember, whose);
  if (isDefault) await db.all(clearDefault, whose);
  const changed = await db.first(updateAddressRow, { ...whose, id, ...address, isDefault });
  if (!changed) throw new Refusal('record.notFound');
  if (idCard !== undefined) {
    const sealed = idCard ? sealIdCard(keys, shop, id, idCard) : null;
    await db.all(writeIdCard, { ...whose, id, sealed });
  }
  return getAddress(keys, context, id);
}
