import type { ServiceState } from '@onehaul/domain/service/service-state';
import { type Actor, newEmail, type Shop } from './actors.ts';
import { aMember, aStaffMember } from './member-builders.ts';
import { aParcel, aWarehouse } from './parcel-builders.ts';
import { aServiceOption, aServicePhoto, aServiceRequest } from './service-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly actor: Actor; readonly member: Actor }) => Promise<Body>;

/** Minimal valid inputs for the service calls, referring to records of `member`. */
export function createServiceInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  const own: Input = async ({ member }) => ({ Id: (await aServiceRequest(database, shop, member)).id });
  return {
    '/Client_AddedService/AddData': async ({ member }) => ({
      ParcelId: (await aParcel(database, { shop, member, state: 'stored' })).id,
      AddedServiceDetailId: await aServiceOption(database, shop),
    }),
    '/Client_AddedService/GetTheData': own,
    '/Client_AddedService/Cancel': own,
  };
}

/** Minimal valid inputs for the console's service calls. */
export function createServiceStaffInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let place: Promise<{ shopId: number; warehouseId: number }> | undefined;
  const workplace = () =>
    (place ??= aWarehouse(database, shop).then((warehouseId) => ({ shopId: shop.id, warehouseId })));
  /** A request in `state`; an assigned one also has a photo. */
  const one = async (state: ServiceState, more: Body = {}): Promise<Body> => {
    const owner = await aMember(database, shop);
    const { id } = await aServiceRequest(database, shop, owner, { state });
    if (state === 'assigned') {
      const clerk = await aStaffMember(database, shop.tenantId, { roles: ['clerk'], email: newEmail() });
      await aServicePhoto(database, shop, { requestId: id, staffId: clerk.id });
    }
    return { shopId: shop.id, id, ...more };
  };
  return {
    '/console/services/list': async () => ({ ...(await workplace()), queue: 'paid' }),
    '/console/services/find': async () => ({ ...(await workplace()), code: 'SF123' }),
    '/console/services/take': () => one('paid'),
    '/console/services/putBack': () => one('assigned'),
    '/console/services/quote': () => one('requested', { minor: 100 }),
    '/console/services/addPhoto': () => one('assigned'),
    '/console/services/finish': () => one('assigned'),
    '/console/services/refuse': () => one('requested', { reason: 'broken' }),
  };
}
