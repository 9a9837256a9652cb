import type { Address } from '@onehaul/contract/address';
import { Refusal } from '@onehaul/domain/refusal';
import type { ChangeContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import {
  clearDefault,
  countAddresses,
  insertAddress,
  lockMember,
  writeIdCard,
} from './address.repository.ts';
import { getAddress, getAddressRow } from './find-addresses.ts';
import { type AddressDraft, validateAddress } from './validate-address.ts';
import { sealIdCard, unsealIdCard } from './seal-id-card.ts';

export const maxAddresses = 50;

/** Adds an address to the main account; the first one becomes the default until another is set. */
export async function addAddress(
  keys: Keys,
  context: ChangeContext,
  { sameReceiverAs, ...typed }: AddressDraft & { readonly sameReceiverAs?: number | undefined },
): Promise<Address> {
  const { db, shop, member } = context;
  const known = sameReceiverAs === undefined ? undefined : await getAddressRow(context, sameReceiverAs);
  const idCard = typed.idCard ?? (known && unsealIdCard(keys, shop, known.id, known.idCardSealed));
  const draft = { ...typed, idCard };
  const whose = { shopId: shop.id, memberId: member.ownerId };
  const address = await validateAddress(context, draft);
  await db.first(lockMember, whose);
  const { count } = (await db.first(countAddresses, whose))!;
  if (count >= maxAddresses) throw new Refusal('address.tooMany', { most: maxAddresses });
  const isDefault = draft.isDefault || count === 0;
  if (isDefault) await db.all(clearDefault, whose);
  const { id } = (await db.first(insertAddress, { ...whose, ...address, isDefault }))!;
  if (draft.idCard) {
    const sealed = sealIdCard(keys, shop, id, draft.idCard);
    await db.all(writeIdCard, { ...whose, id, sealed });
  }
  return getAddress(keys, context, id);
}
