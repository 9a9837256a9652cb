import type { Services } from '@onehaul/server/services';
import type { Module } from '@onehaul/domain/shop';
import type { Role } from '@onehaul/domain/staff/role';
import { aShop } from './builders.ts';
import { someCountries } from './catalog-builders.ts';
import { aMember, aStaffMember, type TestMember } from './member-builders.ts';
import { aParcelPhoto, aWarehouse } from './parcel-builders.ts';
import { staffCaller, signInStaff } from './staff-sign-in.ts';
import { createTestApi, type Reply } from './test-api.ts';
import { createTestDatabase } from './test-database.ts';

export const errorOf = ({ body }: Reply) => body.Error ?? 'ok';
/** ISO timestamp this many seconds from now. */
export const seconds = (count: number) => new Date(Date.now() + count * 1000).toISOString();

/** Two shops of one tenant and one of another, with staff: the stage for tests of stations and desks. */
export async function createParcelFixture(services: Partial<Services> = {}) {
  const database = await createTestDatabase();
  await someCountries(database);
  const modules: Module[] = ['consolidation', 'cashOnDelivery', 'returns'];
  const shop = await aShop(database, { tenantId: 2, host: 'harbour.test', name: 'Harbour', modules });
  const sister = await aShop(database, { tenantId: 2, host: 'sister.test' });
  const rivalShop = await aShop(database, { tenantId: 3, host: 'rival.test', modules });
  const warehouseId = await aWarehouse(database, shop, { freeDays: 30, abandonDays: 120 });
  const otherWarehouseId = await aWarehouse(database, shop);
  const amy = await aMember(database, shop, { name: 'Amy' });
  const ben = await aMember(database, shop, { name: 'Ben' });
  const api = await createTestApi(database, { services });
  const person = async (tenantId: number, role: Role, name: string = role) => {
    const account = await aStaffMember(database, tenantId, { roles: [role], email: `${name}@company.test` });
    const { cookie } = await signInStaff(api, account);
    return { id: account.id, cookie, call: staffCaller(api, cookie) };
  };
  const clerk = await person(2, 'clerk');

  return {
    database,
    api,
    shop,
    sister,
    rivalShop,
    warehouseId,
    otherWarehouseId,
    amy,
    ben,
    clerk,
    service: await person(2, 'service'),
    finance: await person(2, 'finance'),
    admin: await person(2, 'admin'),
    owner: await person(2, 'owner'),
    rival: await person(3, 'owner', 'rival'),
    /** A scan at the first warehouse, now. */
    at: (courierNumber: string, more: object = {}) => ({
      shopId: shop.id,
      warehouseId,
      courierNumber,
      scannedAt: seconds(0),
      ...more,
    }),
    row: async (id: number) =>
      (await database.sql('select * from parcel where id = $1', [id]))[0] as Record<string, unknown>,
    events: (id: number) =>
      database.sql(
        `select act, from_state, to_state, actor, actor_id, reason, proof, details from parcel_event
         where parcel_id = $1 order by id`,
        [id],
      ),
    /** Topics of the outbox events a member got about a parcel. */
    told: async (member: TestMember, subjectId: number) =>
      (
        await database.sql('select topic from outbox where member_id = $1 and subject_id = $2 order by id', [
          member.id,
          subjectId,
        ])
      ).map(({ topic }) => topic as string),
    withPhotos: async (id: number) => {
      for (const kind of ['label', 'whole'])
        await aParcelPhoto(database, { id, shop }, { staffId: clerk.id, kind });
    },
    async close() {
      await api.close();
      await database.close();
    },
  };
}
