import type { Address } from '@onehaul/contract/address';
import type { PageRequest } from '@onehaul/contract/wire';
import { requiresConsigneeConfirmation, problemsOfConsignee } from '@onehaul/domain/customs/consignee';
import { Refusal } from '@onehaul/domain/refusal';
import { findPage, readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import type { Keys } from '../../keys.ts';
import { addressById, addressPage, type AddressRow } from './address.repository.ts';
import { unsealIdCard } from './seal-id-card.ts';

/** Exposes only the last characters of the ID number, plus whether it would be accepted at customs. */
function addressOf(keys: Keys, { shop }: MemberContext, row: AddressRow): Address {
  const { idCardSealed, countryCode, ...shown } = row;
  const idCard = unsealIdCard(keys, shop, row.id, idCardSealed);
  return {
    ...shown,
    idCardTail: idCard?.slice(-4) ?? '',
    asksConsignee: requiresConsigneeConfirmation(countryCode),
    consigneeProblems: requiresConsigneeConfirmation(countryCode)
      ? problemsOfConsignee({ ...row, idCard })
      : [],
  };
}

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

/** The address an order ships to, including columns that are never sent to the client. */
export async function getAddressRow(context: MemberContext, id: number): Promise<AddressRow> {
  const memberId = context.member.ownerId;
  const row = await context.db.first(addressById, { ...readerParameters(context), memberId, id });
  if (!row) throw new Refusal('record.notFound');
  return row;
}

export async function getAddress(keys: Keys, context: MemberContext, id: number): Promise<Address> {
  return addressOf(keys, context, await getAddressRow(context, id));
}
