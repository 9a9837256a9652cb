import type { Address } from '@onehaul/contract/address';
import type { PageRequest } from '@onehaul/contract/wire';
import { Refusal } from '@onehaul/domain/refusal';
import { findPage, readerOf } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { addressById, addressPage, type AddressRow } from './address.repository.ts';
import { idCardTail } from './seal-id-card.ts';

const addressOf = (keys: Keys, { shop }: MemberContext, { idCardSealed, ...row }: AddressRow): Address => ({
  ...row,
  idCardTail: idCardTail(keys, shop, row.id, idCardSealed),
});

/** A sub-account sees the addresses of its main account (A16). */
export async function findAddresses(
  keys: Keys,
  context: MemberContext,
  { countryId, ...page }: PageRequest & { readonly countryId?: number | undefined },
): Promise<{ items: Address[]; total: number }> {
  const memberId = context.member.ownerId;
  const filter = { memberId, countryId: countryId ?? null };
  const { items, total } = await findPage(context, addressPage, page, filter);
  return { items: items.map((row) => addressOf(keys, context, row)), total };
}

/** Where an order goes: an address of the member, with what only we read of it. */
export async function getAddressRow(context: MemberContext, id: number): Promise<AddressRow> {
  const memberId = context.member.ownerId;
  const row = await context.db.first(addressById, { ...readerOf(context), memberId, id });
  if (!row) throw new Refusal('record.notFound');
  return row;
}

export async function getAddress(keys: Keys, context: MemberContext, id: number): Promise<Address> {
  return addressOf(keys, context, await getAddressRow(context, id));
}
