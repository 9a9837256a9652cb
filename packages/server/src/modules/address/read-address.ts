import { addressCalls } from '@onehaul/contract/address';
import { wirePath } from '@onehaul/contract/wire';
import { addressPhone, wrongAddressField } from '@onehaul/domain/address/validate';
import { Refusal } from '@onehaul/domain/refusal';
import { readerOf } from '../../db/page.ts';
import type { MemberContext } from '../../http/context.ts';
import { type AddressFields, destinationOf, pickupPlaceOf, placeOf } from './address.repository.ts';

export type AddressDraft = AddressFields & {
  readonly isDefault: boolean;
  readonly idCard?: string | undefined;
};

const { input } = addressCalls.add;
const invalid = (field: keyof AddressDraft) =>
  new Refusal('address.invalid', { field: wirePath(input, [field]) });

/** Validates an address by its country's rules and resolves the current names of its region. */
export async function readAddress(context: MemberContext, draft: AddressDraft): Promise<AddressFields> {
  const { db, shop } = context;
  const { isDefault: _, idCard, ...typed } = draft;
  const destination = await db.first(destinationOf, { shopId: shop.id, countryId: typed.countryId });
  if (!destination) throw invalid('countryId');
  const placed = typed.kind === 'pickup' ? await atPickupPoint(context, typed) : typed;
  const wrong = wrongAddressField(destination.code, { ...placed, idCard });
  if (wrong) throw invalid(wrong);
  if (placed.regionId === null && destination.hasRegions) throw invalid('regionId');
  return {
    ...placed,
    ...(placed.regionId !== null && (await namesOf(context, placed.regionId, placed.countryId))),
    pickupPointId: typed.kind === 'pickup' ? typed.pickupPointId : null,
    phone: addressPhone(destination.code, placed.phone),
    telephone: addressPhone(destination.code, placed.telephone),
  };
}

/** Substitutes the pickup point's address, where the goods ship to; the member may live anywhere. */
async function atPickupPoint(
  { db, shop }: MemberContext,
  { pickupPointId, ...typed }: AddressFields,
): Promise<AddressFields> {
  if (!shop.modules.includes('pickupPoint')) throw new Refusal('access.moduleOff');
  const point = pickupPointId && (await db.first(pickupPlaceOf, { shopId: shop.id, pickupPointId }));
  if (!point || !point.isOpen || point.countryId !== typed.countryId) throw invalid('pickupPointId');
  const { regionId, address, postcode } = point;
  return { ...typed, pickupPointId, regionId, detail: address, postcode };
}

/** The region must lie in the country and be at the finest level of the platform's list. */
async function namesOf(context: MemberContext, regionId: string, countryId: number) {
  const place = await context.db.first(placeOf, { ...readerOf(context), regionId });
  if (!place || place.countryId !== countryId || place.isDivided) throw invalid('regionId');
  const names = [place.wideName, place.middleName, place.fineName].filter((name) => name !== null);
  const [province = '', city = '', area = ''] = names;
  return { province, city, area };
}
