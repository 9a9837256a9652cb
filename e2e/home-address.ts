import { send } from '@onehaul/client/send';
import { addressCalls } from '@onehaul/contract/address';
import type { NewMember } from './members.ts';
import { asMember } from './parcels.ts';
import { sql } from './product.ts';

/** Gives a member a default delivery address in Hong Kong, where the lines of the demo shops go. */
export async function addHomeAddress(member: NewMember): Promise<void> {
  const [place] = await sql<{ countryId: number; regionId: string }>(
    `select region.country_id as "countryId", region.id as "regionId" from region join country on country.id = country_id
     where country.code = 'HK' and not exists (select from region inner_region where inner_region.parent_id = region.id)
     order by region.id limit 1`,
  );
  await send(
    addressCalls.add,
    {
      kind: 'dispatch',
      receiverName: 'Chan Siu Ming',
      phone: '61234567',
      telephone: '',
      ...place!,
      province: '',
      city: '',
      area: '',
      detail: '388 Kwun Tong Road',
      postcode: '',
      pickupPointId: null,
      isDefault: true,
      isRegistered: false,
    },
    await asMember(member),
  );
}
