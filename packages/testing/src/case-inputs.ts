import { aCase } from './case-builders.ts';
import { type Actor, newEmail, type Shop } from './actors.ts';
import { aMember, aStaffMember, type TestMember } from './member-builders.ts';
import { anOrder } from './order-builders.ts';
import { aParcel, aParcelPhoto, aWarehouse } from './parcel-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = (cell: { readonly actor: Actor; readonly member: Actor }) => Promise<Body>;

/** Minimal valid inputs for the case calls, referring to records of `member`. */
export function createCaseInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  return {
    '/Client_Case/GetTheData': async ({ member }) => ({ Id: (await aCase(database, shop, member)).id }),
    '/Client_Case/AddData': async ({ member }) => ({
      Kind: 'measurement',
      ParcelId: (await aParcel(database, { shop, member, state: 'stored' })).id,
      Words: 'Too heavy',
    }),
    '/Client_Case/AddMessage': async ({ member }) => ({
      Id: (await aCase(database, shop, member)).id,
      Words: 'And this',
    }),
    '/Client_Case/Answer': async ({ member }) => ({
      Id: (await aCase(database, shop, member)).id,
      Answer: 'close',
    }),
  };
}

const measured = {
  pieces: [
    { boxNumber: 1, grams: 1250, lengthMillimetres: 300, widthMillimetres: 200, heightMillimetres: 100 },
  ],
  totalMinor: null,
};

/** Minimal valid inputs for the console's case calls. */
export function createCaseStaffInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let places: Promise<{ warehouseId: number; owner: TestMember; firstId: number }> | undefined;
  const openPlaces = async () => ({
    warehouseId: await aWarehouse(database, shop),
    owner: await aMember(database, shop),
    firstId: (await aStaffMember(database, shop.tenantId, { roles: ['clerk'], email: newEmail() })).id,
  });
  const known = () => (places ??= openPlaces());
  const which = async (row: Body = {}) => ({
    shopId: shop.id,
    id: (await aCase(database, shop, (await known()).owner, row)).id,
  });
  const damaged = async (row: Body = {}) => {
    const { owner } = await known();
    const declaredMinor = 100_000_000;
    const { id: orderId } = await anOrder(database, shop, owner, {
      step: 'shipped',
      row: { declaredMinor, insuredMinor: 10_000_000 },
    });
    return which({ kind: 'damage', orderId, askedMinor: 1000, ...row });
  };
  const words = 'x';
  return {
    '/console/cases/get': () => which(),
    '/console/cases/take': () => which(),
    '/console/cases/colleagues': async () => ({ shopId: shop.id }),
    '/console/cases/assign': async () => {
      const account = { roles: ['service' as const], email: newEmail() };
      const { id: staffId } = await aStaffMember(database, shop.tenantId, account);
      return { ...(await which()), staffId };
    },
    '/console/cases/answer': async () => ({ ...(await which()), words }),
    '/console/cases/note': async () => ({ ...(await which()), words }),
    '/console/cases/offer': async () => ({ ...(await damaged()), minor: 500, words }),
    '/console/cases/approve': async () => ({
      ...(await damaged({ proposedMinor: 60_000, proposedBy: (await known()).firstId })),
      isApproved: true,
    }),
    '/console/cases/close': async () => ({ ...(await which()), words }),
    '/console/measure-again/list': async () => ({
      shopId: shop.id,
      warehouseId: (await known()).warehouseId,
    }),
    '/console/measure-again/record': async ({ actor }) => {
      const { warehouseId, owner: member, firstId } = await known();
      const parcel = await aParcel(database, { shop, member, warehouseId, state: 'stored' });
      const opened = await which({
        kind: 'measurement',
        parcelId: parcel.id,
        warehouseId,
        measured,
        firstStaffId: firstId,
      });
      // The photo must be the caller's own, so it is created only if they are staff of the tenant.
      const [person] = await database.sql('select id from staff where tenant_id = $1 and id = $2', [
        shop.tenantId,
        actor.id,
      ]);
      if (person) await aParcelPhoto(database, parcel, { staffId: actor.id, kind: 'whole' });
      return { ...opened, warehouseId, pieces: measured.pieces };
    },
  };
}
