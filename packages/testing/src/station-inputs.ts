import { newEmail, type Shop } from './actors.ts';
import { aRow } from './catalog-builders.ts';
import { aMember, aStaffMember, type TestMember } from './member-builders.ts';
import { aBin, aClaim, aParcel, aParcelPhoto, aWarehouse, newCourierNumber } from './parcel-builders.ts';
import type { TestDatabase } from './test-database.ts';

type Body = Record<string, unknown>;
type Input = () => Promise<Body>;
type State = 'received' | 'stored' | 'onHold';

/** Minimal valid inputs for the station and parcel desk calls. */
export function createStationInputs(database: TestDatabase, shop: Shop): Record<string, Input> {
  let places:
    | Promise<{ warehouseId: number; owner: TestMember; binCode: string; staffId: number }>
    | undefined;
  const openPlaces = async () => {
    const warehouseId = await aWarehouse(database, shop);
    const colleague = await aStaffMember(database, shop.tenantId, { roles: ['service'], email: newEmail() });
    return {
      warehouseId,
      owner: await aMember(database, shop),
      binCode: (await aBin(database, shop, warehouseId)).code,
      staffId: colleague.id,
    };
  };
  const known = () => (places ??= openPlaces());
  const workplace = async () => ({ shopId: shop.id, warehouseId: (await known()).warehouseId });
  const scan = async (courierNumber = newCourierNumber()) => ({
    ...(await workplace()),
    courierNumber,
    scannedAt: new Date().toISOString(),
  });
  const owned = async (state: State) => {
    const { warehouseId, owner } = await known();
    return aParcel(database, { shop, member: owner, warehouseId, state });
  };
  const ofOwned = async (state: State, more: Body = {}) => ({
    ...(await scan((await owned(state)).courierNumber)),
    ...more,
  });
  const unowned = async (state: 'unclaimed' | 'claimPending' = 'unclaimed') => {
    const { warehouseId } = await known();
    const longAgo = new Date(Date.now() - 60 * 86_400_000);
    return aParcel(database, { shop, warehouseId, state, receivedAt: longAgo });
  };
  const which = async () => ({ shopId: shop.id, id: (await unowned()).id });
  const claim = async () => {
    const parcel = await unowned('claimPending');
    return { shopId: shop.id, id: await aClaim(database, parcel, { member: (await known()).owner }) };
  };
  return {
    '/console/stations/find': () => scan(),
    '/console/stations/limits': workplace,
    '/console/stations/bins': workplace,
    '/console/stations/receive': () => scan(),
    '/console/stations/assign': async () => ({
      ...(await scan((await unowned()).courierNumber)),
      memberCode: (await known()).owner.code,
    }),
    '/console/stations/addPhoto': () => ofOwned('received', { kind: 'label' }),
    '/console/stations/measure': async () => {
      const { staffId } = await known();
      const parcel = await owned('received');
      for (const kind of ['label', 'whole']) await aParcelPhoto(database, parcel, { staffId, kind });
      const sides = { lengthMillimetres: 100, widthMillimetres: 100, heightMillimetres: 100 };
      return { ...(await scan(parcel.courierNumber)), weightGrams: 500, ...sides };
    },
    '/console/stations/suggestBin': () => ofOwned('stored'),
    '/console/stations/shelve': async () => ofOwned('stored', { binCode: (await known()).binCode }),
    '/console/stations/hold': () => ofOwned('stored', { reason: 'damage' }),
    '/console/stations/release': () => ofOwned('onHold'),
    '/console/parcels/get': which,
    '/console/claims/candidates': which,
    '/console/claims/approve': claim,
    '/console/claims/reject': async () => ({ ...(await claim()), reason: 'not theirs' }),
    '/console/claims/give': async () => ({
      ...(await which()),
      memberId: (await known()).owner.id,
      reason: 'on the label',
    }),
    '/console/claims/propose': async () => ({
      ...(await which()),
      outcome: 'disposed',
      reason: 'nobody came',
    }),
    '/console/claims/decide': async () => {
      const proposal = { parcelId: (await unowned()).id, outcome: 'disposed', reason: 'nobody came' };
      const { id } = await aRow(database, shop, 'disposal', {
        ...proposal,
        proposedBy: (await known()).staffId,
      });
      return { shopId: shop.id, id: Number(id), isConfirmed: true };
    },
  };
}
