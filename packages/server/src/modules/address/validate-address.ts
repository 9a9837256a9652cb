import { addressCalls } from '@onehaul/contract/address';
import { wirePath } from '@onehaul/contract/wire';
import { normalizeAddressPhone, wrongAddressField } from '@onehaul/domain/address/validate';
import { Refusal } from '@onehaul/domain/refusal';
import { readerParameters } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import {
  type AddressFields,
  destinationOf,
  pickupPointById,
  regionWithAncestors,
} from './address.repository.ts';

export type AddressDraft = AddressFields & {
  readonly isDefault: boolean;
  readonly idCard?: string | undefined;
};

const { input } = addressCalls.add;
const invalidFieldRefusal = (field: keyof AddressDraft) =>
  new Refusal('address.invalid', { field: wirePath(input, [field]) });

/** Validates an address by its country's rules and resolves the current names of its region. */
export async function validateAddress(context: MemberContext, draft: AddressDraft): Promise<AddressFields> {
  const { db, shop } = context;
  const { isDefault: _, idCard, ...typed } = draft;
  const destination = await db.first(destinationOf, { shopId: shop.id, countryId: typed.countryId });
  if (!destination) throw invalidFieldRefusal('countryId');
  const placed = typed.kind === 'pickup' ? await withPickupPointAddress(context, typed) : typed;
  const wrong = wrongAddressField(destination.code, { ...placed, idCard });
  if (wrong) throw invalidFieldRefusal(wrong);
  if (placed.regionId === null && destination.hasRegions) throw invalidFieldRefusal('regionId');
  return {
    ...placed,
    ...(placed.regionId !== null && (await regionNamesOf(context, placed.regionId, placed.countryId))),
    pickupPointId: typed.kind === 'pickup' ? typed.pickupPointId : null,
    phone: normalizeAddressPhone(destination.code, placed.phone),
    telephone: normalizeAddressPhone(destination.code, placed.telephone),
  };
}

/** Substitutes the pickup point's address, where the goods ship to; the member may live anywhere. */
async function withPickupPointAddress(
  { db, shop }: MemberContext,
  { pickupPointId, ...typed }: AddressFields,
): Promise<AddressFields> {
  if (!shop.modules.includes('pickupPoint')) throw new Refusal('access.moduleOff');
  const point = pickupPointId && (await db.first(pickupPointById, { shopId: shop.id, pickupPointId }));
  if (!point || !point.isOpen || point.countryId !== typed.countryId)
    throw invalidFieldRefusal('pickupPointId');
  const { regionId, address, postcode } = point;
  return { ...typed, pickupPointId, regionId, detail: address, postcode };
}

/** The region must lie in the country and be at the finest level of the platform's list. */
async function regionNamesOf(context: MemberContext, regionId: string, countryId: number) {
  const place = await context.db.first(regionWithAncestors, { ...readerParameters(context), regionId });
  if (!place || place.countryId !== countryId || place.isDivided) throw invalidFieldRefusal('regionId');
  const names = [place.wideName, place.middleName, place.fineName].filter((name) => name !== null);
  const [province = '', city = '', area = ''] = names;
  return { province, city, area };
}
